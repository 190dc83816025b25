// What is particular to Das Duell: what its event die shows.
export const FACES: Record<string, string> = {
  brigand_attack: "die-ev-brigand",
  trade: "die-ev-trade",
  celebration: "die-ev-feast",
  plentiful_harvest: "die-ev-harvest",
  event_card: "die-ev-card",
};
