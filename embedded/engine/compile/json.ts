import { baseOf, type ColumnType, isBigNumber } from '../model/column-type.ts';
import { identifier, join, nothing, raw, type Sql, sql, text } from '../sql/sql.ts';

/** A key of a JSON object and the SQL of its value. */
export type Entry = { readonly key: string; readonly value: Sql };

/** Postgres cuts off a name after this many bytes. */
const MAX_NAME_BYTES = 63;
const MAX_COLUMNS = 1600;

/** Alias of a list's row; no GraphQL name contains a `$`, so no field has this name. */
const row = identifier('$row');

/**
 * Compiles the rows of `select <entries> <tail>` to a JSON list. `tail` begins with `from`.
 *
 * Postgres turns each row into JSON as a record, which is the fastest way. If a key can't be a column's name, the
 * list is put together as text, with the line breaks of `json_agg` between rows, by which `sql/answer-size.ts` counts
 * the rows.
 */
export function jsonList(entries: readonly Entry[], tail: Sql, distinctOn: Sql = nothing): Sql {
  if (!areColumnNames(entries)) {
    return sql`(select ('[' || coalesce(string_agg(${row}."object"::text, E', \\n '), '') || ']')::json from (select ${distinctOn}${jsonObject(entries)} as "object" ${tail}) as ${row})`;
  }

  return sql`(select coalesce(json_agg(${row}), '[]') from (select ${distinctOn}${columns(entries)} ${tail}) as ${row})`;
}

/** Compiles the one row of `select <entries> <tail>` to a JSON object, or to null where there is no row. */
export function jsonRow(entries: readonly Entry[], tail: Sql): Sql {
  if (!areColumnNames(entries)) return sql`(select ${jsonObject(entries)} ${tail})`;

  return sql`(select row_to_json(${row}) from (select ${columns(entries)} ${tail}) as ${row})`;
}

/** Compiles a JSON object of keys and the SQL of their values. */
export function jsonObject(entries: readonly Entry[]): Sql {
  if (entries.length > MAX_PAIRS) return concatenatedObject(entries);

  return sql`json_build_object(${join(entries.map(({ key, value }) => sql`${text(key)}, ${value}`))})`;
}

/** Upper bound for pairs in one `json_build_object`: a Postgres function takes at most 100 arguments. */
const MAX_PAIRS = 50;

function concatenatedObject(entries: readonly Entry[]): Sql {
  const pairs = entries.map(
    ({ key, value }) => sql`${text(`"${key}":`)} || coalesce(to_json(${value})::text, 'null')`,
  );

  return sql`('{' || ${join(pairs, " || ',' || ")} || '}')::json`;
}

function columns(entries: readonly Entry[]): Sql {
  return join(entries.map(({ key, value }) => sql`${value} as ${identifier(key)}`));
}

function areColumnNames(entries: readonly Entry[]): boolean {
  return (
    entries.length > 0 &&
    entries.length <= MAX_COLUMNS &&
    entries.every(({ key }) => key.length <= MAX_NAME_BYTES)
  );
}

/** Compiles a string constant as the value of a JSON object's key. */
export function textValue(value: string): Sql {
  return sql`${text(value)}${raw('::text')}`;
}

type NumberSettings = { readonly stringifyNumericTypes: boolean };

/**
 * Casts numbers that JSON can't hold exactly to strings, if `stringifyNumericTypes` is on, and brings JSON that keeps
 * the line breaks that it was written with onto one line.
 */
export function outputValue(value: Sql, type: ColumnType, { stringifyNumericTypes }: NumberSettings): Sql {
  if (mayHoldLines(type)) return onOneLine(value);
  if (!stringifyNumericTypes) return value;
  if (type.kind === 'list') return isBigNumber(type.element.postgres) ? sql`(${value})::text[]` : value;

  return isBigNumber(type.postgres) ? sql`(${value})::text` : value;
}

/** Returns true for `json`, which keeps its text, and for lists and composite types, which may hold it. */
function mayHoldLines(type: ColumnType): boolean {
  if (type.kind === 'list') return mayHoldLines(type.element);

  const { name, kind } = baseOf(type.postgres);

  return name === 'json' || kind === 'c';
}

/**
 * Puts blanks in place of line breaks, by which `sql/answer-size.ts` counts rows. A string of JSON holds none, so the
 * value stays the same.
 */
function onOneLine(value: Sql): Sql {
  return sql`replace(to_json(${value})::text, E'\\n', ' ')::json`;
}
