/** ISO 4217 exponents other than two. `Intl` can't be used, as CLDR has fewer decimal places for several currencies. */
const EXPONENTS: Readonly<Record<string, number>> = {
  BHD: 3,
  DJF: 0,
  IQD: 3,
  JOD: 3,
  JPY: 0,
  KMF: 0,
  KWD: 3,
  LYD: 3,
  OMR: 3,
  TND: 3,
};
const USUAL_EXPONENT = 2;

/** Returns the decimal places of a currency by ISO 4217. */
export function exponentOf(currency: string): number {
  return EXPONENTS[currency] ?? USUAL_EXPONENT;
}
