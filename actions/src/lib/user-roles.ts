import type { Db } from './database.ts';

/** The realm role that makes an administrator; everybody else is a user. */
export const ADMIN_ROLE = 'admin';

export type UserRole = 'admin' | 'user';

/** Any number, the same for every instance: whoever writes roles does so one after another. */
const LOCK_KEY = 4_711_002;

/** Waits until nobody else writes roles; holds until the transaction ends. */
export async function lockUserRoles(db: Db): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [LOCK_KEY]);
}

/** Writes roles of people; rows that say the same already are left alone. Answers how many were written. */
export async function writeUserRoles(db: Db, ids: string[], roles: UserRole[]): Promise<number> {
  const { rowCount } = await db.query(
    `insert into user_roles as r (user_id, role)
     select * from unnest($1::uuid[], $2::text[])
     on conflict (user_id) do update set role = excluded.role where r.role <> excluded.role`,
    [ids, roles],
  );
  return rowCount ?? 0;
}
