const MAX_SUGGESTIONS = 3;
/** Longer names are no misspelt ones, and comparing them takes long. */
const MAX_LENGTH = 100;

/** Returns the known names that are nearest to a misspelt one, the nearest first. */
export function suggestNames(name: string, known: readonly string[]): string[] {
  if (name.length > MAX_LENGTH) return [];
  const wanted = name.toLowerCase();
  const allowed = Math.max(1, Math.floor(name.length * 0.4));

  return known
    .map((candidate) => ({ candidate, distance: distanceOf(wanted, candidate.toLowerCase(), allowed) }))
    .filter(({ distance }) => distance <= allowed)
    .sort((a, b) => a.distance - b.distance || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, MAX_SUGGESTIONS)
    .map(({ candidate }) => candidate);
}

/**
 * Counts the letters to insert, leave out, change or swap with their neighbour. Stops counting above `allowed`.
 *
 * See https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance (optimal string alignment)
 */
function distanceOf(a: string, b: string, allowed: number): number {
  if (Math.abs(a.length - b.length) > allowed) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(before, j - 2) + 1 : Infinity,
      );
    }
    [before, last] = [last, row];
    if (Math.min(...row) > allowed) return Infinity;
  }

  return at(last, b.length);
}

const at = (row: readonly number[], index: number): number => row[index] ?? Infinity;
