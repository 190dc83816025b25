import { PLACES, PLATES } from "../../boards/principality/ways";
import type { Ways } from "../../prompt/desk.svelte";

export const ways: Ways = { plates: PLATES, places: PLACES };
