import { consentKindOf, isDeciding, type ConsentKind } from './consent-columns.ts';
import { isLeftAnywhere, mayBeState, readWord, valueKey, type LeftState } from './consent-words.ts';

/** What a person or a program says that a value means; `skip` leaves its rows out. */
export const MEANINGS = ['subscribed', 'unsubscribed', 'bounced', 'skip'] as const;
export type Meaning = (typeof MEANINGS)[number];

/** What one value means; in every column, unless a column is named (its index, from 0). */
export type ValueMeaning = { column?: number | undefined; value: string; means: Meaning };

/** Value of `ValueMeaning` that means every unknown value of the column. */
export const OTHERS = '*';

/** What a row says about newsletters, and by which cell; null: nothing, so that the contact gets them. */
export type Consent = { meaning: LeftState | 'skip' | 'unknown'; column: number; value: string };

export type ConsentReader = (cells: readonly string[]) => Consent | null;

type Options = {
  /** Names of the columns; empty without a header. */
  header: readonly string[];
  /** Columns that decide (index, from 0). */
  deciding: readonly number[];
  /** Columns of something else, such as names, which are not looked at. */
  others: ReadonlySet<number>;
  meanings: readonly ValueMeaning[];
};

/** The strongest comes first. */
const ORDER = ['unsubscribed', 'bounced', 'skip', 'unknown'] as const;
/** Characters of a value that are told and that a meaning names; what follows is not looked at. */
export const VALUE_MAX_LENGTH = 100;
/** Cells whose reading is remembered for each column. */
const REMEMBERED = 1_000;

/**
 * Creates a reader of what rows say about newsletters. A value that isn't known to mean yes, and that was given no
 * meaning, is `unknown`; so is a word such as "unsubscribed" in an unknown column.
 */
export function createConsentReader(options: Options): ConsentReader {
  const readersFor = columnReaders(options);

  return (cells) => {
    let strongest: Consent | null = null;
    for (const [column, read] of readersFor(cells)) {
      const found = read(cells[column] ?? '');
      if (found && (!strongest || ORDER.indexOf(found.meaning) < ORDER.indexOf(strongest.meaning)))
        strongest = found;
    }
    return strongest;
  };
}

/**
 * Creates a reader of what has to be asked of rows: the same as createConsentReader finds, but all unknown cells,
 * because a row stays unknown until each of them is told.
 */
export function createAskedReader(options: Options): (cells: readonly string[]) => Consent[] {
  const readersFor = columnReaders(options);
  const readStrongest = createConsentReader(options);

  return (cells) => {
    const strongest = readStrongest(cells);
    if (strongest?.meaning !== 'unknown') return strongest ? [strongest] : [];
    return readersFor(cells).flatMap(([column, read]) => read(cells[column] ?? '') ?? []);
  };
}

type CellReader = (cell: string) => Consent | null;

/** Returns a function that gives the readers of a row's columns. */
function columnReaders({ header, deciding, others, meanings }: Options) {
  const meaningByKey = new Map(meanings.map(({ column, value, means }) => [keyOf(column, value), means]));
  const readers: Array<[column: number, reader: CellReader]> = deciding.map((column) => [
    column,
    createCellReader(column, kindOf(header[column]), meaningByKey),
  ]);
  const known = new Set([...deciding, ...others]);
  let isWide = 0;

  /** Adds readers for the unknown columns, as far as the header and rows have them. */
  function widen(width: number): void {
    for (; isWide < width; isWide += 1) {
      if (known.has(isWide)) continue;
      const kind = consentKindOf(header[isWide] ?? '');
      const isSuspected = kind !== undefined && !isDeciding(kind);
      const read = createCellReader(isWide, isSuspected ? kind : 'any', meaningByKey);
      readers.push([isWide, isSuspected ? read : (cell) => (isLeftAnywhere(cell) ? read(cell) : null)]);
    }
  }

  widen(header.length);

  return (cells: readonly string[]) => {
    if (cells.length > isWide) widen(cells.length);
    return readers;
  };
}

