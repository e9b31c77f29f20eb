import type { Choices, Cycle } from './choices.ts';

/** Means every currency in which nothing is priced (ISO 4217: no currency); the script puts the kept code there. */
const OTHER_CURRENCY = 'XXX';

/** The currencies and billing cycles in which anything is priced. */
export type Priced = { readonly currencies: readonly string[]; readonly cycles: readonly Cycle[] };

/** Returns a text or the value of an attribute by the visitor's choices; null where the drawn one stays. */
export type ByChoices = (choices: Choices) => string | null;

/**
 * Writes what is in a place of the page for each choice, a line each: `KWD.yr=KD 2.750`, or `KWD=KD 2.750` where the
 * billing cycle makes no difference. A script of the web server (`choices-script.ts`) puts the kept choice's in its place
 * before the page is painted, so that the page itself is the same for every visitor.
 */
export function writeAlternatives(
  valueOf: ByChoices,
  { currencies, cycles }: Priced,
  isByCycle: boolean,
): string {
  const codes = [...currencies, OTHER_CURRENCY];
  const lines = isByCycle
    ? ['', ...codes].flatMap((code) =>
        cycles.map((cycle) => line(`${code}.${cycle}`, valueOf({ cycle, currency: code || null }))),
      )
    : codes.map((currency) => line(currency, valueOf({ cycle: 'mo', currency })));

  return lines.filter((text) => text !== null).join('\n');
}

function line(key: string, value: string | null): string | null {
  return value === null ? null : `${key}=${value}`;
}
