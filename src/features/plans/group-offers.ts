import { CYCLES, isCycle, MONTHS, type Cycle } from '#src/lib/buying/choices.ts';
import type { FormatLocale } from '#src/config/locale.ts';
import { formatMoney, readMoney } from '#src/lib/money/money.ts';

/** Columns of `pricing_plans` that pair rows into offers. */
export type PlanRow = {
  name: string;
  category: string;
  period: string;
  currency: string;
  price: string;
  /** What the row costs now, if an offer may change that. */
  in_force?: { price: string; ends_at?: string | null } | null;
  sort_order: number;
};

/**
 * One plan as a visitor sees it: `rows` holds its rows for each cycle and currency, `mainRow` the row that represents
 * it.
 */
export type Offer<Row extends PlanRow> = { key: string; mainRow: Row; rows: Row[] };

/** Number of months that each billing cycle divides, so that prices are compared without fractions. */
const COMMON_MONTHS = 72n;
/** Currency of a plan that names none (SPEC section 3). */
const USUAL_CURRENCY = 'USD';

/**
 * Groups the rows of all billing cycles that share name and category into one offer, and sorts the offers by their
 * `mainRow` rows. Each has the price that is in force.
 */
export function groupOffers<Row extends PlanRow>(rows: readonly Row[]): Offer<Row>[] {
  const inOrder = rows
    .map((row) => (row.in_force ? { ...row, price: row.in_force.price } : row))
    .sort((a, b) => a.sort_order - b.sort_order);
  const groups = new Map<string, Row[]>();
  for (const row of inOrder) {
    const key = JSON.stringify([row.category, row.name, isCycle(row.period) ? 'cycle' : row.period]);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }

  return [...groups]
    .map(([key, members]) => ({ key, mainRow: mainRowOf(members), rows: members }))
    .sort((a, b) => a.mainRow.sort_order - b.mainRow.sort_order || compareByPrice(a.mainRow, b.mainRow));
}

/**
 * Returns the row by which an offer is sorted: its first monthly row, or its first row; rows with an equal `sort_order`
 * give way to the one in USD.
 */
export function mainRowOf<Row extends PlanRow>(members: readonly Row[]): Row {
  const monthly = members.filter((row) => row.period === 'mo');
  const [first] = monthly.length > 0 ? monthly : members;
  const inFirstPlace = (monthly.length > 0 ? monthly : members).filter(
    (row) => row.sort_order === first?.sort_order,
  );
  const mainRow = inFirstPlace.find((row) => row.currency === USUAL_CURRENCY) ?? first;
  if (!mainRow) throw new Error('An offer has at least one row.');

  return mainRow;
}

/**
 * Compares two rows by what they cost a month, cheapest first; other texts count as a month. Rows of different
 * currencies are ordered by currency code, because their amounts can't be compared.
 */
function compareByPrice(one: PlanRow, other: PlanRow): number {
  if (one.currency !== other.currency) return one.currency < other.currency ? -1 : 1;
  const inCommonMonths = ({ price, currency, period }: PlanRow) =>
    readMoney(price, currency).minorUnits * (COMMON_MONTHS / MONTHS[isCycle(period) ? period : 'mo']);
  const difference = inCommonMonths(one) - inCommonMonths(other);

  return difference === 0n ? 0 : difference < 0n ? -1 : 1;
}

/** Lists the billing cycles of plans, the shortest first. A month is among them: it holds where nothing was chosen. */
export function cyclesOf(rows: readonly Pick<PlanRow, 'period'>[]): Cycle[] {
  return CYCLES.filter((cycle) => cycle === 'mo' || rows.some(({ period }) => period === cycle));
}

/**
 * Returns the row to show: in the visitor's currency if the plan has a row in it (prices are never converted), else in
 * the currency of its `mainRow` row.
 */
export function chooseRow<Row extends PlanRow>(
  offer: Offer<Row>,
  cycle: Cycle,
  currency: string | null,
): Row {
  const inCurrency = (code: string | null) => offer.rows.filter((row) => row.currency === code);
  const wished = inCurrency(currency);
  const candidates = wished.length > 0 ? wished : inCurrency(offer.mainRow.currency);

  return (
    candidates.find((row) => row.period === cycle) ??
    candidates.find((row) => row.period === 'mo') ??
    candidates[0] ??
    offer.mainRow
  );
}

/** Formats the row's price in its own currency, in the reader's digits. */
export function formatPrice({ price, currency }: PlanRow, locale: FormatLocale): string {
  return formatMoney(readMoney(price, currency), locale);
}
