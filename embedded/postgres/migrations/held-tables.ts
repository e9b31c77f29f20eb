import type pg from 'pg';

/**
 * Tells what the open transaction keeps from others until it ends, as the rest of a sentence: the tables with rows that
 * others can't read, and those that others can't write. Rows are counted by PostgreSQL's estimates; a table that is
 * rewritten keeps one of them.
 */
export async function heldTables(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ table: string; rows: string; closed: boolean }>(
    `select relation::regclass::text as table, to_char(max(count), 'FM999,999,999,990') as rows,
       bool_or(mode = 'AccessExclusiveLock') as closed
     from pg_locks join pg_class on pg_class.oid = relation
       cross join lateral greatest(reltuples, pg_stat_get_live_tuples(relation)) as count
     where pid = pg_backend_pid() and granted and relkind in ('r', 'm') and count > 0
       and mode in ('AccessExclusiveLock', 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock')
     group by relation order by max(count) desc`,
  );
  const list = (closed: boolean) =>
    rows
      .filter((row) => row.closed === closed)
      .map((row) => `${row.table} (${row.rows} rows)`)
      .join(', ');
  const [unread, unwritten] = [list(true), list(false)];

  return [
    unread && `; meanwhile nobody could read or write ${unread}`,
    unwritten && `; meanwhile nobody could write to ${unwritten}`,
  ].join('');
}
