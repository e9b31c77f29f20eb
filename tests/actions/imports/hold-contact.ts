import { inject } from 'vitest';
import { waitUntil } from '#tests/support/wait-until.ts';
import type { Actions } from '../start-actions.ts';
import { connect } from '#tests/support/postgres/connect.ts';

/**
 * Locks a contact as somebody does who is about to change it, until `letGo` is called. PostgreSQL ends the import, and
 * not the holder, where the two wait for each other.
 */
export async function holdContact({ databaseUrl }: Actions, email: string) {
  const url = new URL(inject('superuserUrl'));
  url.pathname = new URL(databaseUrl).pathname;
  const holder = await connect(url.href);
  await holder.query(`set deadlock_timeout = '60s'; begin`);
  await holder.query('select from contacts where email = $1 for update', [email]);

  return { holder, letGo: () => holder.end() };
}

const SESSIONS = `from pg_stat_activity where application_name = 'actions-import' and datname = current_database()`;

/** Tells whether an import, or its undoing, waits for a lock. */
export async function importWaits({ pool }: Actions): Promise<boolean> {
  const { rowCount } = await pool.query(`select ${SESSIONS} and cardinality(pg_blocking_pids(pid)) > 0`);
  return rowCount === 1;
}

export const untilImportWaits = (actions: Actions) =>
  waitUntil('the import waits for the contact', () => importWaits(actions));

/** Ends the connections of imports, as if PostgreSQL had lost them. */
export const loseImports = ({ pool }: Actions) => pool.query(`select pg_terminate_backend(pid) ${SESSIONS}`);
