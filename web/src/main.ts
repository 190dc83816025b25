import { mount } from "svelte";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./app/App.svelte";
import { start as startRoutes } from "./app/routes.svelte";
import { start as startConnection } from "./lib/online.svelte";
import { start as startSettings } from "./lib/settings.svelte";

startSettings();
startRoutes();
startConnection();
const target = document.getElementById("app");
if (target) mount(App, { target });
