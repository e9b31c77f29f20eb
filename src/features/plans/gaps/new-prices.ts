import type { Pricing_Plans_Insert_Input as PriceColumns } from '#src/gql/graphql.ts';
import { readMoney, toDecimal } from '#src/lib/money/money.ts';
import type { FullPrice } from './gap-documents.ts';
import { idOfPrice } from './id-of-price.ts';
import type { Gap } from './price-gaps.ts';
import { convert, type Rate } from './rate.ts';

/** A price that is to be made, beside the one from which it is converted. */
export type NewPrice = { from: FullPrice; row: FullPrice };

/** Amounts of a price that are converted; everything else is taken over. */
const AMOUNTS = ['price', 'renewal_price', 'setup_fee'] as const;
/** Amounts must be below this; the same limit as the check constraint pricing_plans_price_range. */
const AMOUNT_LIMIT = 1_000_000_000;

/** Returns the prices that fill the gaps at a rate; a plan without a price in the base currency keeps its gap. */
export function newPrices(
  gaps: readonly Gap<FullPrice>[],
  { base, rate, taken }: { base: string; rate: Rate; taken: ReadonlySet<string> },
): NewPrice[] {
  return gaps.flatMap(({ currency, among }) => {
    const from = among.find((row) => row.currency === base);
    if (!from) return [];
    const amounts = Object.fromEntries(
      AMOUNTS.map((column) => [column, converted(from[column], from.currency, rate, currency)]),
    ) as Pick<FullPrice, (typeof AMOUNTS)[number]>;
    const row = { ...from, ...amounts, currency };

    return [{ from, row: { ...row, id: idOfPrice(row, taken) } }];
  });
}

function converted(
  amount: string | null | undefined,
  from: string,
  rate: Rate,
  currency: string,
): string | null {
  return typeof amount === 'string' ? toDecimal(convert(readMoney(amount, from), rate, currency)) : null;
}

/** Tells what is wrong with prices made at this rate: `nothing` if one is rounded to 0, `tooHigh` if one is too high. */
export function faultOf(prices: readonly NewPrice[]): 'nothing' | 'tooHigh' | null {
  const pairs = prices.flatMap(({ from, row }) =>
    AMOUNTS.map((column) => [Number(from[column] ?? 0), Number(row[column] ?? 0)] as const),
  );
  if (pairs.some(([before, after]) => before > 0 && after === 0)) return 'nothing';

  return pairs.some(([, after]) => after >= AMOUNT_LIMIT) ? 'tooHigh' : null;
}

/** Returns the columns with which a price is stored. */
export function columnsOf({ row }: NewPrice): PriceColumns {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column !== '__typename'));
}
