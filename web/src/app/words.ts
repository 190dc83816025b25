import { wording } from "../lib/i18n";

export const say = wording({
  play: ["Spielen", "Play"],
  watch: ["Zuschauen", "Watch"],
  almanac: ["Almanach", "Almanac"],
  me: ["Ich", "Me"],
  account: ["Mein Name und Konto", "My name and account"],
  settings: ["Einstellungen", "Settings"],
  language: ["DE: Sprache Deutsch. In English", "EN: language English. Auf Deutsch"],
  theme: ["Tag oder Nacht", "Day or night"],
  search: ["Im Almanach suchen", "Search the almanac"],
  main: ["Hauptmenü", "Main menu"],
  skipMain: ["Zum Inhalt", "Skip to the content"],
  lost: ["Die Verbindung ist weg. Ich versuche es weiter …", "The connection is lost. Trying again …"],
  again: ["Jetzt versuchen", "Try now"],
  nowhere: ["Hier ist nichts", "There is nothing here"],
  nowhereText: ["Diese Adresse führt zu keinem Tisch und keiner Seite.", "This address leads to no table and no page."],
  home: ["Zur Lobby", "To the lobby"],
  broken: ["Diese Seite konnte nicht geladen werden.", "This page could not be loaded."],
  reload: ["Neu laden", "Reload"],
  loading: ["Einen Augenblick …", "One moment …"],
});
