// Soft sounds, made here and now: wood on linen, paper, two dice, a low bell, a knock. Off until somebody turns them on.
//
// A table's screen calls `hear(events)` on news, `sound("bell")` when it becomes one's turn, `sound("knock")` when something
// was refused. A board need not do anything; one with a sound of its own for an event adds it to SOUND_OF.
import type { GameEvent } from "./match";
import { settings } from "./settings.svelte";

export type Sound = "piece" | "card" | "dice" | "bell" | "knock";

const SOUND_OF: Record<string, Sound> = {
  built: "piece",
  road_built: "piece",
  settlement_built: "piece",
  city_built: "piece",
  robber_moved: "piece",
  region_laid: "card",
  card_built: "card",
  card_played: "card",
  card_drawn: "card",
  cards_swapped: "card",
  drew: "card",
  traded: "card",
  discarded: "card",
  donated: "card",
  display_laid: "card",
  event_drawn: "card",
  event_revealed: "card",
  development_bought: "card",
  development_played: "card",
  dice_rolled: "dice",
};
const ORDER: Sound[] = ["dice", "piece", "card"];

/** What is heard of some news: each sound once, dice first. */
export function soundsOf(events: GameEvent[]): Sound[] {
  const heard = new Set(events.map(({ type }) => SOUND_OF[type]));
  return ORDER.filter((each) => heard.has(each));
}

export function hear(events: GameEvent[]): void {
  soundsOf(events).forEach((each, place) => sound(each, place * 0.18));
}

let context: AudioContext | null = null;

/** Plays it, `after` so many seconds. Before the first touch a browser lets no page speak, and this stays silent. */
export function sound(which: Sound, after = 0): void {
  if (!settings.sound || settings.volume === 0 || typeof AudioContext === "undefined") return;
  if (!navigator.userActivation?.hasBeenActive || document.hidden) return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = context.createGain();
  out.gain.value = settings.volume ** 2 * 0.6;
  out.connect(context.destination);
  MAKE[which](context, out, context.currentTime + after);
}

type Maker = (context: AudioContext, out: AudioNode, at: number) => void;

const MAKE: Record<Sound, Maker> = {
  piece: (context, out, at) => {
    tone(context, out, { at, pitch: 190, fall: 0.6, lasts: 0.09, loud: 0.9 });
    noise(context, out, { at, pitch: 900, lasts: 0.03, loud: 0.35 });
  },
  card: (context, out, at) => noise(context, out, { at, pitch: 3200, lasts: 0.14, loud: 0.22, rise: 0.04 }),
  dice: (context, out, at) => {
    for (const [after, loud] of [
      [0, 0.8],
      [0.07, 0.5],
      [0.19, 0.6],
      [0.26, 0.35],
      [0.4, 0.25],
    ] as const) {
      tone(context, out, { at: at + after, pitch: 420 + loud * 160, fall: 0.7, lasts: 0.045, loud });
      noise(context, out, { at: at + after, pitch: 2100, lasts: 0.025, loud: loud * 0.6 });
    }
  },
  bell: (context, out, at) => {
    for (const [times, loud] of [
      [1, 0.5],
      [2.01, 0.22],
      [2.98, 0.1],
    ] as const) {
      tone(context, out, { at, pitch: 262 * times, fall: 1, lasts: 1.4 / times, loud });
    }
  },
  knock: (context, out, at) => {
    tone(context, out, { at, pitch: 120, fall: 0.7, lasts: 0.07, loud: 0.8 });
    tone(context, out, { at: at + 0.11, pitch: 105, fall: 0.7, lasts: 0.07, loud: 0.6 });
  },
};

interface Tone {
  at: number;
  pitch: number;
  /** By how much the pitch sinks: 1 is not at all. */
  fall: number;
  lasts: number;
  loud: number;
}

function tone(context: AudioContext, out: AudioNode, { at, pitch, fall, lasts, loud }: Tone): void {
  const source = context.createOscillator();
  source.type = "sine";
  source.frequency.setValueAtTime(pitch, at);
  source.frequency.exponentialRampToValueAtTime(pitch * fall, at + lasts);
  source.connect(fading(context, out, at, lasts, loud, 0.004));
  source.start(at);
  source.stop(at + lasts + 0.02);
}

interface Noise {
  at: number;
  pitch: number;
  lasts: number;
  loud: number;
  rise?: number;
}

function noise(context: AudioContext, out: AudioNode, { at, pitch, lasts, loud, rise = 0.003 }: Noise): void {
  const length = Math.ceil(context.sampleRate * (lasts + 0.02));
  const buffer = context.createBuffer(1, length, context.sampleRate);
  buffer.getChannelData(0).forEach((_, place, samples) => (samples[place] = Math.random() * 2 - 1));
  const source = context.createBufferSource();
  source.buffer = buffer;
  const band = context.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  source.connect(band).connect(fading(context, out, at, lasts, loud, rise));
  source.start(at);
}

function fading(
  context: AudioContext,
  out: AudioNode,
  at: number,
  lasts: number,
  loud: number,
  rise: number,
): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0.0001, at);
  gain.gain.exponentialRampToValueAtTime(loud, at + rise);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + lasts);
  gain.connect(out);
  return gain;
}
