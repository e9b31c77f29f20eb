import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import type { UserRole } from './user-roles.ts';

/** One thing that is to change about a person. */
export type UserChange = { userId: string } & ({ role: UserRole } | { enabled: boolean });

/** A change that nobody works at any more, though its outcome was never written down. */
export type AbandonedChange = { userId: string; session: Session };

/** Longer than all calls of Keycloak that one change makes may take together. */
const CHANGE_LIFETIME = '2 minutes';

/** Whether a change takes an administrator away. */
const isDismissal = (change: UserChange) =>
  'role' in change ? change.role !== 'admin' : change.enabled === false;

/**
 * Notes a change before Keycloak is asked to make it, so that a second one of the same person waits and two
 * administrators can't dismiss each other. Needs the lock of user_roles.
 */
export async function noteChange(db: Db, change: UserChange, session: Session): Promise<void> {
  if (isDismissal(change)) await keepAdministrator(db, change.userId);
  const { rowCount } = await db.query(
    `insert into accounts.user_changes as c (user_id, role, enabled, session, expires_at)
     values ($1, $2, $3, $4, now() + interval '${CHANGE_LIFETIME}')
     on conflict (user_id) do update set role = excluded.role, enabled = excluded.enabled,
       session = excluded.session, expires_at = excluded.expires_at
       where c.expires_at <= now()`,
    [
      change.userId,
      'role' in change ? change.role : null,
      'enabled' in change ? change.enabled : null,
      JSON.stringify(session),
    ],
  );
  if (rowCount === 1) return;
  throw new ActionError(
    'user-change-under-way',
    'Another change of this user is under way. Please try again in a moment.',
  );
}

/** Takes a note out: what it stood for is done. */
export async function forgetChange(db: Db, userId: string): Promise<void> {
  await db.query('delete from accounts.user_changes where user_id = $1', [userId]);
}

/** Leaves a change to the reconciliation, because nobody knows whether Keycloak has made it. */
export async function abandonChange(db: Db, userId: string): Promise<void> {
  await db.query('update accounts.user_changes set expires_at = now() where user_id = $1', [userId]);
}

/** Takes out a note that is still abandoned; false where somebody works at the person again. */
export async function takeAbandoned(db: Db, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from accounts.user_changes where user_id = $1 and expires_at <= now()',
    [userId],
  );
  return rowCount === 1;
}

/** Changes for the reconciliation to settle; to be read before Keycloak is asked. */
export async function readAbandonedChanges(db: Db): Promise<AbandonedChange[]> {
  const { rows } = await db.query<AbandonedChange>(
    'select user_id as "userId", session from accounts.user_changes where expires_at <= now()',
  );
  return rows;
}

/** Refuses where nobody else would be left who may sign in and is an administrator. */
async function keepAdministrator(db: Db, userId: string): Promise<void> {
  const { rows } = await db.query<{ isKept: boolean }>(
    `select not exists (select from user_roles where user_id = $1 and role = 'admin' and enabled)
       or exists (
         select from user_roles as other where other.user_id <> $1 and other.role = 'admin' and other.enabled
           and not exists (
             select from accounts.user_changes as leaving
             where leaving.user_id = other.user_id and (leaving.role <> 'admin' or not leaving.enabled)
           )
       ) as "isKept"`,
    [userId],
  );
  if (rows[0]?.isKept) return;
  throw new ActionError('last-admin', 'At least one user who may sign in must keep the role admin.');
}
