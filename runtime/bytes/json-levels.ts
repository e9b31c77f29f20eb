/** Levels of lists and objects in JSON of a client; what is written or copied again is handled by recursive functions. */
export const MAX_LEVELS = 1_000;

/** Returns true if JSON has more levels than are handled; a short text has too few characters for them. */
export function isTooDeep(value: unknown, text: string): boolean {
  return text.length > MAX_LEVELS && isDeeper(value, MAX_LEVELS);
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;

  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
