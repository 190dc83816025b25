// Trade, ordered for the hand: what the supply takes for what, and who has answered what. Pure functions over what the server sent.
import type { Decision, Move } from "../../../lib/match";
import { same, total, type Pile } from "../../../prompt/choices";

/** What may be given to the supply at once, and what may be had for it. */
export interface Bargain {
  type: string;
  give: Pile;
  takes: { take: Pile; move: Move }[];
}

const WITH_SUPPLY = new Set(["sea_trade", "supply_trade", "use_trade_road"]);

export function bargainsIn(decision: Decision | null): Bargain[] {
  const bargains: Bargain[] = [];
  for (const move of decision?.moves ?? []) {
    if (!WITH_SUPPLY.has(move.type)) continue;
    const give = typeof move.give === "string" ? { [move.give]: Number(move.count) } : cardsIn(move.give);
    const take = typeof move.take === "string" ? { [move.take]: 1 } : cardsIn(move.take);
    const known = bargains.find((each) => each.type === move.type && same(each.give, give));
    if (known) known.takes.push({ take, move });
    else bargains.push({ type: move.type, give, takes: [{ take, move }] });
  }
  return bargains;
}

export interface Deal {
  seat: number;
  to: number[];
  give: object;
  take: object;
  pending: number[];
  accepted: number[];
}

export interface Proposal {
  seat: number;
  give: object;
  take: object;
}

export interface Answer {
  seat: number;
  says: "yes" | "no" | "thinking" | "instead";
  /** Their own proposal, from their side. */
  proposal: Proposal | null;
  /** Trade with them; refuse what they propose. */
  accept: Move | null;
  refuse: Move | null;
}

/** What the others say to my offer, or propose by themselves. */
export function answersTo(deal: Deal | null, proposals: readonly Proposal[], decision: Decision | null): Answer[] {
  const move = (type: string, seat: number) =>
    decision?.moves.find((each) => each.type === type && each.seat === seat) ?? null;
  const seats = [...new Set([...(deal?.to ?? []), ...proposals.map(({ seat }) => seat)])];
  return seats.map((seat) => {
    const proposal = proposals.find((each) => each.seat === seat) ?? null;
    const says = deal?.accepted.includes(seat)
      ? "yes"
      : deal?.pending.includes(seat)
        ? "thinking"
        : proposal
          ? "instead"
          : "no";
    return { seat, says, proposal, accept: move("trade_with", seat), refuse: move("refuse_proposal", seat) };
  });
}

/** A pile without the kinds of which there are none. */
export function cardsIn(pile: unknown): Pile {
  return Object.fromEntries(
    Object.entries((pile ?? {}) as Pile).filter(([, count]) => typeof count === "number" && count > 0),
  );
}

/** An offer can be made once something is given and something else is taken. */
export function isOffer(give: Pile, take: Pile, most: number): boolean {
  return total(give) > 0 && total(take) > 0 && total(give) <= most;
}
