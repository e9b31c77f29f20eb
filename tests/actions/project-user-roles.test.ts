import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  projectUserRole,
  projectUserRoles,
} from '#actions/features/project-user-roles/project-user-roles.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const ids = {
  salma: '00000000-0000-4000-8000-000000000001',
  omar: '00000000-0000-4000-8000-000000000002',
  noor: '00000000-0000-4000-8000-000000000003',
};
let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool({ connectionString: database.url });
});
afterAll(async () => {
  await pool.end();
  await database.close();
});

const keycloakWith = (users: string[], admins: string[]) => ({
  listUsers: async () => users.map((id) => ({ id, email: `${id}@example.test` })),
  listUsersOfRole: async () => admins.map((id) => ({ id })),
});

async function readRoles(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ user_id: string; role: string }>(
    'select user_id, role from user_roles',
  );
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
}

describe('projectUserRoles', () => {
  it("follows Keycloak's roles, and takes out who is gone", async () => {
    expect(await projectUserRoles(pool, keycloakWith([ids.salma, ids.omar], [ids.salma]))).toEqual({
      changed: 2,
    });
    expect(await readRoles()).toEqual({ [ids.salma]: 'admin', [ids.omar]: 'user' });

    expect(await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar]))).toEqual({
      changed: 3,
    });
    expect(await readRoles()).toEqual({ [ids.omar]: 'admin', [ids.noor]: 'user' });
  });

  it('knows the addresses of everybody, and forgets who is gone', async () => {
    const { rows } = await pool.query('select user_id, email from people order by user_id');

    expect(rows).toEqual([ids.omar, ids.noor].map((id) => ({ user_id: id, email: `${id}@example.test` })));
  });

  it('writes nothing where nothing differs', async () => {
    expect(await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar]))).toEqual({
      changed: 0,
    });
  });

  it('leaves alone who signs in for the first time while the list is read', async () => {
    const keycloak = {
      ...keycloakWith([ids.omar, ids.noor], [ids.omar]),
      listUsersOfRole: async () => {
        await projectUserRole(pool, { userId: ids.salma, realmRoles: ['user'] });
        return [{ id: ids.omar }];
      },
    };

    await projectUserRoles(pool, keycloak);

    expect(await readRoles()).toHaveProperty(ids.salma, 'user');
  });

  it('fails, and no more, when the database goes while Keycloak is asked', async () => {
    const keycloak = {
      ...keycloakWith([ids.omar], [ids.omar]),
      listUsersOfRole: async () => {
        await pool.query(
          `select pg_terminate_backend(pid) from pg_stat_activity where state like 'idle in transaction%' and datname = $1`,
          [database.name],
        );
        return [{ id: ids.omar }];
      },
    };

    await expect(projectUserRoles(pool, keycloak)).rejects.toThrow();
    await expect(projectUserRoles(pool, keycloakWith([ids.omar], [ids.omar]))).resolves.toBeDefined();
  });

  it('changes nothing when Keycloak fails half-way', async () => {
    const before = await readRoles();
    const keycloak = {
      ...keycloakWith([ids.noor], []),
      listUsersOfRole: () => Promise.reject(new Error('down')),
    };

    await expect(projectUserRoles(pool, keycloak)).rejects.toThrow('down');
    expect(await readRoles()).toEqual(before);
  });
});
