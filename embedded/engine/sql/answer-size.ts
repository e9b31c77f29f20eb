import { identifier, join, raw, type Sql, sql } from './sql.ts';

/** What PostgreSQL says of an answer that is too long; the statement fails and nothing of it is sent. */
const tooLong = /"answer of (\d+) bytes; (\d+) are allowed"/;

/**
 * Selects columns of text that are so long together at most. `offset 0` keeps the planner from computing them twice, once to
 * measure and once to send.
 */
export function selectWithin(columns: readonly Sql[], maxBytes: number | undefined): Sql {
  if (maxBytes === undefined) return sql`select ${join(columns)}`;
  const names = columns.map((_, index) => identifier(`c${index}`));
  const named = columns.map((column, index) => sql`${column} as ${names[index] ?? column}`);
  const size = join(
    names.map((name) => sql`coalesce(octet_length(${name}), 0)`),
    ' + ',
  );
  const allowed = raw(String(maxBytes));
  const failure = sql`('answer of ' || (${size}) || ' bytes; ${allowed} are allowed')::bool`;

  return sql`select ${join(names)} from (select ${join(named)} offset 0) as "answer" where case when ${size} <= ${allowed} then true else ${failure} end`;
}

/** The sizes that an error's message tells of. */
export function findTooLong(
  message: string,
): { readonly found: number; readonly allowed: number } | undefined {
  const [, found, allowed] = tooLong.exec(message) ?? [];

  return found === undefined ? undefined : { found: Number(found), allowed: Number(allowed) };
}
