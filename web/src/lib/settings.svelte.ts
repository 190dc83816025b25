// What a person has chosen for this browser. Another tab of it follows at once.

export type Theme = "system" | "light" | "dark";
export type Language = "de" | "en";

export interface Settings {
  theme: Theme;
  language: Language;
  /** Show changes by still marks, not by movement; "system" follows the device. */
  motion: "system" | "reduced";
  sound: boolean;
  volume: number;
  /** Ask once more before a move on the board. */
  confirm: boolean;
  /** Every answer stands in the prompt as well, whatever board and hand show. */
  lists: boolean;
}

const KEY = "inselreich.settings";

export const settings: Settings = $state(read(stored(), languageOfBrowser()));

/** Stored text to settings; what is missing or damaged has its default. */
export function read(text: string | null, language: Language): Settings {
  const given = parsed(text);
  return {
    theme: oneOf(given.theme, ["system", "light", "dark"]),
    language: oneOf(given.language, [language, "de", "en"]),
    motion: oneOf(given.motion, ["system", "reduced"]),
    sound: given.sound === true,
    volume: typeof given.volume === "number" ? Math.min(1, Math.max(0, given.volume)) : 0.5,
    confirm: given.confirm === true,
    lists: given.lists === true,
  };
}

export function change(part: Partial<Settings>): void {
  Object.assign(settings, part);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  show();
}

/** Bring the page into the chosen theme and language, now and when another tab changes them. */
export function start(): void {
  show();
  addEventListener("storage", (event) => {
    if (event.key !== KEY) return;
    Object.assign(settings, read(event.newValue, settings.language));
    show();
  });
}

export function isDark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function isStill(): boolean {
  return settings.motion === "reduced" || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

function show(): void {
  const page = document.documentElement;
  page.lang = settings.language;
  if (settings.theme === "system") delete page.dataset.theme;
  else page.dataset.theme = settings.theme;
  page.classList.toggle("still", settings.motion === "reduced");
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function languageOfBrowser(): Language {
  return typeof navigator !== "undefined" && navigator.language.startsWith("de") ? "de" : "en";
}

function parsed(text: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    return typeof found === "object" && found !== null ? { ...found } : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(value: unknown, allowed: [T, ...T[]]): T {
  return allowed.find((each) => each === value) ?? allowed[0];
}
