import type { Pool } from 'pg';
import { writePeople } from '#actions/lib/accounts/people.ts';
import { queueRoleMails } from '#actions/lib/account-mails/role-mails.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { isHeld } from '#actions/lib/hold/hold-gate.ts';
import type { KeycloakAdmin, KeycloakUser } from '#actions/lib/keycloak/keycloak-admin.ts';
import {
  type AbandonedChange,
  readAbandonedChanges,
  takeAbandoned,
} from '#actions/lib/accounts/user-changes.ts';
import {
  ADMIN_ROLE,
  followKeycloak,
  lockUserRoles,
  readStandings,
  type SeenStanding,
  type Standing,
  writeStandings,
  type WrittenStandings,
} from '#actions/lib/accounts/user-roles.ts';

type Keycloak = Pick<KeycloakAdmin, 'listUsers' | 'listUsersOfRole' | 'findUser'>;

export type Projection = {
  /** Number of rows of user_roles that were written or removed. */
  changed: number;
  /** True if Keycloak has no enabled administrator; the administrators in user_roles stay then. */
  isLeaderless: boolean;
};

/**
 * Brings the tables user_roles and people in step with Keycloak after any change there: by an operator, by a sign-in
 * through Google, or by an action of ours whose write to the database failed. Rows of people who are no longer in
 * Keycloak are removed. No transaction is open while Keycloak is asked; a row that was written meanwhile is newer than
 * Keycloak's answer and stays. Only rows that differ are written, so that open pages get no needless updates.
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
    await tellOfRoles(db, newRoles);
    const removed = await removeRows(db, gone.filter(mayChange));

    return { changed: settled + written + removed, isLeaderless };
  });
}

/** Writes the role and the email of one person who has just signed in. */
export async function projectUserRole(
  db: Db,
  { userId, email, realmRoles }: { userId: string; email?: string | undefined; realmRoles: string[] },
): Promise<void> {
  const role = realmRoles.includes(ADMIN_ROLE) ? 'admin' : 'user';
  const { newRoles } = await writeStandings(db, [{ userId, role, enabled: true }]);
  await writePeople(db, [{ id: userId, email }]);
  await tellOfRoles(db, newRoles);
}

/**
 * Mails people about a role that they got in Keycloak. While the product is held no mail is sent: the roles of a
 * restored database are older than Keycloak's, so what looks new may be news of long ago.
 */
async function tellOfRoles(db: Db, newRoles: WrittenStandings['newRoles']): Promise<void> {
  if (newRoles.length > 0 && !(await isHeld(db))) await queueRoleMails(db, newRoles);
}

/**
 * Reads two lists of Keycloak, whatever the number of users; a user who moved from one page to the next counts once.
 */
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

/**
 * Returns the ids of users who are no longer in Keycloak. A list that is read in pages can miss a user when another one
 * is removed meanwhile, so each missing user is asked for by id.
 */
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

/**
 * Writes the outcome of abandoned changes, each in the name of the person who asked for it; returns the number of rows.
 */
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
