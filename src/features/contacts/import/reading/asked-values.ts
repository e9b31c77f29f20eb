import { readWord, valueKey } from '#rules/contacts/consent-words.ts';
import { OTHERS, type Consent, type Meaning, type ValueMeaning } from '#rules/contacts/read-consent.ts';

/** One value of a column that says who gets newsletters, and the number of rows that have it. */
export type AskedValue = {
  /** The value as the file has it; empty for a cell that says nothing, OTHERS for all that are not listed. */
  value: string;
  count: number;
  /** What the value means: known or told; undefined as long as a person has to say it. */
  means: Meaning | undefined;
};
export type AskedColumn = { column: number; name: string; values: AskedValue[] };

/** Values of one column that are asked about one by one; all further ones are asked about together. */
const LISTED = 50;

type Tally = Map<number, Map<string, AskedValue>>;

/** Counts the values that say who gets newsletters. Times that say it need no question, and others are asked about together. */
export function createTally() {
  const tally: Tally = new Map();

  return {
    add({ column, value, meaning }: Consent): void {
      const isTime = readWord(value).kind === 'time';
      if (meaning !== 'unknown' && isTime) return;
      const values = tally.get(column) ?? new Map<string, AskedValue>();
      tally.set(column, values);
      const known = valueKey(value);
      const isListed = values.has(known) || (values.size < LISTED && !isTime);
      const key = isListed ? known : OTHERS;
      const asked = values.get(key) ?? {
        value: key === '' || key === OTHERS ? key : value,
        count: 0,
        means: meaning === 'unknown' ? undefined : meaning,
      };
      asked.count += 1;
      values.set(key, asked);
    },
    /** Returns the columns with at least one unknown value, with the meanings given so far. */
    columns: (header: readonly string[], meanings: readonly ValueMeaning[]): AskedColumn[] =>
      [...tally]
        .map(([column, values]) => ({
          column,
          name: header[column]?.trim() ?? '',
          values: [...values].map(([key, asked]) => ({
            ...asked,
            means: meaningOf(meanings, column, key) ?? asked.means,
          })),
        }))
        .filter(({ column }) =>
          [...(tally.get(column)?.values() ?? [])].some(({ means }) => means === undefined),
        ),
  };
}

function meaningOf(meanings: readonly ValueMeaning[], column: number, key: string): Meaning | undefined {
  const isSame = (value: string) => (value === OTHERS ? value : valueKey(value)) === key;
  return meanings.find((one) => one.column === column && isSame(one.value))?.means;
}

/** Returns what was told with one answer more, or another one. */
export function withMeaning(
  meanings: readonly ValueMeaning[],
  { column, value, means }: Required<ValueMeaning>,
): ValueMeaning[] {
  return [
    ...meanings.filter((one) => one.column !== column || one.value !== value),
    { column, value, means },
  ];
}

/** Returns the first value that a person has still to say the meaning of. */
export function firstOpen(columns: readonly AskedColumn[]): { name: string; value: string } | undefined {
  for (const { name, values } of columns) {
    const open = values.find(({ means }) => means === undefined);
    if (open) return { name, value: open.value };
  }
  return undefined;
}
