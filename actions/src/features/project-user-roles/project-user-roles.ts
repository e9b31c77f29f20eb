import type { Pool } from 'pg';
import { inTransaction, type Db } from '../../lib/database.ts';
import type { KeycloakAdmin, KeycloakUser } from '../../lib/keycloak-admin.ts';
import { ADMIN_ROLE, lockUserRoles, type UserRole, writeUserRoles } from '../../lib/user-roles.ts';

/**
 * Brings the tables user_roles and people in step with Keycloak: rows of people who are gone go, and only
 * rows that differ are written, so that nothing is pushed to open pages without need.
 */
export async function projectUserRoles(
  pool: Pool,
  keycloak: Pick<KeycloakAdmin, 'listUsers' | 'listUsersOfRole'>,
): Promise<{ changed: number }> {
  return inTransaction(pool, async (db) => {
    // Read under the lock, so that an older list never overwrites a newer one.
    await lockUserRoles(db);
    const known = await db.query<{ user_id: string }>('select user_id from user_roles');
    const [users, admins] = [await keycloak.listUsers(), await keycloak.listUsersOfRole(ADMIN_ROLE)];
    const adminIds = new Set(admins.map(({ id }) => id));
    const ids = users.map(({ id }) => id);
    const roles = ids.map((id): UserRole => (adminIds.has(id) ? 'admin' : 'user'));

    const written = await writeUserRoles(db, ids, roles);
    await writePeople(db, users);
    const listed = new Set(ids);
    // Only rows older than the list: who signs in for the first time meanwhile is not on it.
    const gone = known.rows.map((row) => row.user_id).filter((id) => !listed.has(id));
    return { changed: written + (await removeRows(db, gone)) };
  });
}

/** Writes the role and the address of one person who has just signed in. */
export async function projectUserRole(
  db: Db,
  { userId, email, realmRoles }: { userId: string; email?: string | undefined; realmRoles: string[] },
): Promise<void> {
  await writeUserRoles(db, [userId], [realmRoles.includes(ADMIN_ROLE) ? 'admin' : 'user']);
  await writePeople(db, [{ id: userId, email }]);
}

async function writePeople(db: Db, users: KeycloakUser[]): Promise<void> {
  const named = users.filter(({ email }) => email);
  await db.query(
    `insert into people as p (user_id, email)
     select * from unnest($1::uuid[], $2::text[])
     on conflict (user_id) do update set email = excluded.email where p.email <> excluded.email`,
    [named.map(({ id }) => id), named.map(({ email }) => email)],
  );
}

async function removeRows(db: Db, ids: string[]): Promise<number> {
  await db.query('delete from people where user_id = any ($1::uuid[])', [ids]);
  const { rowCount } = await db.query('delete from user_roles where user_id = any ($1::uuid[])', [ids]);
  return rowCount ?? 0;
}
