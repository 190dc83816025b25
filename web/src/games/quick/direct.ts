// Which answers belong to which card on the table or in hand, and what news shows as movement. Pure functions over what the
// server sent: nothing here knows whether something is allowed.
import type { Build } from "../../generated/quick";
import type { Decision, Form, GameEvent, Move } from "../../lib/match";
import type { Flight } from "../../lib/motion";
import { faceOf, RESOURCES, type Card, type Resource } from "./faces";

export type BuildMove = Build & Move;

/** The ways to build this card now: plainly, or with a replacement. */
export function waysToBuild(decision: Decision | null, card: Card): BuildMove[] {
  return builds(decision).filter((move) => move.card === card);
}

export function buildable(decision: Decision | null): Set<Card> {
  return new Set(builds(decision).map(({ card }) => card));
}

function builds(decision: Decision | null): BuildMove[] {
  return (decision?.moves ?? []).filter((move): move is BuildMove => move.type === "build");
}

/** Building it plainly: what is tried when nothing is offered, so that the server says why not. */
export function tryToBuild(card: Card): Move {
  return { type: "build", card };
}

/** Who could be given a card of this kind. */
export function donations(decision: Decision | null, resource: string): Move[] {
  return (decision?.moves ?? []).filter((move) => move.type === "donate" && move.resource === resource);
}

const ORDER = ["discard", "counter_trade", "offer_trade"];

/** The amounts to which a card in hand is added when it is tapped, and the pile of these. */
export function formFor(decision: Decision | null, chosen: string | null): { form: Form; field: string } | null {
  const forms = decision?.forms ?? [];
  const form =
    forms.find(({ move }) => move === chosen) ??
    ORDER.map((type) => forms.find(({ move }) => move === type)).find((found) => found !== undefined);
  return form ? { form, field: form.move === "discard" ? "cards" : "give" } : null;
}

type Cards = Partial<Record<Resource, number>>;

/** Where the cards of a seat are: mine in the rack, kind by kind, another's on its row. */
function hand(seat: number, me: number | null, kind: Resource | null): string {
  return seat === me && kind ? `hand-${kind}` : `seat-${seat}`;
}

function known(cards: Cards, from: (kind: Resource) => string, to: (kind: Resource) => string): Flight[] {
  return RESOURCES.filter((kind) => (cards[kind] ?? 0) > 0).map((kind) => ({
    from: from(kind),
    to: to(kind),
    show: `res-${kind}`,
    count: cards[kind] ?? 0,
  }));
}

const BACK = "ui-devs";

/** What travels, told by the events that this seat was told, and by nothing else. */
export function flightsOf(events: GameEvent[], me: number | null): Flight[] {
  return events.flatMap((event, at) => travels(event as GameEvent & Told, me, gapAfter(events, at)));
}

/** Where the card built by this event has lain: the gap that is filled next, or somewhere in the open offer. */
function gapAfter(events: GameEvent[], at: number): string {
  const card = events[at]?.card;
  if (typeof card === "string" && card.startsWith("metropolis")) return "metropolises";
  const next = events.slice(at + 1).find(({ type }) => type === "display_filled" || type === "built");
  return next?.type === "display_filled" ? `display-${String(next.place)}` : "offer";
}

interface Told {
  seat: number;
  to: number;
  partner: number;
  count: number;
  place: number;
  card: Card;
  resource: Resource;
  cards: Cards;
  paid: Cards;
  give: Cards;
  take: Cards;
}

function travels(event: GameEvent & Told, me: number | null, gap: string): Flight[] {
  const { seat, to, partner } = event;
  switch (event.type) {
    case "drew":
      return seat === me ? [] : [{ from: "supply", to: hand(seat, me, null), show: BACK, count: event.count }];
    case "cards_drawn":
      return known(
        event.cards,
        () => "supply",
        (kind) => hand(seat, me, kind),
      );
    case "discarded":
      return known(
        event.cards,
        (kind) => hand(seat, me, kind),
        () => "discards",
      );
    case "built":
      return [
        ...known(
          event.paid,
          (kind) => hand(seat, me, kind),
          () => "discards",
        ),
        { from: gap, to: `realm-${seat}-${event.card}`, show: faceOf(event.card).picture, size: 72 },
      ];
    case "display_filled":
      return [{ from: "pile", to: `display-${event.place}`, show: "ui-cards", size: 44 }];
    case "event_drawn":
      return [{ from: "events", to: "event", show: "ui-cards", size: 44 }];
    case "traded":
      return [
        ...known(
          event.give,
          (kind) => hand(seat, me, kind),
          (kind) => hand(partner, me, kind),
        ),
        ...known(
          event.take,
          (kind) => hand(partner, me, kind),
          (kind) => hand(seat, me, kind),
        ),
      ];
    case "donated":
      return seat === me || to === me ? [] : [{ from: `seat-${seat}`, to: `seat-${to}`, show: BACK }];
    case "card_donated":
      return [
        { from: hand(seat, me, event.resource), to: hand(to, me, event.resource), show: `res-${event.resource}` },
      ];
    default:
      return [];
  }
}
