import type { Db } from '#actions/lib/database.ts';
import type { KeycloakUser } from '#actions/lib/keycloak/keycloak-admin.ts';

/** Writes people's emails, as Keycloak has them, into the table people; rows that are equal already are not written. */
export async function writePeople(db: Db, users: Pick<KeycloakUser, 'id' | 'email'>[]): Promise<void> {
  const named = users.filter(({ email }) => email);
  await db.query(
    `insert into people as p (user_id, email)
     select * from unnest($1::uuid[], $2::text[])
     on conflict (user_id) do update set email = excluded.email where p.email <> excluded.email`,
    [named.map(({ id }) => id), named.map(({ email }) => email)],
  );
}
