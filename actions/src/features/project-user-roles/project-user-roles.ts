import type { Pool } from 'pg';
import { writePeople } from '../../lib/accounts/people.ts';
import { queueRoleMails } from '../../lib/accounts/role-mails.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs, type Db } from '../../lib/database.ts';
import type { KeycloakAdmin, KeycloakUser } from '../../lib/keycloak/keycloak-admin.ts';
import {
  type AbandonedChange,
  readAbandonedChanges,
  takeAbandoned,
} from '../../lib/accounts/user-changes.ts';
import {
  ADMIN_ROLE,
  followKeycloak,
  lockUserRoles,
  readStandings,
  type SeenStanding,
  type Standing,
  writeStandings,
} from '../../lib/accounts/user-roles.ts';

type Keycloak = Pick<KeycloakAdmin, 'listUsers' | 'listUsersOfRole' | 'findUser'>;

export type Projection = {
  /** Rows of user_roles that were written or removed. */
  changed: number;
  /** Keycloak has nobody who may sign in and is an administrator; who was one here stays one. */
  isLeaderless: boolean;
};

/**
 * Brings the tables user_roles and people in step with Keycloak, whoever changed it: an operator, a sign-in through
 * Google, or an action of ours whose second half failed. Rows of people who are gone go. Keycloak is asked without a
 * transaction open; whatever was written meanwhile is newer than its answer and stays, and only rows that differ are
 * written, so that nothing is pushed to open pages without need.
 */
export async function projectUserRoles(pool: Pool, keycloak: Keycloak): Promise<Projection> {
  const seen = await readStandings(pool);
  const abandoned = await readAbandonedChanges(pool);
  const listed = await readEverybody(keycloak);
  const gone = await findGone(seen, listed.users, keycloak);
  const isLeaderless = !listed.standings.some(({ role, enabled }) => role === 'admin' && enabled);
  const lastAdmins = new Set(isLeaderless ? adminsAmong(seen) : []);
  const mayChange = (userId: string) => !lastAdmins.has(userId);

  return inTransaction(pool, async (db) => {
    await lockUserRoles(db);
    const standings = listed.standings.filter(({ userId }) => mayChange(userId));
    const settled = await settleAbandoned(db, abandoned, standings);
    const { written, newRoles } = await followKeycloak(db, standings, seen);
    await writePeople(db, listed.users);
    await queueRoleMails(db, newRoles);
    const removed = await removeRows(db, gone.filter(mayChange));

    return { changed: settled + written + removed, isLeaderless };
  });
}

/** Writes the role and the address of one person who has just signed in. */
export async function projectUserRole(
  db: Db,
  { userId, email, realmRoles }: { userId: string; email?: string | undefined; realmRoles: string[] },
): Promise<void> {
  const role = realmRoles.includes(ADMIN_ROLE) ? 'admin' : 'user';
  const { newRoles } = await writeStandings(db, [{ userId, role, enabled: true }]);
  await writePeople(db, [{ id: userId, email }]);
  await queueRoleMails(db, newRoles);
}

/** Two lists, whatever the number of people; somebody who moved from one page to the next counts once. */
async function readEverybody(keycloak: Keycloak): Promise<{ users: KeycloakUser[]; standings: Standing[] }> {
  const [listed, admins] = [await keycloak.listUsers(), await keycloak.listUsersOfRole(ADMIN_ROLE)];
  const users = [...new Map([...listed, ...admins].map((user) => [user.id, user])).values()];
  const adminIds = new Set(admins.map(({ id }) => id));
  const standings = users.map(({ id, enabled }): Standing => ({
    userId: id,
    role: adminIds.has(id) ? 'admin' : 'user',
    enabled,
  }));
  return { users, standings };
}

const adminsAmong = (seen: ReadonlyMap<string, SeenStanding>) =>
  [...seen.values()].filter(({ role, enabled }) => role === 'admin' && enabled).map(({ userId }) => userId);

/** A list that is read in pages can miss somebody when another one is removed meanwhile, so each is asked for by id. */
async function findGone(
  seen: ReadonlyMap<string, SeenStanding>,
  users: KeycloakUser[],
  keycloak: Keycloak,
): Promise<string[]> {
  const listed = new Set(users.map(({ id }) => id));
  const gone: string[] = [];
  for (const userId of seen.keys()) {
    if (!listed.has(userId) && (await keycloak.findUser(userId)) === undefined) gone.push(userId);
  }
  return gone;
}

/** Writes in the name of who asked for it what has become of a change whose outcome nobody wrote down. */
async function settleAbandoned(db: Db, abandoned: AbandonedChange[], standings: Standing[]): Promise<number> {
  let written = 0;
  for (const { userId, session } of abandoned) {
    if (!(await takeAbandoned(db, userId))) continue;
    await actAs(db, session);
    const own = standings.filter((standing) => standing.userId === userId);
    const { written: rows, newRoles } = await writeStandings(db, own);
    await queueRoleMails(db, newRoles, session);
    written += rows;
  }
  if (abandoned.length > 0) await actAs(db, {});
  return written;
}

async function removeRows(db: Db, ids: string[]): Promise<number> {
  await db.query('delete from people where user_id = any ($1::uuid[])', [ids]);
  const { rowCount } = await db.query('delete from user_roles where user_id = any ($1::uuid[])', [ids]);
  return rowCount ?? 0;
}
