import { EXTENSIONS } from '../../../rules/domains/domain-name.ts';

/** Currency of an extension that has no price in the visitor's. */
export const USUAL_CURRENCY = 'USD';

type PriceRow = { extension: string; currency: string };

/**
 * Returns one row for each extension that has a price, in the order of the search: in the visitor's currency if it is
 * stored (prices are never converted), else in US dollars, else the first.
 */
export function shownPrices<Row extends PriceRow>(rows: readonly Row[], wished: string | undefined): Row[] {
  return EXTENSIONS.flatMap((extension) => {
    const own = rows.filter((row) => row.extension === extension);
    const inCurrency = (code: string | undefined) => own.find(({ currency }) => currency === code);

    return inCurrency(wished) ?? inCurrency(USUAL_CURRENCY) ?? own[0] ?? [];
  });
}
