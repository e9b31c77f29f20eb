import { identifier, join, type Param, raw, type Sql, sql } from './sql.ts';

/** How long an answer may be, and how many rows it may hold, related ones among them. */
export type AnswerLimits = { readonly bytes: number; readonly rows: number };

/** What an earlier part of the request has answered already, as parameters of the statement. */
export type AnsweredBefore = Readonly<Record<keyof AnswerLimits, Param>>;

/** What PostgreSQL says of an answer that is too long; the statement fails and nothing of it is sent. */
const tooLong = /"answer of (\d+) (bytes|rows); (\d+) are allowed"/;

/** `{"a":1}` and what parts it from others; each a byte. */
const SMALLEST_ROW_LENGTH = 9;

const BYTES = identifier('$bytes');
const ROWS = identifier('$rows');

/**
 * Selects columns of text that are together within the limits. `offset 0` keeps the planner from computing them twice, once to
 * measure and once to send.
 *
 * Where `before` is given, all statements of the transaction are added up.
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
 * The same for a query, whose rows the engine counts itself (`mayHoldTooMany`, `countRows`), many times faster: where they
 * are too many, nothing is to be undone.
 */
export function selectWithinBytes(columns: readonly Sql[], limits: AnswerLimits | undefined): Sql {
  if (limits === undefined) return sql`select ${join(columns)}`;
  const { names, answer } = nameColumns(columns);
  const bytes = bytesOf(names);

  return sql`select ${join(names)} from ${answer} where case ${beyond('bytes', bytes, limits)} else true end`;
}

/** Rows of a mutation that wait for a later statement, as long as they are no more than an answer may hold. */
export function rowsWithin(count: Sql, value: Sql, limits: AnswerLimits | undefined): Sql {
  if (limits === undefined) return value;

  return sql`case when ${count} <= ${raw(String(limits.rows))} then ${value} else ${failure('rows', count, limits)}::text end`;
}

/** Rows are counted only in an answer that is long enough to hold too many, as counting takes time. */
function isWithin(bytes: Sql, rows: Sql, limits: AnswerLimits): Sql {
  const enough = raw(String(limits.rows * SMALLEST_ROW_LENGTH));

  return sql`case ${beyond('bytes', bytes, limits)} when ${bytes} <= ${enough} then true ${beyond('rows', rows, limits)} else true end`;
}

function beyond(part: keyof AnswerLimits, found: Sql, limits: AnswerLimits): Sql {
  return sql`when ${found} > ${raw(String(limits[part]))} then ${failure(part, sql`(${found})`, limits)}`;
}

/** A cast that fails, as PostgreSQL has no function that raises an error. */
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

/** Rows are counted by what stands before each of them: `countRows` does the same outside of the database. */
function rowsIn(json: Sql): Sql {
  return sql`octet_length(${json}) - octet_length(replace(${json}, E'\\n', '')) + (octet_length(${json}) - octet_length(replace(${json}, '[{"', ''))) / 3`;
}

/** The sum over the transaction's statements; the setting is its own and ends with it. */
function addedUp(part: keyof AnswerLimits, found: Sql, before: AnsweredBefore): Sql {
  const name = raw(`'engine.answer_${part}'`);
  const earlier = sql`coalesce(nullif(current_setting(${name}, true), ''), ${before[part]})::int8`;

  return sql`set_config(${name}, (${earlier} + ${found})::text, true)::int8`;
}

/** The size that an error's message encodes. */
export function findTooLong(
  message: string,
): { readonly limit: string; readonly found: number; readonly allowed: number } | undefined {
  const [, found, part, allowed] = tooLong.exec(message) ?? [];
  if (found === undefined) return undefined;
  const limit = part === 'rows' ? 'rows' : 'bytes of answer';

  return { limit, found: Number(found), allowed: Number(allowed) };
}

/**
 * The rows in a JSON text that PostgreSQL has made: it opens a list of them with `[{"` and writes a line break before each
 * that follows. Neither stands within a string; a list of objects in a column of JSON counts as one.
 */
export function countRows(json: string): number {
  return occurrences(json, '\n') + occurrences(json, '[{"');
}

/** Whether an answer is long enough to hold more rows than so many; most are not, and need not be read. */
export function mayHoldTooMany(length: number, maxRows: number): boolean {
  return length > maxRows * SMALLEST_ROW_LENGTH;
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + part.length)) count += 1;

  return count;
}
