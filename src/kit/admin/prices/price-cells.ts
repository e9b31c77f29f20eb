import { amountFault } from '#src/kit/fields/number-kinds.ts';
import type { ValidationMessage } from '#src/kit/forms/validation-message.ts';
import { toLatinDigits } from '#src/lib/messages/latin-digits.ts';
import { readMoney, toDecimal } from '#src/lib/money/money.ts';

/** Place of one amount in a table of prices. */
export type PriceCell = {
  /** Names the cell within its table, whether a price is stored for it or not. */
  key: string;
  currency: string;
  /** Amount as the API tells it; null where none is stored. */
  stored: string | null;
  /** Name for screen readers: currency and column. */
  label: string;
};

/** Row of the table; each of its columns has a cell, and more where several prices are stored for it. */
export type PriceLine = {
  currency: string;
  columns: readonly (readonly PriceCell[])[];
  /** True if an amount of another column needs one in the first. */
  needsFirst?: boolean;
};

/** Text that is typed into a cell, and the amount that was stored when it was begun. */
export type TypedPrice = { text: string; base: string | null };
export type TypedPrices = ReadonlyMap<string, TypedPrice>;

/** Change of a cell that can be saved; amounts are decimals with all places of their currency, null means none. */
export type PriceChange = { cell: PriceCell; after: string | null };

/** State of a cell: what it shows, and what a save would do with it. */
export type CellState = {
  text: string;
  /** Undefined where nothing is typed that differs from what is stored. */
  change?: PriceChange;
  fault?: ValidationMessage;
  /** True if the stored amount has become another since the text was begun: nothing is saved before a person chooses. */
  isOvertaken: boolean;
};

const TEXTS = { invalid: 'prices.negative', tooHigh: 'prices.tooHigh', decimals: 'prices.decimals' } as const;

/** Returns whether two amounts of a currency are equal; zeros at their ends don't count. */
export function isSameAmount(one: string | null, other: string | null, currency: string): boolean {
  if (one === null || other === null) return one === other;

  return readMoney(one, currency).minorUnits === readMoney(other, currency).minorUnits;
}

/** Returns the stored amount of a cell with all places of its currency; '' where none is stored. */
export function shownAmount({ stored, currency }: PriceCell): string {
  return stored === null ? '' : toDecimal(readMoney(stored, currency));
}

export function stateOf(cell: PriceCell, typed: TypedPrice | undefined): CellState {
  const { stored, currency } = cell;
  if (!typed) return { text: shownAmount(cell), isOvertaken: false };
  const amount = toLatinDigits(typed.text.trim());
  const isOvertaken = !isSameAmount(stored, typed.base, currency);
  const fault = amount === '' ? null : amountFault(amount, currency, TEXTS);
  if (fault) return { text: typed.text, fault, isOvertaken };
  const after = amount === '' ? null : toDecimal(readMoney(amount, currency));
  if (isSameAmount(after, stored, currency)) return { text: typed.text, isOvertaken: false };

  return { text: typed.text, change: { cell, after }, isOvertaken };
}

/** Returns the cells of a line, column by column. */
const cellsOf = ({ columns }: PriceLine): PriceCell[] => columns.flat();

/** Returns the states of all cells by their keys, with the faults that concern a whole line. */
export function statesOf(lines: readonly PriceLine[], typed: TypedPrices): ReadonlyMap<string, CellState> {
  return new Map(
    lines.flatMap((line) => {
      const states = cellsOf(line).map((cell) => [cell.key, stateOf(cell, typed.get(cell.key))] as const);
      const [first, ...others] = states;
      const lacksFirst = line.needsFirst && first?.[1].text.trim() === '';
      if (!lacksFirst || others.every(([, { text }]) => text.trim() === '')) return states;

      return [[first[0], { ...first[1], fault: { id: 'prices.firstRequired' } }] as const, ...others];
    }),
  );
}

/** Returns the changes that a save writes: not those of cells with a fault, or that somebody else has overtaken. */
export function savableChanges(states: ReadonlyMap<string, CellState>): PriceChange[] {
  return [...states.values()].flatMap(({ change, fault, isOvertaken }) =>
    change && !fault && !isOvertaken ? [change] : [],
  );
}
