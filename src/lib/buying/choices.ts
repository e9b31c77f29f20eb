/** Months that are paid at once, by billing cycle; the shortest first. */
export const MONTHS = { mo: 1n, '3mo': 3n, '6mo': 6n, yr: 12n, '2yr': 24n, '3yr': 36n } as const;

/** Billing cycle; value of the URL's `cycle` parameter, and a period of plans. */
export type Cycle = keyof typeof MONTHS;
export const CYCLES = Object.keys(MONTHS) as readonly Cycle[];
export const isCycle = (period: string): period is Cycle => CYCLES.some((cycle) => cycle === period);

/** What a visitor has chosen: how prices are billed, and in which currency they are shown (null: no choice). */
export type Choices = { cycle: Cycle; currency: string | null };

/** The same as it is named by an address or kept by the browser; what is missing was not chosen there. */
export type GivenChoices = { cycle?: Cycle; currency?: string };

/** Reads the choices that an address names (`?currency=KWD&cycle=yr`); what is no code and no cycle counts as missing. */
function givenBy(parameters: URLSearchParams): GivenChoices {
  const currency = parameters.get('currency')?.toUpperCase() ?? '';
  const cycle = parameters.get('cycle') ?? '';

  return { ...(/^[A-Z]{3}$/.test(currency) && { currency }), ...(isCycle(cycle) && { cycle }) };
}

/** Returns the choices that hold: those of the address, which a link shares, before those that the browser keeps. */
export function choicesOf(parameters: URLSearchParams, kept: string): Choices {
  return { currency: null, cycle: 'mo', ...givenBy(new URLSearchParams(kept)), ...givenBy(parameters) };
}
