import { wording } from "../../lib/i18n";

export const say = wording({
  title: ["Erste Partie", "First match"],
  step: ["Schritt {number} von {count}", "Step {number} of {count}"],
  next: ["Weiter", "Go on"],
  begin: ["Los geht’s", "Let us begin"],
  skip: ["Lektion verlassen", "Leave the lesson"],
  restart: ["Von vorn", "From the start"],
  showMe: ["Mach es für mich", "Do it for me"],
  again: ["Wie vorhin: {label}.", "As before: {label}."],
  watch: ["Schau zu: Die anderen sind am Zug.", "Watch: it is the others’ turn."],
  done: ["Geschafft!", "Well done!"],
  play: ["Jetzt richtig spielen", "Now play a real match"],
  welcome: ["Erst brauchst du einen Namen.", "You need a name first."],
  none: ["Für dieses Spiel gibt es keine Lektion.", "There is no lesson for this game."],
  coach: ["Erklärung", "Explanation"],
  board: ["Spielbrett", "Board"],
  log: ["Verlauf", "Log"],
});
