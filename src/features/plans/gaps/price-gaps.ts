import { groupOffers, type Offer, type PlanRow } from '../offers.ts';

/** A price that a plan has in some currency and lacks in another; `among` holds the prices that it has. */
export type Gap<Row extends PlanRow> = { currency: string; period: string; among: readonly Row[] };

/** Lists the currencies in which there is any price, in the order of the rows. */
export function currenciesOf(rows: readonly PlanRow[]): string[] {
  return [...new Set(rows.map(({ currency }) => currency))];
}

/** Lists the prices that plans lack in a currency, in the order of the plans. */
export function gapsIn<Row extends PlanRow>(currency: string, rows: readonly Row[]): Gap<Row>[] {
  return groupOffers(rows).flatMap((offer) =>
    periodsOf(offer)
      .map((period) => ({ currency, period, among: offer.rows.filter((row) => row.period === period) }))
      .filter(({ among }) => !among.some((row) => row.currency === currency)),
  );
}

function periodsOf({ rows }: Offer<PlanRow>): string[] {
  return [...new Set(rows.map(({ period }) => period))];
}
