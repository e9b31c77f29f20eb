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

/**
 * Kinds of functions, by what their triggers know: no rows, the rows of an insert or delete, those of an update, or one
 * pair of an update's old and new rows (`row`).
 */
export type FunctionKind = 'change' | 'rows' | 'update' | 'row';

/** A function in the schema `engine`; its name is another one for each body. */
export type TriggerFunction = { readonly name: string; readonly sql: string };

/**
 * Reports each tracked table that the written one is, or is a part of; the trigger's arguments are their keys. Functions
 * are called in assignments here and below, because PL/pgSQL evaluates these without running a query.
 */
const REPORT_WHOLE = `foreach changed in array tg_argv loop
    done := pg_catalog.pg_notify('${CHANNEL}', '[' || changed || ']')::pg_catalog.text;
  end loop;
  return null;`;

const REPORT_HASHES = `reports := coalesce(nullif(pg_catalog.current_setting('${COUNTER}', true), ''), '0')::int + 1;
    if reports <= ${MAX_REPORTS} then
      done := pg_catalog.set_config('${COUNTER}', reports::text, true);
      foreach changed in array tg_argv loop
        done := pg_catalog.pg_notify('${CHANNEL}', '[' || changed || ',{' || hashes || '}]')::pg_catalog.text;
      end loop;
      return null;
    end if;`;

/** Parts of a function that depend on whether it sees an update's old and new rows or the rows of an insert or delete. */
type Rows = {
  /** Ends the function if no row differs; several rows are compared by their texts. Sets `row_count`. */
  readonly skip: string;
  /** The rows whose values are reported: of an update the old and the new ones, as a row may move in or out. */
  readonly all: string;
  /** One pair of an old and a new row, or one row; `is_many` is null if there is none. */
  readonly first: string;
  readonly isMany: string;
  /** Whether the pair's rows are equal byte by byte. */
  readonly isSame: string;
  /** SQL of the hashes of a column in the pair or row. */
  readonly firstHashes: (hash: (row: string) => string, column: string) => string;
};

