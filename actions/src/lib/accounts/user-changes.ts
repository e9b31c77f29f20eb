import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import type { UserRole } from './user-roles.ts';

/** Change of a person's role, or of whether they may sign in. */
export type UserChange = { userId: string } & ({ role: UserRole } | { enabled: boolean });

/** Change whose outcome was never written, and on which no request works any more. */
export type AbandonedChange = { userId: string; session: Session };

/**
 * Time after which a noted change counts as abandoned; it is longer than all calls of Keycloak for one change may take
 * together.
 */
const CHANGE_LIFETIME = '2 minutes';

/** Tells whether a change could take an administrator away. */
const isDismissal = (change: UserChange) =>
  'role' in change ? change.role !== 'admin' : change.enabled === false;

/**
 * Notes a change before Keycloak is asked to make it, so that a second change of the same person is refused meanwhile,
 * and two administrators can't dismiss each other. The caller must hold the lock of user_roles.
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

/** Deletes a noted change, because it is done. */
export async function forgetChange(db: Db, userId: string): Promise<void> {
  await db.query('delete from accounts.user_changes where user_id = $1', [userId]);
}

/** Leaves a change to the reconciliation, because it is not known whether Keycloak has made it. */
export async function abandonChange(db: Db, userId: string): Promise<void> {
  await db.query('update accounts.user_changes set expires_at = now() where user_id = $1', [userId]);
}

/** Deletes a noted change that is still abandoned; returns false if a new change of the person has begun. */
export async function takeAbandoned(db: Db, userId: string): Promise<boolean> {
  const { rowCount } = await db.query(
    'delete from accounts.user_changes where user_id = $1 and expires_at <= now()',
    [userId],
  );
  return rowCount === 1;
}

/** Reads the changes that the reconciliation must settle; it must be called before Keycloak is asked. */
export async function readAbandonedChanges(db: Db): Promise<AbandonedChange[]> {
  const { rows } = await db.query<AbandonedChange>(
    'select user_id as "userId", session from accounts.user_changes where expires_at <= now()',
  );
  return rows;
}

/** Throws if no other enabled administrator would be left. */
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
