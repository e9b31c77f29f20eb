import { canonicalText, compareDecimals, compareValues, decimal, type Value } from './values.ts';

/** A type of columns: how Postgres and GraphQL call it, and some values, few so that rows often have the same. */
export type Scalar = {
  /** Name in Postgres. */
  readonly sql: string;
  /** Name in GraphQL; a list's is its item's in brackets. */
  readonly graphql: string;
  readonly family: 'number' | 'text' | 'time' | 'flag' | 'document' | 'list' | 'label' | 'id' | 'path';
  readonly values: readonly Value[];
  /** Compares two values that are not null. */
  readonly compare: (one: Value, other: Value) => number;
  /** Set for numbers whose digits JSON may lose: `stringify` makes them texts. */
  readonly isBig?: boolean;
  /** Type of `sum`, where it is not the type itself. */
  readonly scale?: number;
  /** False for `json`, whose values Postgres can't compare. */
  readonly isComparable: boolean;
  /** True where `max`, `min` and an order exist. */
  readonly isOrdered: boolean;
  /** Set for a column of an enum table's keys. */
  readonly enumTable?: string;
};

type Settings = Pick<Scalar, 'sql' | 'graphql' | 'family' | 'values'> & Partial<Scalar>;

export function scalar(settings: Settings): Scalar {
  const isOrdered = !['document', 'list', 'flag', 'id', 'path'].includes(settings.family);

  return { compare: compareValues, isComparable: true, isOrdered, ...settings };
}

const compareNumbers = (one: Value, other: Value) => compareDecimals(decimal(one), decimal(other));
const number = (sql: string, graphql: string, values: readonly Value[], more: Partial<Scalar> = {}) =>
  scalar({ sql, graphql, family: 'number', values, compare: compareNumbers, ...more });
const text = (sql: string, graphql: string, more: Partial<Scalar> = {}) =>
  scalar({ sql, graphql, family: 'text', values: TEXTS, ...more });

const TEXTS = ['', 'a', 'ab', 'abc', 'b', 'b%', 'A_', 'ü"', "o'c\\", 'ج x'];
const STATES = ['open', 'in work', 'done'];
const byLabel = (one: Value, other: Value) => STATES.indexOf(String(one)) - STATES.indexOf(String(other));
const equality = (one: Value, other: Value) => (canonicalText(one) === canonicalText(other) ? 0 : 1);
const DOCUMENTS: readonly Value[] = [
  { a: 1 },
  { a: 1, b: [1, 2, 'x'] },
  { b: { a: [] } },
  [1, 'a', { a: 1 }],
  ['a'],
  'a',
  2,
  true,
  {},
  [],
];

export const INT = number('int', 'Int', [-2, 0, 1, 2, 3, 7, 2_147_483_000]);
export const TEXT = text('text', 'String');
export const FLAG = scalar({ sql: 'bool', graphql: 'Boolean', family: 'flag', values: [true, false] });
export const UUID = scalar({
  sql: 'uuid',
  graphql: 'uuid',
  family: 'id',
  values: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `0a000000-0000-4000-8000-00000000000${at}`),
});