const ROWS: Readonly<Record<'rows' | 'update', Rows>> = {
  rows: {
    skip: `select pg_catalog.count(*) into row_count
      from (select from changed_rows limit ${MAX_HASHED_ROWS + 1}) as few;`,
    all: 'changed_rows',
    first: 'changed_rows as new_row',
    isMany: 'exists (select from changed_rows offset 1)',
    isSame: 'false',
    firstHashes: (hash) => `coalesce(${hash('new_row')}, '')`,
  },
  update: {
    skip: `select pg_catalog.count(*) into row_count
      from (select from new_rows limit ${MAX_COMPARED_ROWS + 1}) as few;
    if row_count <= ${MAX_COMPARED_ROWS} and not exists (
      select (new_row.*)::text from new_rows as new_row except all select (old_row.*)::text from old_rows as old_row
    ) then
      return null;
    end if;`,
    all: '(select * from old_rows union all select * from new_rows)',
    first: 'old_rows as old_row, new_rows as new_row',
    isMany: 'exists (select from new_rows offset 1)',
    isSame: '(old_row.*) operator(pg_catalog.*=) (new_row.*)',
    firstHashes: (hash, column) =>
      `coalesce(${hash('new_row')}, '') || case when old_row.${column} is distinct from new_row.${column}
        then coalesce(' ' || ${hash('old_row')}, '') else '' end`,
  },
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

/**
 * Writes a function's body. Most statements write one row, and each query of a trigger costs as much as a small statement:
 * one row is therefore compared and hashed by a single query.
 */
function bodyOf(kind: FunctionKind, columns: readonly KeyColumn[]): string {
  if (kind === 'change') return `declare changed text; done text; begin ${REPORT_WHOLE} end`;
  if (kind === 'row') return rowBodyOf(columns);
  const { first, isMany, isSame, skip } = ROWS[kind];
  const hasKeys = columns.length > 0;

  return `declare
  changed text;
  done text;
  is_many boolean;
  is_same boolean;
  row_count int;
  hashes text;
  reports int;
begin
  select ${isMany}, ${isSame}, ${hasKeys ? hashesOfOne(kind, columns) : 'null'}
    into is_many, is_same, hashes from ${first} limit 1;
  if is_many then
    hashes := null;
    ${skip}
    ${hasKeys ? hashesOfAll(kind, columns) : ''}
  elsif is_same is not false then
    return null;
  end if;
  if hashes is not null then
    ${REPORT_HASHES}
  end if;
  ${REPORT_WHOLE}
exception when others then
  ${REPORT_WHOLE}
end`;
}

/**
 * Writes the body of a function that runs for each updated row. PL/pgSQL evaluates all its expressions without a query, and
 * PostgreSQL keeps no copies of the rows for it. Once a transaction has had its reports with hashes, a row costs one
 * comparison of a short text and a notification that equals an earlier one.
 */
function rowBodyOf(columns: readonly KeyColumn[]): string {
  const hashes = columns.length > 0 ? hashesOfPair(columns) : 'null';

  return `declare
  changed text;
  done text;
  seen text;
  hashes text;
  reports int;
begin
  seen := pg_catalog.current_setting('${COUNTER}', true);
  if seen is distinct from '${MAX_REPORTS}' then
    begin
      if old operator(pg_catalog.*=) new then
        return null;
      end if;
      reports := coalesce(nullif(seen, ''), '0')::int + 1;
      if reports <= ${MAX_REPORTS} then
        hashes := ${hashes};
      end if;
    exception when others then
      hashes := null;
    end;
  end if;
  if hashes is null then
    ${REPORT_WHOLE}
  end if;
  done := pg_catalog.set_config('${COUNTER}', reports::text, true);
  foreach changed in array tg_argv loop
    done := pg_catalog.pg_notify('${CHANNEL}', '[' || changed || ',{' || hashes || '}]')::pg_catalog.text;
  end loop;
  return null;
end`;
}

/** Returns the SQL of the hashes of an updated row and, where they differ, of what it was before. */
function hashesOfPair(columns: readonly KeyColumn[]): string {
  return membersOf(columns, ({ name, kind }) => {
    const column = quoted(name);

    return `coalesce(${sqlHashOfKey(kind, `new.${column}`)}, '') ||
          case when old.${column} is distinct from new.${column}
            then coalesce(' ' || ${sqlHashOfKey(kind, `old.${column}`)}, '') else '' end`;
  });
}

/** Returns the SQL of the hashes of the first row, or of an update's first pair. They are short enough for a report. */
function hashesOfOne(kind: 'rows' | 'update', columns: readonly KeyColumn[]): string {
  return membersOf(columns, ({ name, kind: keyKind }) => {
    const column = quoted(name);

    return ROWS[kind].firstHashes((row) => sqlHashOfKey(keyKind, `${row}.${column}`), column);
  });
}

/** Returns statements that set `hashes` to the hashes of all rows, unless these or their hashes are too many. */
function hashesOfAll(kind: 'rows' | 'update', columns: readonly KeyColumn[]): string {
  const members = membersOf(columns, ({ name, kind: keyKind }) => {
    const hash = sqlHashOfKey(keyKind, `changed_row.${quoted(name)}`);

    return `coalesce(pg_catalog.string_agg(distinct ${hash}, ' '), '')`;
  });

  return `if row_count <= ${MAX_HASHED_ROWS} then
      select ${members} into hashes from ${ROWS[kind].all} as changed_row;
      if pg_catalog.octet_length(hashes) + pg_catalog.octet_length(tg_argv::text) > ${MAX_REPORT_BYTES} then
        hashes := null;
      end if;
    end if;`;
}

/** Returns the SQL of the members of a JSON object: for each column its name and the hashes, as one text. */
function membersOf(columns: readonly KeyColumn[], hashes: (column: KeyColumn) => string): string {
  return columns
    .map((column) => `${escapeLiteral(`${JSON.stringify(column.name)}:"`)} || ${hashes(column)} || '"'`)
    .join(` || ',' || `);
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
