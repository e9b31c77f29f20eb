import { type ColumnType, isBigNumber } from '../model/column-type.ts';
import { identifier, join, nothing, raw, type Sql, sql, text } from '../sql/sql.ts';

/** A key of a JSON object and the SQL of its value. */
export type Entry = { readonly key: string; readonly value: Sql };

/** Postgres cuts longer names. */
const MAX_NAME_BYTES = 63;
const MAX_COLUMNS = 1600;

/** No name of GraphQL holds a `$`, so no field can be mistaken for the row. */
const row = identifier('$row');

/**
 * A JSON list of the rows of `select <entries> <tail>`. `tail` begins with `from`.
 *
 * A row becomes JSON as a record, which is the fastest way; keys that no column can be named by go another, with the same line
 * breaks between rows, by which `sql/answer-size.ts` counts them.
 */
export function jsonList(entries: readonly Entry[], tail: Sql, distinctOn: Sql = nothing): Sql {
  if (!areColumnNames(entries)) {
    return sql`(select ('[' || coalesce(string_agg(${row}."object"::text, E', \\n '), '') || ']')::json from (select ${distinctOn}${jsonObject(entries)} as "object" ${tail}) as ${row})`;
  }

  return sql`(select coalesce(json_agg(${row}), '[]') from (select ${distinctOn}${columns(entries)} ${tail}) as ${row})`;
}

/** The JSON object of the one row of `select <entries> <tail>`, or null. */
export function jsonRow(entries: readonly Entry[], tail: Sql): Sql {
  if (!areColumnNames(entries)) return sql`(select ${jsonObject(entries)} ${tail})`;

  return sql`(select row_to_json(${row}) from (select ${columns(entries)} ${tail}) as ${row})`;
}

/** A JSON object of values that are at hand. */
export function jsonObject(entries: readonly Entry[]): Sql {
  if (entries.length > MAX_PAIRS) return concatenatedObject(entries);

  return sql`json_build_object(${join(entries.map(({ key, value }) => sql`${text(key)}, ${value}`))})`;
}

/** A function takes a hundred arguments at most. */
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

/** A string constant as a JSON value. */
export function textValue(value: string): Sql {
  return sql`${text(value)}${raw('::text')}`;
}

type NumberSettings = { readonly stringifyNumericTypes: boolean };

/** Numbers that JSON can't hold exactly become strings, where the setting says so. */
export function outputValue(value: Sql, type: ColumnType, { stringifyNumericTypes }: NumberSettings): Sql {
  if (!stringifyNumericTypes) return value;
  if (type.kind === 'list') return isBigNumber(type.element.postgres) ? sql`(${value})::text[]` : value;

  return isBigNumber(type.postgres) ? sql`(${value})::text` : value;
}