/** The types of columns; `SCALAR_TYPES` creates those that are not built in. */
export const SCALARS: readonly Scalar[] = [
  INT,
  TEXT,
  TEXT,
  FLAG,
  UUID,
  number('smallint', 'smallint', [-1, 0, 1, 5, 300]),
  number('bigint', 'bigint', ['-3', '0', '1', '9007199254740993', '9007199254740992'], { isBig: true }),
  number('numeric', 'numeric', ['0', '1.50', '-2.25', '12345678901234567890.125'], { isBig: true }),
  number('numeric(8,2)', 'numeric', ['0.00', '1.50', '-2.25', '10.00'], { isBig: true, scale: 2 }),
  number('float8', 'float8', [-1.5, 0, 0.25, 1.5, 1024], { isBig: true }),
  text('varchar(20)', 'String'),
  number('price', 'price', ['0.0000', '1.5000', '1.5001', '9007199254740993.0001'], {
    isBig: true,
    scale: 4,
  }),
  text('label', 'label'),
  number('rank', 'rank', [0, 1, 2, 3]),
  scalar({
    sql: 'state',
    graphql: 'state',
    family: 'label',
    values: STATES,
    compare: byLabel,
    isOrdered: false,
  }),
  scalar({
    sql: 'some_state',
    graphql: 'some_state',
    family: 'label',
    values: STATES,
    compare: byLabel,
    isOrdered: false,
  }),
  scalar({
    sql: 'date',
    graphql: 'date',
    family: 'time',
    values: ['2016-01-31', '2024-02-29', '1999-12-31'],
  }),
  scalar({
    sql: 'timestamptz',
    graphql: 'timestamptz',
    family: 'time',
    values: ['2001-09-09T01:46:40+00:00', '2130-06-15T12:00:00+00:00', '2016-01-31T23:59:59.5+00:00'],
  }),
  scalar({
    sql: 'timestamp',
    graphql: 'timestamp',
    family: 'time',
    values: ['2001-09-09T01:46:40', '2016-01-31T23:59:59.25'],
  }),
  scalar({ sql: 'jsonb', graphql: 'jsonb', family: 'document', values: DOCUMENTS, compare: equality }),
  scalar({ sql: 'json', graphql: 'json', family: 'document', values: DOCUMENTS, isComparable: false }),
  scalar({
    sql: 'text[]',
    graphql: '[String!]',
    family: 'list',
    values: [[], ['a'], ['b', 'a'], ['a', 'b'], ['ü"', '', 'null']],
  }),
  scalar({ sql: 'ltree', graphql: 'ltree', family: 'path', values: ['a', 'a.b', 'a.b.c', 'b', 'b.a', 'c'] }),
  scalar({ sql: 'int[]', graphql: '[Int!]', family: 'list', values: [[], [1], [1, 2], [2, 1], [7]] }),
];

/** Patterns of paths in a tree, and what they mean: https://www.postgresql.org/docs/17/ltree.html */
export const PATH_PATTERNS: Readonly<Record<string, RegExp>> = {
  'a.*': /^a(\.|$)/,
  '*.b': /(^|\.)b$/,
  '*': /^/,
  'a|c': /^[ac]$/,
  '*.b.*': /(^|\.)b(\.|$)/,
  '!a': /^[^a]$/,
};

/** Statements that create the types which are not built in; texts are ordered by their characters. */
export const SCALAR_TYPES = `
create extension ltree;
create type state as enum ('open', 'in work', 'done');
create domain some_state as state;
create domain price as numeric(20,4);
create domain label as text collate "C";
create domain rank as int check (value >= 0);`;

/** Writes a value as a constant in SQL. */
export function constant({ sql, family }: Scalar, value: Value): string {
  if (value === null) return 'null';
  const quoted = (one: string) => `'${one.replaceAll("'", "''")}'`;
  if (family === 'list')
    return `array[${(value as readonly Value[]).map((item) => quoted(String(item))).join(', ')}]::${sql}`;

  return `${quoted(family === 'document' ? JSON.stringify(value) : String(value))}::${sql}`;
}

/** Mark of a number in an answer, whose digits are kept as text. */
const NUMBER = '\u0000';

/** A number of an answer with all its digits. */
export const numberLeaf = (digits: string) => `${NUMBER}${digits}`;

/** Returns a value as an answer has it; numbers are marked texts. */
export function answered({ isBig = false }: Scalar, value: Value, stringifies: boolean): Value {
  return isBig && stringifies && value !== null ? String(value) : marked(value, isBig);
}

function marked(value: Value, isBig = false): Value {
  if (typeof value === 'number' || (isBig && value !== null)) return numberLeaf(String(value));
  if (Array.isArray(value)) return (value as readonly Value[]).map((item) => marked(item));
  if (typeof value !== 'object' || value === null) return value;

  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, marked(inner)]));
}
