import { describe, inject, it } from 'vitest';
import { seeded } from './seeded.ts';
import { LOCALES, type Locale } from './texts.ts';

/** Which of many alike cases a run takes. */
export type Share = {
  /** Number that decides which cases are taken; `stack-setup.ts` prints it. */
  seed: number;
  /** True in `npm run test:slow`, which takes every case. */
  isWhole: boolean;
};

type Options = {
  /** Number of cases that `npm test` takes. */
  count?: number;
  share?: Share;
};

/**
 * Returns `count` of cases that show one rule in many places (sections, widths, languages), in their order, or all of
 * them in `npm run test:slow`. The seed and the name, which is unique among shares, decide which cases these are.
 */
export function shareOf<T>(
  cases: readonly T[],
  name: string,
  { count = 1, share = inject('share') }: Options = {},
): readonly T[] {
  if (share.isWhole) return cases;
  const random = seeded(share.seed ^ numberOf(name));
  const drawn = cases.map((_, at) => ({ at, lot: random() })).toSorted((one, other) => one.lot - other.lot);
  const taken = new Set(drawn.slice(0, count).map(({ at }) => at));

  return cases.filter((_, at) => taken.has(at));
}

/** Returns one of the two languages, for what is alike in both; both in `npm run test:slow`. */
export const localesOf = (name: string): readonly Locale[] => shareOf(LOCALES, name);

/** Defines some of the tests that show one rule in many places, by their names; all of them in `npm run test:slow`. */
export function itSome(
  name: string,
  tests: Readonly<Record<string, () => Promise<void>>>,
  options?: Options,
): void {
  for (const [sentence, run] of shareOf(Object.entries(tests), name, options)) it(sentence, run);
}

/**
 * Long ways of one person through several pages, by file. What they show in a browser is shown without one as well:
 * see docs/build/testing.md.
 */
const JOURNEYS = [
  'admin-keyboard',
  'admin-plans',
  'admin-plans-order',
  'admin-users',
  'api-keys',
  'auth',
  'contacts',
  'currencies',
  'footer-links',
  'held-product',
  'history',
  'hosting-kinds',
  'newsletter-sign-up',
  'newsletters',
  'recover-password',
  'releases',
  'second-factor',
  'settings',
  'site-content',
] as const;
/** Number of journeys that each `npm test` takes. */
const JOURNEYS_AT_ONCE = 5;

/** Returns `describe` for a journey that this run takes, else one that skips its tests. */
export function describeInTurn(journey: (typeof JOURNEYS)[number]): typeof describe | typeof describe.skip {
  return describe.runIf(shareOf(JOURNEYS, 'journeys', { count: JOURNEYS_AT_ONCE }).includes(journey));
}

/** Returns a number that differs between names (FNV-1a). */
function numberOf(name: string): number {
  return [...name].reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(0), 0x01000193), 0x811c9dc5);
}
