// Plays any game through the generic prompt, by its buttons alone: no rule is known here either.
import { expect, type Locator, type Page } from "@playwright/test";

/** What the prompt shows, read at once. */
interface Seen {
  over: boolean;
  asked: boolean;
  question: string;
  plates: string[];
  answers: string[];
  amounts: boolean;
  refused: boolean;
  /** Changes with whatever can be answered. */
  sign: string;
}

export interface Player {
  /** From 0 up to 1. */
  chance: () => number;
  /** Kinds of moves that are never begun, by their words on the plate. */
  never?: RegExp;
  /** Kinds of moves that are made before any other. */
  rather?: RegExp;
  press?: (button: Locator) => Promise<void>;
}

export function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

export function see(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const words = (selector: string) =>
      [...document.querySelectorAll<HTMLButtonElement>(selector)].map((each) => (each.disabled ? "" : each.innerText));
    const prompt = document.querySelector("#prompt");
    const seen = {
      over: prompt?.classList.contains("end") ?? false,
      asked: prompt?.classList.contains("asked") ?? false,
      question: prompt?.querySelector("h2")?.innerText ?? "",
      plates: words(".plates button"),
      answers: words("#prompt .answers button"),
      amounts: document.querySelector("#prompt .amounts") !== null,
      refused: (document.querySelector<HTMLElement>("#prompt [role=alert]")?.innerText ?? "") !== "",
    };
    const moves = document.querySelector<HTMLElement>(".side .panel header .note, #board[data-number]");
    return { ...seen, sign: JSON.stringify([seen, moves?.innerText]) };
  });
}

/** Answers questions until the match is over; how many buttons were pressed. */
export async function playToTheEnd(page: Page, player: Player, most = 1500): Promise<number> {
  for (let pressed = 0; pressed < most; pressed += 1) {
    const seen = await nextQuestion(page);
    if (seen.over) return pressed;
    await answer(page, seen, player);
  }
  throw new Error(`The match is not over after ${most} answers.`);
}

/** Come back when one is asked, or the match is over. */
export async function nextQuestion(page: Page): Promise<Seen> {
  let seen = await see(page);
  await expect(async () => {
    seen = await see(page);
    expect(seen.over || (seen.asked && canAnswer(seen)), JSON.stringify(seen)).toBe(true);
  }).toPass({ intervals: [20, 40, 80, 160] });
  return seen;
}

function canAnswer(seen: Seen): boolean {
  return seen.amounts || [...seen.plates, ...seen.answers].some(Boolean);
}

/** One press of a button that answers, or brings an answer nearer. */
export async function answer(page: Page, seen: Seen, player: Player): Promise<void> {
  const press = player.press ?? ((button: Locator) => button.click());
  await putAway(page, press);
  if (seen.refused || (seen.amounts && !(await compose(page, player, press)))) {
    await giveUp(page, press);
  } else if (!seen.amounts) {
    const [selector, words] = seen.answers.some(Boolean)
      ? ["#prompt .answers button", seen.answers]
      : [".plates button", seen.plates];
    const wanted = words
      .map((text, place) => ({ text, place }))
      .filter(({ text }) => text && !player.never?.test(text));
    const better = wanted.filter(({ text }) => player.rather?.test(text));
    const among = better.length > 0 ? better : wanted;
    const chosen = among[Math.floor(player.chance() * among.length)] ?? { place: words.findIndex(Boolean) };
    await press(page.locator(selector).nth(chosen.place));
  }
  await expect(async () => {
    expect((await see(page)).sign).not.toBe(seen.sign);
  }).toPass({ intervals: [20, 40, 80, 160] });
}

/** A game's own parts may open a sheet for the question; whoever answers in the prompt closes it. */
async function putAway(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const close = page.locator(".sheet header button");
  if (await close.count()) await press(close.first());
}

async function giveUp(page: Page, press: (button: Locator) => Promise<void>): Promise<void> {
  const understood = page.locator("#prompt [role=alert] button");
  if (await understood.count()) await press(understood.last());
  const back = page.locator("#prompt .head button:has(kbd)");
  if (await back.count()) await press(back.first());
}

/** Fills the amounts by chance until they can be sent, and sends them. */
async function compose(page: Page, player: Player, press: (button: Locator) => Promise<void>): Promise<boolean> {
  const send = page.locator("#prompt .amounts .send button");
  for (let taps = 0; taps < 40; taps += 1) {
    if (await send.evaluate((button) => !button.classList.contains("not-yet"))) {
      await press(send);
      return true;
    }
    const group = await emptyGroup(page);
    const open = group.locator(".chip:not(.absent) .face[aria-disabled=false]");
    const count = await open.count();
    if (count === 0) return false;
    await press(open.nth(Math.floor(player.chance() * count)));
  }
  return false;
}

/** The first pile to which something is still to be added, else the first. */
async function emptyGroup(page: Page): Promise<Locator> {
  const groups = page.locator("#prompt .amounts .pile");
  for (const group of await groups.all()) {
    if ((await group.locator(".chip.some").count()) === 0) return group;
  }
  return groups.first();
}
