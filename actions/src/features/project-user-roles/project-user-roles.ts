import type { Pool } from 'pg';
import { inTransaction, type Db } from '../../lib/database.ts';
import type { KeycloakAdmin } from '../../lib/keycloak-admin.ts';

/** The realm role that makes an administrator; everybody else is a user. */
const ADMIN_ROLE = 'admin';
/** Any number, the same for every instance: they write one after another. */
const LOCK_KEY = 4_711_002;

/**
 * Brings the table user_roles in step with Keycloak's roles: rows of people who are gone go, and only
 * rows that differ are written, so that nothing is pushed to open pages without need.
 */
export async function projectUserRoles(pool: Pool, keycloak: KeycloakAdmin): Promise<{ changed: number }> {
  return inTransaction(pool, async (db) => {
    // Read under the lock, so that an older list never overwrites a newer one.
    await db.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
    const known = await db.query<{ user_id: string }>('select user_id from user_roles');
    const [users, admins] = [await keycloak.listUsers(), await keycloak.listUsersOfRole(ADMIN_ROLE)];
    const adminIds = new Set(admins.map(({ id }) => id));
    const ids = users.map(({ id }) => id);
    const roles = ids.map((id) => (adminIds.has(id) ? 'admin' : 'user'));

    const written = await writeRoles(db, ids, roles);
    const listed = new Set(ids);
    // Only rows older than the list: who signs in for the first time meanwhile is not on it.
    const gone = known.rows.map((row) => row.user_id).filter((id) => !listed.has(id));
    return { changed: written + (await removeRows(db, gone)) };
  });
}

/** Writes the role of one person who has just signed in. */
export async function projectUserRole(db: Db, userId: string, realmRoles: string[]): Promise<void> {
  await writeRoles(db, [userId], [realmRoles.includes(ADMIN_ROLE) ? 'admin' : 'user']);
}

async function removeRows(db: Db, ids: string[]): Promise<number> {
  const { rowCount } = await db.query('delete from user_roles where user_id = any ($1::uuid[])', [ids]);
  return rowCount ?? 0;
}

async function writeRoles(db: Db, ids: string[], roles: string[]): Promise<number> {
  const { rowCount } = await db.query(
    `insert into user_roles as r (user_id, role)
     select * from unnest($1::uuid[], $2::text[])
     on conflict (user_id) do update set role = excluded.role where r.role <> excluded.role`,
    [ids, roles],
  );
  return rowCount ?? 0;
}
