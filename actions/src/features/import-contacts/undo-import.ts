import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { notPossible, readId } from './cancel-import.ts';
import { connect, hangUp, type ImportDeps } from './import-connection.ts';
import { importMoves, tryLock } from './import-record.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

/** Contacts removed in one transaction, so that others wait for one chunk at most. */
const CHUNK = 5_000;
/** Contacts that get back what the import changed in one transaction. */
const GIVEN_BACK_CHUNK = 1_000;
/** Milliseconds until an undoing is answered that goes on; the import's row tells the outcome. */
const ANSWER_AFTER_MS = 10_000;

/** `isStopping`: between two chunks the undoing breaks off; it goes on with the next start. */
type UndoDeps = ImportDeps & { answerAfterMs?: number; isStopping?: () => boolean };

/**
 * Undoes an import: gives back the states, names and languages that it replaced, and deletes the contacts that it created,
 * except those that were changed since, chunk by chunk. Called again while that goes on, it answers how far it is.
 */
export async function undoImport(input: unknown, session: Session, deps: UndoDeps) {
  requireMailingRole(session);
  const { pool, log, answerAfterMs = ANSWER_AFTER_MS } = deps;
  const id = readId(input);
  const begun = await pool.query(
    `update imports set state = ${importMoves.to('undo')}, undone_by = $2 where id = $1 and ${importMoves.when('undo')}`,
    [id, session['x-hasura-user-id'] ?? 'system'],
  );
  if (begun.rowCount !== 1) await requireUndoing(pool, id);
  const work = removeContacts(id, deps).catch((error: unknown) =>
    log.warn({ err: error, import: id }, 'Undoing an import was interrupted; it goes on'),
  );
  await Promise.race([work, sleep(answerAfterMs, undefined, { ref: false })]);
  const { rows } = await pool.query<{ state: string; removed_count: number }>(
    'select state, removed_count from imports where id = $1',
    [id],
  );
  return { import_id: id, state: rows[0]?.state ?? 'undoing', removed: rows[0]?.removed_count ?? 0 };
}

/** Goes on with imports whose undoing was interrupted. */
export async function resumeUndoing(deps: UndoDeps): Promise<{ resumed: number }> {
  const { rows } = await deps.pool.query<{ id: string }>(
    `select id from imports where ${importMoves.when('empty')}`,
  );
  let resumed = 0;
  for (const { id } of rows) resumed += (await removeContacts(id, deps)) ? 1 : 0;

  return { resumed };
}

async function requireUndoing(pool: ImportDeps['pool'], id: string): Promise<void> {
  const { rowCount } = await pool.query(
    `select from imports where id = $1 and ${importMoves.when('empty')}`,
    [id],
  );
  if (rowCount !== 1) throw await notPossible(pool, id, 'undone');
}

/** Removes the import's contacts; returns false if another session is at it. */
async function removeContacts(id: string, deps: UndoDeps): Promise<boolean> {
  const client = await connect(deps.databaseUrl);
  try {
    if (!(await takeUndoing(client, id))) return false;
    while (!deps.isStopping?.() && (await giveBack(client, id)));
    for (let last: string | null = ''; last !== null && !deps.isStopping?.();)
      last = await removeNext(client, id, last);

    return true;
  } finally {
    await hangUp(client, deps);
  }
}

/** Locks the import and names the person who undoes it; returns false if another session holds the lock. */
async function takeUndoing(client: Client, id: string): Promise<boolean> {
  const { rows } = await client.query<{ idempotency_key: string; undone_by: string }>(
    `select idempotency_key, undone_by from imports where id = $1 and ${importMoves.when('empty')}`,
    [id],
  );
  const [found] = rows;
  if (!found) return false;
  if (!(await tryLock(client, found.idempotency_key))) return false;
  const user = found.undone_by === 'system' ? '' : found.undone_by;
  await client.query(
    `select set_config('hasura.user', $1, false), set_config('hostfront.batch_id', $2, false),
       set_config('hostfront.undone_import', $2, false)`,
    [JSON.stringify({ 'x-hasura-user-id': user }), id],
  );

  return true;
}

/** Gives back what the import changed of the next contacts; returns whether there may be more. */
async function giveBack(client: Client, id: string): Promise<boolean> {
  return retryDeadlocks(client, async () => {
    const { rows } = await client.query<{ looked_at: number }>(
      'select mailing.give_back_states($1, $2) as looked_at',
      [id, GIVEN_BACK_CHUNK],
    );
    return rows[0]?.looked_at === GIVEN_BACK_CHUNK;
  });
}

/** Removes the contacts that follow `last` in the order of imports; returns the last one's key, or null at the end. */
async function removeNext(client: Client, id: string, last: string): Promise<string | null> {
  return retryDeadlocks(client, async () => {
    const { rows } = await client.query<{ last: string | null }>(
      `with chunk as materialized (
         select id, email_key from contacts
         where import_id = $1 and updated_at = created_at and email_key > $2
         order by email_key limit ${CHUNK} for update
       ), removed as (
         delete from contacts using chunk where contacts.id = chunk.id
       ), counted as (
         update imports set removed_count = removed_count + (select count(*) from chunk),
           state = case when (select count(*) from chunk) < ${CHUNK} then ${importMoves.to('empty')} else state end
         where id = $1
       )
       select case when count(*) = ${CHUNK} then max(email_key) end as last from chunk`,
      [id, last],
    );
    return rows[0]?.last ?? null;
  });
}
