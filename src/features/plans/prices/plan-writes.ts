import { isSameAmount, type PriceChange } from '#src/kit/admin/prices/price-cells.ts';
import type { RowWrite } from '#src/kit/admin/form/saving/write-rows.ts';
import type { AdminPlan } from '../plan-documents.generated.ts';
import { mainRowOf } from '../group-offers.ts';
import { placeOf, pricesFor } from './plan-lines.ts';

type NewId = (price: { category: string; name: string; period: string; currency: string }) => string;

/** Returns the changes of rows that changes of prices are; `newId` gives the id of a price that is to be made. */
export function planWrites(
  rows: readonly AdminPlan[],
  changes: readonly PriceChange[],
  newId: NewId,
): RowWrite[] {
  return changes.map(({ cell: { key }, after }) => {
    const { place, ...where } = placeOf(key);
    const stored = pricesFor(rows, where)[place];
    if (!stored) return { keys: [key], before: null, after: newPrice(rows, where, after, newId) };

    return { keys: [key], before: columnsOf(stored), after: after === null ? null : repriced(stored, after) };
  });
}

/** Gives a price another amount. A renewal price that was the same follows, so that plans still renew at their price. */
function repriced(stored: AdminPlan, price: string) {
  const { currency, renewal_price = null } = stored;
  const isFollowing = renewal_price !== null && isSameAmount(renewal_price, stored.price, currency);

  return { ...columnsOf(stored), price, ...(isFollowing && { renewal_price: price }) };
}

/** Makes a price like another of the plan, of the same period if there is one; amounts in another currency are left out. */
function newPrice(
  rows: readonly AdminPlan[],
  { period, currency }: { period: string; currency: string },
  price: string | null,
  newId: NewId,
) {
  const like = rows.filter((row) => row.period === period);
  const from = mainRowOf(like.length > 0 ? like : rows);
  const own = { period, currency, price, renewal_price: null, setup_fee: null };
  const row = { ...columnsOf(from), ...own, period_ar: from.period === period ? from.period_ar : null };

  return { ...row, id: newId({ category: from.category, name: from.name, period, currency }) };
}

/** Columns that the API tells of a row, and that are never written. */
const UNWRITTEN = ['__typename', 'updated_at'];

function columnsOf(row: AdminPlan) {
  const columns = Object.entries(row).filter(([name]) => !UNWRITTEN.includes(name));

  return { ...Object.fromEntries(columns), id: row.id };
}
