import type { PriceCell, PriceLine } from '#src/kit/admin/prices/price-cells.ts';
import { CYCLES } from '../offers.ts';
import type { AdminPlan } from '../plan-documents.generated.ts';

/** Currencies and periods that a table shows besides those of its rows. */
export type Added = { currencies: readonly string[]; periods: readonly string[] };
type NameCell = (period: string, currency: string) => string;

/** Lists the periods of a plan: billing cycles first, then others in the order of the rows. */
export function periodsOf(rows: readonly AdminPlan[], added: readonly string[] = []): string[] {
  const all = new Set([...rows.map(({ period }) => period), ...added]);

  return [...CYCLES.filter((cycle) => all.delete(cycle)), ...all];
}

export function currenciesOf(rows: readonly AdminPlan[], added: readonly string[] = []): string[] {
  return [...new Set([...rows.map(({ currency }) => currency), ...added])];
}

/** Returns the table of a plan's prices, currency × period, with those that were added to be filled in. */
export function linesOf(rows: readonly AdminPlan[], added: Added, nameCell: NameCell): PriceLine[] {
  const periods = periodsOf(rows, added.periods);

  return currenciesOf(rows, added.currencies).map((currency) => ({
    currency,
    columns: periods.map((period) => {
      const stored = pricesFor(rows, { period, currency });
      const cell = (price: AdminPlan | null, place: number): PriceCell => ({
        key: cellKey({ period, currency, place }),
        currency,
        stored: price && price.price,
        label: nameCell(period, currency),
      });
      return stored.length > 0 ? stored.map(cell) : [cell(null, 0)];
    }),
  }));
}

type Place = { period: string; currency: string; place: number };

export const cellKey = ({ period, currency, place }: Place) => JSON.stringify([period, currency, place]);

export function placeOf(key: string): Place {
  const [period, currency, place] = JSON.parse(key) as [string, string, number];

  return { period, currency, place };
}

/** Returns the prices of a period in a currency: one, unless a plan was given two. */
export function pricesFor(
  rows: readonly AdminPlan[],
  { period, currency }: { period: string; currency: string },
): AdminPlan[] {
  return rows.filter((row) => row.period === period && row.currency === currency);
}

/** Returns the currencies and periods of cells. */
export function addedBy(keys: readonly string[]): Added {
  const places = keys.map(placeOf);

  return { currencies: places.map(({ currency }) => currency), periods: places.map(({ period }) => period) };
}
