/** Random choices that a seed decides, so that a failed run can be repeated. */
export type Random = {
  /** Returns a whole number from 0 to `below - 1`. */
  below(below: number): number;
  /** Returns true in one of `times` cases. */
  oneIn(times: number): boolean;
  pick<T>(items: readonly T[]): T;
};

/** Makes the choices of a seed: https://github.com/cprosche/mulberry32 */
export function randomOf(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;

    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);

  return {
    below,
    oneIn: (times) => below(times) === 0,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('nothing to pick from');

      return item;
    },
  };
}
