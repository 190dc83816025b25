// Times as people read them.

/** 75_000 -> 1:15; hours and days if it is long. */
export function countdown(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const days = Math.floor(seconds / 86_400);
  if (days >= 1) return `${days} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  const hours = Math.floor(seconds / 3600);
  const rest = `${String(Math.floor((seconds % 3600) / 60)).padStart(hours ? 2 : 1, "0")}:${two(seconds % 60)}`;
  return hours ? `${hours}:${rest}` : rest;
}

export function two(number: number): string {
  return String(number).padStart(2, "0");
}

export function day(milliseconds: number, language: string): string {
  return new Date(milliseconds).toLocaleDateString(language, { day: "numeric", month: "short", year: "numeric" });
}

export function timeOfDay(milliseconds: number, language: string): string {
  return new Date(milliseconds).toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit" });
}
