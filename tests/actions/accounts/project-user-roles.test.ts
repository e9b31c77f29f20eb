import { beforeEach, describe, expect, it } from 'vitest';
import {
  projectUserRole,
  projectUserRoles,
} from '#actions/features/project-user-roles/project-user-roles.ts';
import { queuedMails } from '../queued-mails.ts';
import { WITH_QUEUE } from '../templates.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const ids = {
  salma: '00000000-0000-4000-8000-000000000001',
  omar: '00000000-0000-4000-8000-000000000002',
  noor: '00000000-0000-4000-8000-000000000003',
};
const OPERATOR = '00000000-0000-4000-8000-000000000009';

const { database, pool } = usePool({ template: WITH_QUEUE });

/** Returns a double of Keycloak with these users; `beforeAnswer` runs while it is asked. */
function keycloakWith(
  users: string[],
  admins: string[],
  { disabled = [], beforeAnswer }: { disabled?: string[]; beforeAnswer?: () => Promise<unknown> } = {},
) {
  const show = (id: string) => ({ id, email: `${id}@example.test`, enabled: !disabled.includes(id) });
  return {
    listUsers: async () => users.map(show),
    listUsersOfRole: async () => {
      await beforeAnswer?.();
      return admins.map(show);
    },
    findUser: async (id: string) => (users.includes(id) ? show(id) : undefined),
  };
}

async function readRoles(): Promise<Record<string, string>> {
  const { rows } = await pool.query<{ user_id: string; role: string }>(
    'select user_id, role from user_roles',
  );
  return Object.fromEntries(rows.map(({ user_id, role }) => [user_id, role]));
}

/** Returns the actor of a record's last change in the history. */
const lastActor = async (userId: string) =>
  (
    await pool.query<{ actor: string }>(
      `select actor from history_entries where record_id = $1 order by id desc limit 1`,
      [userId],
    )
  ).rows[0]?.actor;

const inStep = { changed: 0, isLeaderless: false };

describe('projectUserRoles', () => {
  it('copies the roles of Keycloak to user_roles, and deletes rows of users who no longer exist', async () => {
    expect(await projectUserRoles(pool, keycloakWith([ids.salma, ids.omar], [ids.salma]))).toEqual({
      ...inStep,
      changed: 2,
    });
    expect(await readRoles()).toEqual({ [ids.salma]: 'admin', [ids.omar]: 'user' });

    expect(await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar]))).toEqual({
      ...inStep,
      changed: 3,
    });
    expect(await readRoles()).toEqual({ [ids.omar]: 'admin', [ids.noor]: 'user' });
  });

  it('copies the email of each user to people, and deletes rows of users who no longer exist', async () => {
    const { rows } = await pool.query('select user_id, email from people order by user_id');

    expect(rows).toEqual([ids.omar, ids.noor].map((id) => ({ user_id: id, email: `${id}@example.test` })));
  });

  it('mails each person whose role changed, in their language, and no person who is new', async () => {
    await pool.query(`update people set locale = 'ar' where user_id = $1`, [ids.omar]);
    await pool.query('delete from graphile_worker._private_jobs');

    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor, ids.salma], [ids.noor]));
    await projectUserRole(pool, { userId: ids.omar, realmRoles: ['admin'] });
    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar]));

    const facts = { at: expect.any(String) };
    const omar = { to: `${ids.omar}@example.test`, locale: 'ar', userId: ids.omar, facts };
    const noor = { to: `${ids.noor}@example.test`, locale: 'en', userId: ids.noor, facts };
    expect(await queuedMails(pool)).toEqual([
      { kind: 'role-revoked', ...omar },
      { kind: 'role-granted', ...noor },
      { kind: 'role-granted', ...omar },
      { kind: 'role-revoked', ...noor },
    ]);
  });

  it('copies whether a user is disabled in Keycloak', async () => {
    const enabledOf = async () =>
      (await pool.query('select enabled from user_roles where user_id = $1', [ids.noor])).rows[0]?.enabled;

    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar], { disabled: [ids.noor] }));
    expect(await enabledOf()).toBe(false);

    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar]));
    expect(await enabledOf()).toBe(true);
  });
});

