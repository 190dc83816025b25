import { naming, wording } from "../lib/i18n";

export const say = wording({
  back: ["Zurück", "Back"],
  many: ["{count} Möglichkeiten", "{count} possibilities"],
  waitingFor: ["{names} überlegt", "{names} is thinking"],
  waitingForMany: ["{names} überlegen", "{names} are thinking"],
  nobody: ["Einen Augenblick …", "One moment …"],
  looking: ["Du schaust zu.", "You are watching."],
  may: ["Du darfst etwas sagen, niemand wartet auf dich.", "You may speak, nobody is waiting for you."],
  add: ["Eins mehr: {kind}", "One more: {kind}"],
  take: ["Eins weniger: {kind}", "One fewer: {kind}"],
  of: ["{count} von {most}", "{count} of {most}"],
  suggestions: ["Vorschläge", "Suggestions"],
  everybody: ["An alle, mit denen ich handeln darf", "To everybody I may trade with"],
  only: ["Nur an {name}", "Only to {name}"],
  find: ["Suchen", "Find"],
  exactly: ["genau {least}", "exactly {least}"],
  between: ["{least} bis {most}", "{least} to {most}"],
  missing: ["Da fehlt noch etwas.", "Something is still missing."],
  question: ["Frage", "Question"],
  answers: ["Was ich tun kann", "What I can do"],
  show: ["Verstanden", "Understood"],
});

/** The parts of moves with amounts. */
export const partName = naming({
  give: ["Ich gebe", "I give"],
  take: ["Ich möchte", "I want"],
  cards: ["Karten", "Cards"],
  to: ["An wen", "To whom"],
  regions: ["Landschaften", "Regions"],
  region: ["Landschaft", "Region"],
  other: ["mit", "with"],
  upper: ["Oben", "Above"],
  lower: ["Unten", "Below"],
  card: ["Karte", "Card"],
  at: ["Wo", "Where"],
  stack: ["Stapel", "Stack"],
  resource: ["Rohstoff", "Resource"],
  replace: ["Statt", "In place of"],
  seat: ["Wer", "Who"],
  victim: ["Bei wem", "From whom"],
});
