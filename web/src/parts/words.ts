import { wording } from "../lib/i18n";

export const say = wording({
  close: ["Schließen", "Close"],
  rule: ["Regel {number}", "Rule {number}"],
  copied: ["Kopiert", "Copied"],
  copy: ["Kopieren", "Copy"],
});