describe('projectUserRoles during other writes', () => {
  beforeEach(async () => {
    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar]));
  });

  it('writes no unchanged row, and has no transaction open while it asks Keycloak', async () => {
    const versions = async () =>
      (await pool.query('select xmin::text, user_id from user_roles order by user_id')).rows;
    const before = await versions();
    let open: unknown;
    const keycloak = keycloakWith([ids.omar, ids.noor], [ids.omar], {
      beforeAnswer: async () => {
        const { rows } = await pool.query(
          `select pid from pg_stat_activity
           where datname = $1 and pid <> pg_backend_pid() and xact_start is not null
             and backend_type = 'client backend'`,
          [database.name],
        );
        open = rows;
      },
    });

    expect(await projectUserRoles(pool, keycloak)).toEqual(inStep);
    expect(await versions()).toEqual(before);
    expect(open).toEqual([]);
  });

  it('keeps the row of a person who signs in for the first time while the list is read', async () => {
    const keycloak = keycloakWith([ids.omar, ids.noor], [ids.omar], {
      beforeAnswer: () => projectUserRole(pool, { userId: ids.salma, realmRoles: ['user'] }),
    });

    await projectUserRoles(pool, keycloak);

    expect(await readRoles()).toHaveProperty(ids.salma, 'user');
  });

  it('does not overwrite a role that was written while the list was read', async () => {
    const keycloak = keycloakWith([ids.omar, ids.noor], [ids.omar], {
      beforeAnswer: () => projectUserRole(pool, { userId: ids.noor, realmRoles: ['user', 'admin'] }),
    });

    await projectUserRoles(pool, keycloak);

    expect(await readRoles()).toMatchObject({ [ids.noor]: 'admin' });
  });

  it('keeps a user who is missing from the list but exists, and accepts a user who is listed twice', async () => {
    const keycloak = {
      ...keycloakWith([ids.omar, ids.noor], [ids.omar]),
      listUsers: async () => [1, 2].map(() => ({ id: ids.omar, email: 'omar@example.test', enabled: true })),
    };

    await projectUserRoles(pool, keycloak);

    expect(await readRoles()).toMatchObject({ [ids.omar]: 'admin', [ids.noor]: 'user' });
  });

  it('reports that Keycloak has no administrator, keeps the last one and copies all other users', async () => {
    const disabled = keycloakWith([ids.omar, ids.noor, ids.salma], [ids.omar], { disabled: [ids.omar] });

    expect(await projectUserRoles(pool, keycloakWith([ids.noor, ids.salma], []))).toMatchObject({
      isLeaderless: true,
    });
    expect(await projectUserRoles(pool, disabled)).toMatchObject({ isLeaderless: true });

    expect(await readRoles()).toEqual({ [ids.omar]: 'admin', [ids.noor]: 'user', [ids.salma]: 'user' });
  });

  it('changes nothing if Keycloak fails before all is read', async () => {
    const before = await readRoles();
    const keycloak = keycloakWith([ids.noor], [], { beforeAnswer: () => Promise.reject(new Error('down')) });

    await expect(projectUserRoles(pool, keycloak)).rejects.toThrow('down');
    expect(await readRoles()).toEqual(before);
  });
});

describe('projectUserRoles and a role change by the back office', () => {
  const note = (userId: string, age: string) =>
    pool.query(
      `insert into accounts.user_changes (user_id, role, session, expires_at)
       values ($1, 'admin', $2, now() - $3::interval)`,
      [userId, JSON.stringify({ 'x-hasura-role': 'site_admin', 'x-hasura-user-id': OPERATOR }), age],
    );
  const notes = async () => (await pool.query('select user_id from accounts.user_changes')).rows;

  beforeEach(async () => {
    await pool.query('delete from accounts.user_changes');
    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar]));
  });

  it('completes a change that was not finished, in the name of the administrator who asked for it', async () => {
    await note(ids.noor, '1 second');

    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor, ids.salma], [ids.omar, ids.noor]));

    expect(await readRoles()).toMatchObject({ [ids.noor]: 'admin' });
    expect(await lastActor(ids.noor)).toBe(OPERATOR);
    expect(await lastActor(ids.salma)).toBe('system');
    expect(await notes()).toEqual([]);
  });

  it('does not touch a person whose change is under way; neither does a sign-in', async () => {
    await note(ids.noor, '-1 minute');

    await projectUserRoles(pool, keycloakWith([ids.omar, ids.noor], [ids.omar, ids.noor]));
    await projectUserRole(pool, { userId: ids.noor, realmRoles: ['admin'] });

    expect(await readRoles()).toMatchObject({ [ids.noor]: 'user' });
    expect(await notes()).toEqual([{ user_id: ids.noor }]);
  });
});
