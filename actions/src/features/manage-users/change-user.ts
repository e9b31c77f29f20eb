import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { queueRoleMails } from '#actions/lib/account-mails/role-mails.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs } from '#actions/lib/database.ts';
import { type KeycloakAdmin, throwUnavailable } from '#actions/lib/keycloak/keycloak-admin.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import {
  abandonChange,
  forgetChange,
  noteChange,
  type UserChange,
} from '#actions/lib/accounts/user-changes.ts';
import {
  ADMIN_ROLE,
  followKeycloak,
  lockUserRoles,
  readStandings,
  type SeenStanding,
  type Standing,
  writeStandings,
} from '#actions/lib/accounts/user-roles.ts';

export type ChangeDeps = {
  pool: Pool;
  keycloakAdmin: Pick<
    KeycloakAdmin,
    'findUser' | 'listUsersOfRole' | 'grantRealmRole' | 'revokeRealmRole' | 'setEnabled'
  >;
  log: Logger;
};

/**
 * Changes a person's role or state: first in Keycloak, which decides, then in the projection user_roles, whose history
 * names the caller. No transaction is open while Keycloak is asked. Instead a row in accounts.user_changes keeps other
 * callers from changing the same person, and two administrators from dismissing each other. If Keycloak does not
 * answer, or the projection can't be written after Keycloak has made the change, that row stays, and the reconciliation
 * (`projectUserRoles`, every three minutes) writes Keycloak's state in the caller's name. The change counts from the
 * person's next token on, and a mail tells the person of a new role.
 */
export async function changeUser(change: UserChange, session: Session, deps: ChangeDeps): Promise<void> {
  const before = await announce(change, session, deps);
  const after: Standing = { ...before, ...change };
  if (isSame(before, after)) return;

  await askKeycloak(change, deps.keycloakAdmin).catch(async (cause: unknown) => {
    await abandon(change, deps);
    throwUnavailable(cause);
  });
  await record(after, session, deps.pool).catch(async (cause: unknown) => {
    deps.log.error({ err: cause, userId: change.userId }, 'A change stands in Keycloak alone for now');
    await abandon(change, deps);
    throw new ActionError(
      'user-change-unfinished',
      'The identity server has made the change; the list of users follows within a few minutes.',
      { cause },
    );
  });
}

const isSame = (one: Standing, other: Standing) => one.role === other.role && one.enabled === other.enabled;

/**
 * Brings user_roles in step with Keycloak for the person and all administrators, then notes the change unless a rule
 * forbids it.
 */
async function announce(change: UserChange, session: Session, deps: ChangeDeps): Promise<Standing> {
  const seen = await readStandings(deps.pool);
  const { person, standings } = await readKeycloak(change.userId, seen, deps.keycloakAdmin);

  await inTransaction(deps.pool, async (db) => {
    await lockUserRoles(db);
    await queueRoleMails(db, (await followKeycloak(db, standings, seen)).newRoles);
    if (!isSame(person, { ...person, ...change })) await noteChange(db, change, session);
  });
  return person;
}

/**
 * Reads the person and all administrators from Keycloak; `standings` also names former administrators, now as users.
 */
async function readKeycloak(
  userId: string,
  seen: ReadonlyMap<string, SeenStanding>,
  keycloak: ChangeDeps['keycloakAdmin'],
): Promise<{ person: Standing; standings: Standing[] }> {
  const [user, admins] = await Promise.all([
    keycloak.findUser(userId),
    keycloak.listUsersOfRole(ADMIN_ROLE),
  ]).catch(throwUnavailable);
  if (user === undefined) {
    throw new ActionError('user-unknown', `There is no user with the id "${userId}".`, { status: 404 });
  }
  const ids = new Set(admins.map(({ id }) => id));
  const person: Standing = { userId, role: ids.has(userId) ? 'admin' : 'user', enabled: user.enabled };
  const others = admins
    .filter(({ id }) => id !== userId)
    .map(({ id, enabled }): Standing => ({ userId: id, role: 'admin', enabled }));
  const dismissed = [...seen.values()]
    .filter((row) => row.role === 'admin' && row.userId !== userId && !ids.has(row.userId))
    .map((row): Standing => ({ ...row, role: 'user' }));
  // If Keycloak has no enabled administrator, nothing is written: the database keeps its last one.
  const isAnybodyLeft = admins.some(({ enabled }) => enabled);

  return { person, standings: isAnybodyLeft ? [person, ...others, ...dismissed] : [] };
}

function askKeycloak(change: UserChange, keycloak: ChangeDeps['keycloakAdmin']): Promise<void> {
  if ('enabled' in change) return keycloak.setEnabled(change.userId, change.enabled);
  const setRole = change.role === ADMIN_ROLE ? keycloak.grantRealmRole : keycloak.revokeRealmRole;
  return setRole(change.userId, ADMIN_ROLE);
}

function record(after: Standing, session: Session, pool: Pool): Promise<void> {
  return inTransaction(pool, async (db) => {
    await lockUserRoles(db);
    await actAs(db, session);
    await forgetChange(db, after.userId);
    await queueRoleMails(db, (await writeStandings(db, [after])).newRoles, session);
  });
}

/** Leaves the change to the reconciliation; if the database is away, the noted change expires by itself. */
async function abandon({ userId }: UserChange, { pool, log }: ChangeDeps): Promise<void> {
  await abandonChange(pool, userId).catch((err: unknown) =>
    log.warn({ err, userId }, 'A change that failed could not be given up; its note expires by itself'),
  );
}
