import { randomUUID } from 'node:crypto';
import type { Role } from './representation.ts';
import type { Db } from './database.ts';

const ROLE = `
  select role.id, role.name, role.description, role.client,
    client.client_id as "clientId",
    coalesce(role.client, realm.id) as "containerId",
    exists (select from identity.role_composite c where c.role = role.id) as composite
  from identity.role
  join identity.realm on realm.name = role.realm
  left join identity.client on client.id = role.client`;

/** SQL of the given roles and all roles that they are composed of, at any depth. */
const EXPANDED = `
  with recursive held as (
    select unnest($1::uuid[]) as id
    union
    select composite.child from held join identity.role_composite composite on composite.role = held.id
  )`;

type Container = { realm: string; client?: string | null };

type RoleSearch = {
  /** Part of a name or a description, in upper or lower case. */
  search?: string | undefined;
  first: number;
  max: number | null;
};

/** Returns the roles of the realm, or of one of its clients, that a search finds, by name. */
export async function listRoles(
  db: Db,
  { realm, client = null }: Container,
  { search = '', first, max }: RoleSearch,
): Promise<Role[]> {
  const { rows } = await db.query<Role>(
    `${ROLE} where role.realm = $1 and role.client is not distinct from $2
       and (position($3 in lower(role.name)) > 0 or position($3 in lower(role.description)) > 0)
     order by role.name limit $4 offset $5`,
    [realm, client, search.trim().toLowerCase(), max, first],
  );
  return rows;
}

/** Returns a role by its name. */
export async function findRole(
  db: Db,
  { realm, client = null }: Container,
  name: string,
): Promise<Role | undefined> {
  const { rows } = await db.query<Role>(
    `${ROLE} where role.realm = $1 and role.client is not distinct from $2 and role.name = $3`,
    [realm, client, name],
  );
  return rows[0];
}

/** Returns the roles with these ids, within one realm. */
export async function rolesByIds(db: Db, realm: string, ids: readonly string[]): Promise<Role[]> {
  const { rows } = await db.query<Role>(
    `${ROLE} where role.realm = $1 and role.id::text = any($2) order by role.name`,
    [realm, ids],
  );
  return rows;
}

/** Returns the given roles and all roles that they are composed of. */
export async function expandRoles(db: Db, ids: readonly string[]): Promise<Role[]> {
  const { rows } = await db.query<Role>(
    `${EXPANDED} ${ROLE} where role.id in (select id from held) order by role.name`,
    [ids],
  );
  return rows;
}

/** Adds a role, or updates the description of the existing one; returns the role. */
export async function ensureRole(
  db: Db,
  { realm, client = null }: Container,
  { name, description }: { name: string; description?: string | undefined },
): Promise<Role> {
  await db.query(
    `insert into identity.role (id, realm, client, name, description) values ($1, $2, $3, $4, $5)
     on conflict (realm, client, name) do update
       set description = coalesce(excluded.description, role.description)`,
    [randomUUID(), realm, client, name, description ?? null],
  );
  const role = await findRole(db, { realm, client }, name);
  if (role === undefined) throw new Error(`Role ${name} is gone right after it was made.`);
  return role;
}

/** Changes a role's name and description. */
export async function changeRole(
  db: Db,
  id: string,
  { name, description }: { name: string; description: string | null },
): Promise<void> {
  await db.query('update identity.role set name = $2, description = $3 where id = $1', [
    id,
    name,
    description,
  ]);
}

/** Deletes a role and takes it from all accounts that hold it. */
export async function deleteRole(db: Db, id: string): Promise<void> {
  await db.query('delete from identity.role where id = $1', [id]);
}

/** Returns the roles that a role is directly composed of. */
export async function listComposites(db: Db, role: string): Promise<Role[]> {
  const { rows } = await db.query<Role>(
    `${ROLE} where role.id in (select child from identity.role_composite where role = $1) order by role.name`,
    [role],
  );
  return rows;
}

/** Adds roles to a composite role. */
export async function addComposites(db: Db, role: string, children: readonly string[]): Promise<void> {
  await db.query(
    `insert into identity.role_composite (role, child) select $1, unnest($2::uuid[])
     on conflict do nothing`,
    [role, children],
  );
}

/** Removes roles from a composite role. */
export async function removeComposites(db: Db, role: string, children: readonly string[]): Promise<void> {
  await db.query('delete from identity.role_composite where role = $1 and child = any($2::uuid[])', [
    role,
    children,
  ]);
}

/** Returns the roles that a client's tokens may show when the client has no full scope. */
export async function listScopeMappings(db: Db, client: string): Promise<Role[]> {
  const { rows } = await db.query<Role>(
    `${ROLE} where role.id in (select role from identity.scope_mapping where client = $1) order by role.name`,
    [client],
  );
  return rows;
}

/** Adds roles to those that a client's tokens may show. */
export async function addScopeMappings(db: Db, client: string, roles: readonly string[]): Promise<void> {
  await db.query(
    `insert into identity.scope_mapping (client, role) select $1, unnest($2::uuid[])
     on conflict do nothing`,
    [client, roles],
  );
}

/** Removes roles from those that a client's tokens may show. */
export async function removeScopeMappings(db: Db, client: string, roles: readonly string[]): Promise<void> {
  await db.query('delete from identity.scope_mapping where client = $1 and role = any($2::uuid[])', [
    client,
    roles,
  ]);
}
