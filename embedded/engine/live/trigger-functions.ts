import { createHash } from 'node:crypto';
import { escapeLiteral } from 'pg';
import { type KeyColumn, sqlHashOfKey } from '../model/key-column.ts';

/** Postgres channel on which the triggers report and the engine listens. Earlier engines use another one. */
export const CHANNEL = 'engine_reports';

/** Beginning of the names of all trigger functions in the schema `engine`. */
export const FUNCTION_PREFIX = 'report_';

/** An update of more rows than this counts as a change, without a comparison of old and new rows. */
const MAX_COMPARED_ROWS = 1_000;
/** A statement that writes more rows than this is reported without hashes. */
const MAX_HASHED_ROWS = 200;
/** Bytes of a report; PostgreSQL refuses payloads of 8,000 bytes. */
const MAX_REPORT_BYTES = 7_500;
/**
 * Reports with hashes in one transaction; all later ones are reported without, and PostgreSQL sends equal ones once. A
 * cascade runs a statement for each parent row.
 */
const MAX_REPORTS = 20;
/** Setting of a transaction that counts its reports. */
const COUNTER = 'engine.reports';

/** Kinds of functions, by what their triggers know: no rows, the rows of an insert or delete, or those of an update. */
export type FunctionKind = 'change' | 'rows' | 'update';

/** A function in the schema `engine`; its name is another one for each body. */
export type TriggerFunction = { readonly name: string; readonly sql: string };

/** Reports each tracked table that the written one is, or is a part of; the trigger's arguments are their keys. */
const REPORT_WHOLE = `foreach changed in array tg_argv loop
    perform pg_catalog.pg_notify('${CHANNEL}', '[' || changed || ']');
  end loop;
  return null;`;

/** Ends the function if no row differs. One row is compared by its bytes, several by their texts. */
const SKIP_UNCHANGED = `select pg_catalog.count(*) into row_count
    from (select from new_rows limit ${MAX_COMPARED_ROWS + 1}) as few;
  if row_count = 0 then return null; end if;
  if row_count = 1 then
    if exists (
      select from old_rows as old_row, new_rows as new_row where old_row operator(pg_catalog.*=) new_row
    ) then
      return null;
    end if;
  elsif row_count <= ${MAX_COMPARED_ROWS} and not exists (
    select (new_row.*)::text from new_rows as new_row except all select (old_row.*)::text from old_rows as old_row
  ) then
    return null;
  end if;`;
const SKIP_EMPTY = `select pg_catalog.count(*) into row_count
    from (select from changed_rows limit ${MAX_HASHED_ROWS + 1}) as few;
  if row_count = 0 then return null; end if;`;

/** The rows whose values are reported: of an update the old and the new ones, as a row may move in or out. */
const ROWS: Readonly<Record<'rows' | 'update', string>> = {
  rows: 'changed_rows',
  update: '(select * from old_rows union all select * from new_rows)',
};

/**
 * Makes the function of a kind for these key columns. An error in it never fails the write: the table is reported without
 * hashes then.
 */
export function triggerFunction(kind: FunctionKind, columns: readonly KeyColumn[]): TriggerFunction {
  const body = bodyOf(kind, columns);
  const name = `${FUNCTION_PREFIX}${kind}_${createHash('sha1').update(body).digest('hex').slice(0, 12)}`;

  return {
    name,
    sql: `create or replace function engine.${name}() returns trigger language plpgsql as ${escapeLiteral(body)};`,
  };
}

function bodyOf(kind: FunctionKind, columns: readonly KeyColumn[]): string {
  if (kind === 'change') return `declare changed text; begin ${REPORT_WHOLE} end`;
  const skip = kind === 'update' ? SKIP_UNCHANGED : SKIP_EMPTY;
  const report =
    columns.length === 0
      ? ''
      : `if row_count <= ${MAX_HASHED_ROWS} then ${reportHashes(kind, columns)} end if;`;

  return `declare
  changed text;
  row_count int;
  hashes text;
  reports int;
begin
  ${skip}
  ${report}
  ${REPORT_WHOLE}
exception when others then
  ${REPORT_WHOLE}
end`;
}

function reportHashes(kind: 'rows' | 'update', columns: readonly KeyColumn[]): string {
  const parts = columns.map(({ name, kind: keyKind }) => {
    const value = `changed_row.${quoted(name)}`;
    const hashes = `coalesce(pg_catalog.string_agg(distinct ${sqlHashOfKey(keyKind, value)}, ' '), '')`;

    return `${escapeLiteral(`${JSON.stringify(name)}:"`)} || ${hashes} || '"'`;
  });

  return `reports := coalesce(nullif(pg_catalog.current_setting('${COUNTER}', true), ''), '0')::int + 1;
    if reports <= ${MAX_REPORTS} then
      perform pg_catalog.set_config('${COUNTER}', reports::text, true);
      select ${parts.join(` || ',' || `)} into hashes from ${ROWS[kind]} as changed_row;
      if pg_catalog.octet_length(hashes) + pg_catalog.octet_length(tg_argv::text) <= ${MAX_REPORT_BYTES} then
        foreach changed in array tg_argv loop
          perform pg_catalog.pg_notify('${CHANNEL}', '[' || changed || ',{' || hashes || '}]');
        end loop;
        return null;
      end if;
    end if;`;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
