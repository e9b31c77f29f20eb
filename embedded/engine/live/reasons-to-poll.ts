import type { Pool } from 'pg';
import { findPooling } from '#runtime/network/find-pooler.ts';

const READ = `
select current_setting('max_prepared_transactions')::int as prepared,
  has_database_privilege(current_database(), 'create')
    or exists (
      select from pg_catalog.pg_namespace where nspname = 'engine' and has_schema_privilege(oid, 'create')
    ) as may_create`;

/**
 * Returns why nothing of this database is pushed unless that is asked for; undefined if nothing speaks against it. A
 * transaction that has notified can't be prepared (PREPARE TRANSACTION), so triggers would break another program's writes.
 * A pooler in transaction mode passes no notification on.
 */
export async function reasonToPoll(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ prepared: number; may_create: boolean }>(READ);
  const [{ prepared, may_create: mayCreate } = { prepared: 0, may_create: true }] = rows;
  if (prepared > 0) {
    return `max_prepared_transactions is ${prepared}, and a transaction that has notified can not be prepared`;
  }
  if (!mayCreate) return 'the database user may not create the schema "engine" for the triggers';

  return (await findPooling(pool)) === 'transaction'
    ? 'a pooler in transaction mode is before PostgreSQL, through which LISTEN hears nothing'
    : undefined;
}
