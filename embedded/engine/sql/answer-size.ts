import { identifier, join, type Param, raw, type Sql, sql } from './sql.ts';

/** Upper bounds for an answer's bytes and for its rows, related rows included. */
export type AnswerLimits = { readonly bytes: number; readonly rows: number };

/** Bytes and rows that earlier parts of the request have answered, as parameters of the statement. */
export type AnsweredBefore = Readonly<Record<keyof AnswerLimits, Param>>;

/** Text in PostgreSQL's error for an answer that is too long; the statement fails and nothing of the answer is sent. */
const tooLong = /"answer of (\d+) (bytes|rows); (\d+) are allowed"/;

/** Bytes of the shortest row, `{"a":1}`, with the separator before it. */
const SMALLEST_ROW_LENGTH = 9;

const BYTES = identifier('$bytes');
const ROWS = identifier('$rows');

/**
 * Compiles a select of text columns that fails if they exceed the limits together. `offset 0` keeps the planner from
 * computing them twice, once to measure and once to send.
 *
 * If `before` is given, the answers of all statements of the transaction are added up.
 */
export function selectWithin(
  columns: readonly Sql[],
  limits: AnswerLimits | undefined,
  before?: AnsweredBefore,
): Sql {
  if (limits === undefined) return sql`select ${join(columns)}`;
  const { names, answer } = nameColumns(columns);
  const bytes = bytesOf(names);
  const rows = total(names, rowsIn);
  if (before === undefined)
    return sql`select ${join(names)} from ${answer} where ${isWithin(bytes, rows, limits)}`;
  const sums = [
    sql`${addedUp('bytes', bytes, before)} as ${BYTES}`,
    sql`${addedUp('rows', rows, before)} as ${ROWS}`,
  ];

  return sql`select ${join(names)} from (select ${join([...names, ...sums])} from ${answer} offset 0) as "measured" where ${isWithin(BYTES, ROWS, limits)}`;
}

/**
 * Compiles a query's select, in which SQL limits only the bytes. The engine counts a query's rows itself
 * (`mayHoldTooMany`, `countRows`), which is many times faster and possible because a query that is refused leaves
 * nothing to undo.
 */
export function selectWithinBytes(columns: readonly Sql[], limits: AnswerLimits | undefined): Sql {
  if (limits === undefined) return sql`select ${join(columns)}`;
  const { names, answer } = nameColumns(columns);
  const bytes = bytesOf(names);

  return sql`select ${join(names)} from ${answer} where case ${beyond('bytes', bytes, limits)} else true end`;
}

/** Compiles the rows of a mutation that wait for a later statement; fails if they are more than an answer may hold. */
export function rowsWithin(count: Sql, value: Sql, limits: AnswerLimits | undefined): Sql {
  if (limits === undefined) return value;

  return sql`case when ${count} <= ${raw(String(limits.rows))} then ${value} else ${failure('rows', count, limits)}::text end`;
}

/** Compiles the check of the limits; rows are counted only in an answer long enough to hold too many, to save time. */
function isWithin(bytes: Sql, rows: Sql, limits: AnswerLimits): Sql {
  const enough = raw(String(limits.rows * SMALLEST_ROW_LENGTH));

  return sql`case ${beyond('bytes', bytes, limits)} when ${bytes} <= ${enough} then true ${beyond('rows', rows, limits)} else true end`;
}

function beyond(part: keyof AnswerLimits, found: Sql, limits: AnswerLimits): Sql {
  return sql`when ${found} > ${raw(String(limits[part]))} then ${failure(part, sql`(${found})`, limits)}`;
}

/** Compiles a cast that fails with the message, because PostgreSQL has no function that raises an error. */
function failure(part: keyof AnswerLimits, found: Sql, limits: AnswerLimits): Sql {
  return sql`('answer of ' || ${found} || ' ${raw(`${part}; ${limits[part]}`)} are allowed')::bool`;
}

function nameColumns(columns: readonly Sql[]): { readonly names: readonly Sql[]; readonly answer: Sql } {
  const names = columns.map((_, index) => identifier(`c${index}`));
  const named = columns.map((column, index) => sql`${column} as ${names[index] ?? column}`);

  return { names, answer: sql`(select ${join(named)} offset 0) as "answer"` };
}

function bytesOf(names: readonly Sql[]): Sql {
  return total(names, (name) => sql`octet_length(${name})`);
}

function total(names: readonly Sql[], measure: (name: Sql) => Sql): Sql {
  return join(
    names.map((name) => sql`coalesce(${measure(name)}, 0)`),
    ' + ',
  );
}

/** Compiles the number of rows in a JSON text, found by the characters before each row, as in `countRows`. */
function rowsIn(json: Sql): Sql {
  return sql`octet_length(${json}) - octet_length(replace(${json}, E'\\n', '')) + (octet_length(${json}) - octet_length(regexp_replace(${json}, '\\[\\{"(?=[A-Za-z_])', '', 'g'))) / 3`;
}

/** Compiles the sum over the transaction's statements, which is kept in a setting that ends with the transaction. */
function addedUp(part: keyof AnswerLimits, found: Sql, before: AnsweredBefore): Sql {
  const name = raw(`'engine.answer_${part}'`);
  const earlier = sql`coalesce(nullif(current_setting(${name}, true), ''), ${before[part]})::int8`;

  return sql`set_config(${name}, (${earlier} + ${found})::text, true)::int8`;
}

/** Reads the sizes from the error message of an answer that is too long. */
export function findTooLong(
  message: string,
): { readonly limit: string; readonly found: number; readonly allowed: number } | undefined {
  const [, found, part, allowed] = tooLong.exec(message) ?? [];
  if (found === undefined) return undefined;
  const limit = part === 'rows' ? 'rows' : 'bytes of answer';

  return { limit, found: Number(found), allowed: Number(allowed) };
}

/**
 * Counts the rows in a JSON text from PostgreSQL, which opens a list of rows with `[{"` and writes a line break
 * before each further row. A JSON string holds no line break (`onOneLine` in compile/json.ts cares for columns of JSON),
 * and after one that ends with `[{` comes no letter. A list of objects in a JSON column counts as one row.
 */
export function countRows(json: string): number {
  let count = occurrences(json, '\n');
  for (let at = json.indexOf('[{"'); at >= 0; at = json.indexOf('[{"', at + 3)) {
    if (isNameStart(json.charCodeAt(at + 3))) count += 1;
  }

  return count;
}

/** Tells whether a name of GraphQL may begin with the character; a row's first key is such a name. */
function isNameStart(code: number): boolean {
  return (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;
}

/**
 * Returns whether an answer of this length can hold more than `maxRows` rows; most can't, so that no rows must be
 * counted.
 */
export function mayHoldTooMany(length: number, maxRows: number): boolean {
  return length > maxRows * SMALLEST_ROW_LENGTH;
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count += 1;

  return count;
}
