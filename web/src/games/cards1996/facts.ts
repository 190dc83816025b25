import { factsOf } from "../../boards/principality/facts";
import type { FactsOf } from "../../table/games";

const KINDS = ["strength", "skill", "commerce"];
const TOKENS = { knight: "pt-strength", mill: "pt-commerce" };
export const facts: FactsOf = (view, seat, names, language) => factsOf(view, seat, names, language, KINDS, TOKENS);
