import type { PriceChange, PriceLine } from '#src/kit/admin/prices/price-cells.ts';
import type { RowWrite } from '#src/kit/admin/form/saving/write-rows.ts';
import type { AdminDomainPrice } from '../domain-price-documents.generated.ts';
import { USUAL_CURRENCY } from '../shown-prices.ts';

/** Amounts of an extension in one currency, in the order of the table. */
export const AMOUNTS = ['register_price', 'transfer_price', 'renew_price'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** Returns the table of an extension's prices; `added` are currencies in which it has none yet. */
export function extensionLines(
  rows: readonly AdminDomainPrice[],
  added: readonly string[],
  nameCell: (amount: Amount, currency: string) => string,
): PriceLine[] {
  const used = new Set([...rows.map(({ currency }) => currency), ...added]);
  const currencies = [...(used.delete(USUAL_CURRENCY) ? [USUAL_CURRENCY] : []), ...used];

  return currencies.map((currency) => {
    const row = rows.find((candidate) => candidate.currency === currency);
    const columns = AMOUNTS.map((amount) => [
      {
        key: cellKey(currency, amount),
        currency,
        stored: row?.[amount] ?? null,
        label: nameCell(amount, currency),
      },
    ]);
    return { currency, columns, needsFirst: true };
  });
}

export const cellKey = (currency: string, amount: Amount) => `${currency} ${amount}`;

/** Returns the currencies of cells. */
export const currenciesOf = (keys: readonly string[]): string[] => keys.map((key) => key.split(' ')[0] ?? '');

/** Returns the changes of rows that changes of amounts are: a row without any amount is deleted. */
export function extensionWrites(
  { extension, rows }: { extension: string; rows: readonly AdminDomainPrice[] },
  changes: readonly PriceChange[],
  newId: () => string,
): RowWrite[] {
  const currencies = new Set(changes.map(({ cell }) => cell.currency));

  return [...currencies].map((currency) => {
    const row = rows.find((candidate) => candidate.currency === currency);
    const own = changes.filter(({ cell }) => cell.currency === currency);
    const before = row ? columnsOf(row) : null;
    const amounts = AMOUNTS.map((amount) => [amount, amountAfter(row, own, amount)] as const);
    const isEmpty = amounts.every(([, after]) => after === null);
    return {
      keys: own.map(({ cell }) => cell.key),
      before,
      after: isEmpty
        ? null
        : { ...(before ?? { id: newId(), extension, currency }), ...Object.fromEntries(amounts) },
    };
  });
}

function amountAfter(
  row: AdminDomainPrice | undefined,
  changes: readonly PriceChange[],
  amount: Amount,
): string | null {
  const change = changes.find(({ cell }) => cell.key === cellKey(cell.currency, amount));

  return change ? change.after : (row?.[amount] ?? null);
}

function columnsOf({ id, extension, currency, register_price, ...row }: AdminDomainPrice) {
  const { transfer_price = null, renew_price = null } = row;

  return { id, extension, currency, register_price, transfer_price, renew_price };
}
