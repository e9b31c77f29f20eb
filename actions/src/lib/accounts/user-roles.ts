import type { Db } from '#actions/lib/database.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

/** The realm role that makes an administrator; everybody else is a user. */
export const ADMIN_ROLE = 'admin';

export type UserRole = 'admin' | 'user';

/** Role and state of a person, as user_roles has them. */
export type Standing = { userId: string; role: UserRole; enabled: boolean };

/** Row of user_roles as it was read; `seenAt` is its updated_at to the microsecond, which any write changes. */
export type SeenStanding = Standing & { seenAt: string };

/** Waits for the lock on writing roles, which is held until the transaction ends. */
export async function lockUserRoles(db: Db): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.userRoles]);
}

/** Reads every row of user_roles, by the person's id; it must be called before Keycloak is asked. */
export async function readStandings(db: Db): Promise<Map<string, SeenStanding>> {
  const { rows } = await db.query<SeenStanding>(
    `select user_id as "userId", role, enabled, updated_at::text as "seenAt" from user_roles`,
  );
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Result of writing rows: the number of rows, and the people whose role has changed. */
export type WrittenStandings = { written: number; newRoles: Pick<Standing, 'userId' | 'role'>[] };

/**
 * Writes Keycloak's answer into user_roles. Three kinds of rows are not written: those that are equal already, those
 * that were written after they were read (they are newer than Keycloak's answer), and those of people with a noted
 * change.
 */
export function followKeycloak(
  db: Db,
  standings: Standing[],
  seen: ReadonlyMap<string, SeenStanding>,
): Promise<WrittenStandings> {
  return write(
    db,
    `insert into user_roles as r (user_id, role, enabled, updated_at)
     select user_id, role, enabled, coalesce(seen_at, now())
     from unnest($1::uuid[], $2::text[], $3::boolean[], $4::timestamptz[]) as said (user_id, role, enabled, seen_at)
     where not exists (select from accounts.user_changes as change where change.user_id = said.user_id)
     on conflict (user_id) do update set role = excluded.role, enabled = excluded.enabled
       where (r.role, r.enabled) <> (excluded.role, excluded.enabled) and r.updated_at = excluded.updated_at
     returning user_id, role`,
    [...columnsOf(standings), standings.map(({ userId }) => seen.get(userId)?.seenAt ?? null)],
  );
}

/**
 * Writes rows that are known to be true; rows that are equal already, and those of people with a noted change, are not
 * written.
 */
export function writeStandings(db: Db, standings: Standing[]): Promise<WrittenStandings> {
  return write(
    db,
    `insert into user_roles as r (user_id, role, enabled)
     select * from unnest($1::uuid[], $2::text[], $3::boolean[]) as said (user_id, role, enabled)
     where not exists (select from accounts.user_changes as change where change.user_id = said.user_id)
     on conflict (user_id) do update set role = excluded.role, enabled = excluded.enabled
       where (r.role, r.enabled) <> (excluded.role, excluded.enabled)
     returning user_id, role`,
    columnsOf(standings),
  );
}

/**
 * Runs an insert and finds the people whose role it changed. Both parts of the statement see the table as it was before
 * the statement, so `before` has the former roles.
 */
async function write(db: Db, insert: string, values: unknown[]): Promise<WrittenStandings> {
  const { rows } = await db.query<{ userId: string; role: UserRole; before: UserRole | null }>(
    `with written as (${insert})
     select user_id as "userId", written.role, before.role as before
     from written left join user_roles as before using (user_id)`,
    values,
  );
  const newRoles = rows
    .filter(({ role, before }) => before !== null && before !== role)
    .map(({ userId, role }) => ({ userId, role }));

  return { written: rows.length, newRoles };
}

const columnsOf = (standings: Standing[]) => [
  standings.map(({ userId }) => userId),
  standings.map(({ role }) => role),
  standings.map(({ enabled }) => enabled),
];