/** A column that a person chose decides, whatever its name says. */
function kindOf(name: string | undefined): ConsentKind {
  const kind = consentKindOf(name ?? '') ?? 'status';
  return isDeciding(kind) ? kind : 'status';
}

const keyOf = (column: number | undefined, value: string) =>
  `${column ?? ''}:${value === OTHERS ? OTHERS : valueKey(value)}`;

/** Returns a reader of one column's cells that remembers what it has read. */
function createCellReader(
  column: number,
  kind: ConsentKind | 'any',
  meaningByKey: ReadonlyMap<string, Meaning>,
) {
  const remembered = new Map<string, Consent | null>();
  const meaningOf = (key: string) => meaningByKey.get(`${column}:${key}`);

  function read(cell: string): Consent | null {
    const found = readCell(cell, kind);
    const value = cell.trim().slice(0, VALUE_MAX_LENGTH);
    const key = valueKey(value);
    const means =
      meaningOf(key) ??
      (found === 'unknown'
        ? (meaningByKey.get(`:${key}`) ?? meaningOf(OTHERS) ?? meaningByKey.get(`:${OTHERS}`))
        : undefined);
    const result = means ?? found;
    if (result === null || result === 'subscribed') return null;

    return { meaning: result, column, value };
  }

  return (cell: string): Consent | null => {
    let result = remembered.get(cell);
    if (result !== undefined) return result;
    result = read(cell);
    if (remembered.size < REMEMBERED) remembered.set(cell, result);
    return result;
  };
}

/** Reads one cell by itself: who has left, null for who hasn't, or `unknown` where that has to be asked. */
function readCell(cell: string, kind: ConsentKind | 'any'): LeftState | 'unknown' | null {
  const word = readWord(cell);
  switch (kind) {
    case 'status':
      if (word.kind === 'nothing') return mayBeState(cell) ? 'unknown' : null;
      if (word.kind === 'answer' && word.state === null) return 'unknown';
      return 'state' in word && word.state !== null ? leftBy(word.state) : 'unknown';
    case 'left':
    case 'bounced':
      return readLeft(cell, kind === 'left' ? 'unsubscribed' : 'bounced');
    case 'in':
      if (word.kind === 'answer') return word.isYes ? null : 'unsubscribed';
      if (word.kind === 'state') return leftBy(word.state);
      return word.kind === 'time' ? null : 'unknown';
    case 'newsletter':
      return readCell(cell, 'in') === null ? null : 'unknown';
    case 'maybe-in':
      return (word.kind === 'answer' && !word.isYes) || isLeft(word) ? 'unknown' : null;
    case 'maybe-left':
      return (word.kind === 'answer' && word.isYes) ||
        word.kind === 'time' ||
        isLeft(word) ||
        COUNT.test(cell)
        ? 'unknown'
        : null;
    case 'any':
      return 'unknown';
  }
}

/** Numbers stand for kinds of leaving, as in Mautic: 1 unsubscribed, 2 bounced, 3 by hand. */
const COUNT = /^\s*[1-9]\s*$/;

function readLeft(cell: string, left: LeftState): LeftState | 'unknown' | null {
  const word = readWord(cell);
  if (word.kind === 'nothing') return null;
  if (COUNT.test(cell) || word.kind === 'time') return left;
  if (word.kind === 'answer') return word.isYes ? left : null;
  if (word.kind === 'state') return word.state === 'subscribed' ? null : word.state;

  return 'unknown';
}

const leftBy = (state: LeftState | 'subscribed'): LeftState | null => (state === 'subscribed' ? null : state);
const isLeft = (word: ReturnType<typeof readWord>): boolean =>
  word.kind === 'waiting' || (word.kind === 'state' && word.state !== 'subscribed');
