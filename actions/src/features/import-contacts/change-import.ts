import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { IMPORT_LOCK } from './import-record.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const inputSchema = object({ import_id: string().matches(UUID).required() }).required();
/**
 * Removing 200,000 contacts took 2.4 s, and 43 s where each had a delivery to erase; the action in hasura/metadata has
 * the same timeout.
 */
const UNDO_TIMEOUT_MS = 300_000;
/** Replaces the pool's own query timeout, which is meant for short queries. */
const SLOWLY = { query_timeout: UNDO_TIMEOUT_MS };

type Deps = { pool: Pool };

/** Cancels an import whose merge has not committed, and stops the session that works on it, on whichever instance. */
export async function cancelImport(input: unknown, session: Session, { pool }: Deps) {
  requireMailingRole(session);
  const id = readId(input);
  const { rows } = await pool.query<{ idempotency_key: string }>(
    `update imports set state = 'cancelled', finished_at = now()
     where id = $1 and state in ('receiving', 'merging') returning idempotency_key`,
    [id],
  );
  const [cancelled] = rows;
  if (!cancelled) throw await notPossible(pool, id, 'cancelled');
  await stopWork(pool, cancelled.idempotency_key);

  return { import_id: id, state: 'cancelled' };
}

/** Cancels the running statement of the session that holds the import's lock; its result would be thrown away. */
async function stopWork(db: Db, key: string): Promise<void> {
  await db.query(
    `select pg_cancel_backend(pid) from pg_locks, (select ${IMPORT_LOCK} as key) as wanted
     where locktype = 'advisory' and granted and objsubid = 1
       and database = (select oid from pg_database where datname = current_database())
       and classid::bigint = (key >> 32) & 4294967295 and objid::bigint = key & 4294967295`,
    [key],
  );
}

/** Undoes an import: deletes the contacts that it created, except those that were changed since. */
export async function undoImport(input: unknown, session: Session, { pool }: Deps) {
  requireMailingRole(session);
  const id = readId(input);
  const removed = await inTransaction(pool, async (db) => {
    await actAs(db, session);
    await db.query(
      `select set_config('statement_timeout', $1, true), set_config('hostfront.batch_id', $2, true)`,
      [String(UNDO_TIMEOUT_MS), id],
    );
    const { rowCount } = await db.query(`select from imports where id = $1 and state = 'done' for update`, [
      id,
    ]);
    if (rowCount !== 1) throw await notPossible(db, id, 'undone');
    const { rowCount: count } = await db.query({
      ...SLOWLY,
      text: 'delete from contacts where import_id = $1 and updated_at = created_at',
      values: [id],
    });
    await db.query(`update imports set state = 'undone', removed_count = $2 where id = $1`, [id, count]);

    return count ?? 0;
  });

  return { import_id: id, state: 'undone', removed };
}

function readId(input: unknown): string {
  if (inputSchema.isValidSync(input)) return input.import_id;
  throw new ActionError('import-unknown', 'There is no such import.');
}

async function notPossible(db: Db, id: string, wanted: 'cancelled' | 'undone'): Promise<ActionError> {
  const { rows } = await db.query<{ state: string }>('select state from imports where id = $1', [id]);
  const [found] = rows;
  if (!found) return new ActionError('import-unknown', 'There is no such import.');

  const details = { state: found.state };
  const message = `An import that is ${found.state} can't be ${wanted}.`;
  return wanted === 'undone'
    ? new ActionError('import-not-undone', message, { details })
    : new ActionError('import-not-cancelled', message, { details });
}
