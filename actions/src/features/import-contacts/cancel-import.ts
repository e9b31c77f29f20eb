import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { IMPORT_LOCK, importMoves } from './import-record.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const inputSchema = object({ import_id: string().matches(UUID).required() }).required();

type Deps = { pool: Pool };

/** Cancels an import whose merge has not committed, and stops the session that works on it, on whichever instance. */
export async function cancelImport(input: unknown, session: Session, { pool }: Deps) {
  requireMailingRole(session);
  const id = readId(input);
  const { rows } = await pool.query<{ idempotency_key: string }>(
    `update imports set state = ${importMoves.to('cancel')}, finished_at = now()
     where id = $1 and ${importMoves.when('cancel')} returning idempotency_key`,
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

/** Returns the import's id of an action's input. */
export function readId(input: unknown): string {
  if (inputSchema.isValidSync(input)) return input.import_id;
  throw new ActionError('import-unknown', 'There is no such import.');
}

/** Returns the error for an import whose state does not allow the change. */
export async function notPossible(db: Db, id: string, wanted: 'cancelled' | 'undone'): Promise<ActionError> {
  const { rows } = await db.query<{ state: string }>('select state from imports where id = $1', [id]);
  const [found] = rows;
  if (!found) return new ActionError('import-unknown', 'There is no such import.');

  const details = { state: found.state };
  const message = `An import that is ${found.state} can't be ${wanted}.`;
  return wanted === 'undone'
    ? new ActionError('import-not-undone', message, { details })
    : new ActionError('import-not-cancelled', message, { details });
}
