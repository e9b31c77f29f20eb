import { describe, expect, it } from 'vitest';
import { updateUserRole } from '#actions/features/manage-users/update-user-role.ts';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import { KeycloakUnavailable } from '#actions/lib/keycloak/keycloak-client.ts';
import { listSignIns } from '#actions/lib/sessions/sign-ins.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { queuedMails } from '../queued-mails.ts';
import { admin, client, startWithRoles } from '../start-actions.ts';

const actions = useStarted(() => startWithRoles());

const roleOf = async (userId: string) =>
  (await actions.pool.query<{ role: string }>('select role from user_roles where user_id = $1', [userId]))
    .rows[0]?.role;
const isAdminInKeycloak = async (userId: string) =>
  (await actions.services.keycloakAdmin.listUsersOfRole('admin')).some(({ id }) => id === userId);
const lastActor = async (userId: string) =>
  (
    await actions.pool.query<{ actor: string }>(
      `select actor from history_entries where table_name = 'user_roles' and record_id = $1 order by id desc limit 1`,
      [userId],
    )
  ).rows[0]?.actor;
const makeAdmin = (userId: string, deps: Partial<Parameters<typeof updateUserRole>[2]>) =>
  updateUserRole(
    { target_user_id: userId, new_role: 'admin' },
    { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': actions.adminId },
    { ...actions.services, ...deps },
  );

/** Returns the service's pool, whose transactions fail at statements that `fails` selects. */
function failingPool(fails: (text: unknown) => boolean) {
  return Object.assign(Object.create(actions.pool) as typeof actions.pool, {
    query: actions.pool.query.bind(actions.pool),
    connect: async () => {
      const connection = await actions.pool.connect();
      const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
      connection.query = ((text: unknown, ...rest: unknown[]) =>
        fails(text) ? Promise.reject(new Error('gone')) : query(text, ...rest)) as never;
      return connection;
    },
  });
}

const setRole = (userId: string, role: string, caller?: string) =>
  actions.callAsAdmin('update_user_role', { target_user_id: userId, new_role: role }, caller);

describe('update_user_role', () => {
  it('never takes the role from the last administrator', async () => {
    const response = await setRole(actions.adminId, 'user');

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ extensions: { code: 'last-admin' } });
    expect(await roleOf(actions.adminId)).toBe('admin');
    expect(await isAdminInKeycloak(actions.adminId)).toBe(true);
  });

  it('changes the role in Keycloak and in user_roles, and the history names the administrator', async () => {
    const response = await setRole(actions.clientId, 'admin');

    expect(response.json()).toEqual({ user_id: actions.clientId, role: 'admin' });
    expect(await roleOf(actions.clientId)).toBe('admin');
    expect(await isAdminInKeycloak(actions.clientId)).toBe(true);
    const { rows } = await actions.pool.query(
      `select actor, before, after from history_entries where table_name = 'user_roles' and record_id = $1
       order by id desc limit 1`,
      [actions.clientId],
    );
    expect(rows).toEqual([{ actor: actions.adminId, before: { role: 'user' }, after: { role: 'admin' } }]);
  });

  it('queues a mail that tells the new administrator who granted the role', async () => {
    expect((await queuedMails(actions.pool)).at(-1)).toEqual({
      kind: 'role-granted',
      to: client.email,
      locale: 'en',
      userId: actions.clientId,
      facts: { at: expect.any(String), by: admin.email },
    });
  });

  it('keeps one of two administrators who take the role from each other at the same moment', async () => {
    const responses = await Promise.all([
      setRole(actions.clientId, 'user', actions.adminId),
      setRole(actions.adminId, 'user', actions.clientId),
    ]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const left = await actions.services.keycloakAdmin.listUsersOfRole('admin');
    expect(left).toHaveLength(1);
    expect(await roleOf(left[0]?.id ?? '')).toBe('admin');
    await setRole(actions.adminId, 'admin', left[0]?.id);
    await setRole(actions.clientId, 'user', actions.adminId);
  });

  it('is completed by projectUserRoles if the database fails after the role was changed in Keycloak', async () => {
    let commits = 0;
    const failing = failingPool((text) => text === 'commit' && (commits += 1) === 2);

    await expect(makeAdmin(actions.clientId, { pool: failing })).rejects.toMatchObject({
      code: 'user-change-unfinished',
    });
    expect(await isAdminInKeycloak(actions.clientId)).toBe(true);
    expect(await roleOf(actions.clientId)).toBe('user');
    await projectUserRoles(actions.pool, actions.services.keycloakAdmin);

    expect(await roleOf(actions.clientId)).toBe('admin');
    expect(await lastActor(actions.clientId)).toBe(actions.adminId);
    await setRole(actions.clientId, 'user');
  });

  it('changes nothing if Keycloak does not answer, and can be called again at once', async () => {
    const keycloakAdmin = {
      ...actions.services.keycloakAdmin,
      grantRealmRole: () => Promise.reject(new KeycloakUnavailable('down')),
    };

    await expect(makeAdmin(actions.clientId, { keycloakAdmin })).rejects.toMatchObject({
      code: 'users-unavailable',
    });
    expect(await roleOf(actions.clientId)).toBe('user');

    expect((await setRole(actions.clientId, 'admin')).statusCode).toBe(200);
    expect((await setRole(actions.clientId, 'user')).statusCode).toBe(200);
  });

  it('refuses a second change of the same person while the first is under way', async () => {
    const grants: (() => void)[] = [];
    const keycloakAdmin = {
      ...actions.services.keycloakAdmin,
      grantRealmRole: (...person: [string, string]) =>
        new Promise<void>((done) => grants.push(done)).then(() =>
          actions.services.keycloakAdmin.grantRealmRole(...person),
        ),
    };
    const first = makeAdmin(actions.clientId, { keycloakAdmin });
    await expect.poll(() => grants.length).toBe(1);

    const second = await setRole(actions.clientId, 'admin');
    grants[0]?.();

    expect(second.json()).toMatchObject({ extensions: { code: 'user-change-under-way' } });
    expect(await first).toMatchObject({ role: 'admin' });
    await setRole(actions.clientId, 'user');
  });

  it('does not count as remaining an administrator whose role an operator removed in Keycloak', async () => {
    await setRole(actions.clientId, 'admin');
    await actions.services.keycloakAdmin.revokeRealmRole(actions.clientId, 'admin');

    const response = await setRole(actions.adminId, 'user');

    expect(response.json()).toMatchObject({ extensions: { code: 'last-admin' } });
    expect(await isAdminInKeycloak(actions.adminId)).toBe(true);
    await projectUserRoles(actions.pool, actions.services.keycloakAdmin);
    expect(await roleOf(actions.clientId)).toBe('user');
  });

  it.each([
    [{ target_user_id: 'somebody', new_role: 'admin' }, 'user-role-invalid'],
    [{ target_user_id: '00000000-0000-4000-8000-000000000009', new_role: 'owner' }, 'user-role-invalid'],
    [{ target_user_id: '00000000-0000-4000-8000-000000000009', new_role: 'admin' }, 'user-unknown'],
  ])('refuses %o with %s', async (input, code) => {
    const response = await actions.callAsAdmin('update_user_role', input);

    expect(response.json()).toMatchObject({ extensions: { code } });
  });
});

describe('set_user_enabled', () => {
  const setEnabled = (userId: unknown, enabled: unknown, caller?: string) =>
    actions.callAsAdmin('set_user_enabled', { target_user_id: userId, enabled }, caller);
  const enabledOf = async (userId: string) =>
    (await actions.pool.query('select enabled from user_roles where user_id = $1', [userId])).rows[0]
      ?.enabled;

  it('ends the sessions of a disabled user, who can be enabled again; the history names the administrator', async () => {
    const { cookie } = await actions.signIn(client);

    expect((await setEnabled(actions.clientId, false)).json()).toEqual({
      user_id: actions.clientId,
      enabled: false,
    });

    expect((await actions.refresh(cookie)).statusCode).toBe(400);
    expect((await actions.signIn(client)).response.statusCode).toBe(400);
    expect(await enabledOf(actions.clientId)).toBe(false);
    expect(await lastActor(actions.clientId)).toBe(actions.adminId);
    const [last] = await listSignIns(actions.pool, actions.clientId);
    expect(last?.endedAt).toBeInstanceOf(Date);

    expect((await setEnabled(actions.clientId, true)).statusCode).toBe(200);
    expect((await actions.signIn(client)).response.statusCode).toBe(200);
    expect(await enabledOf(actions.clientId)).toBe(true);
  });

  it('refuses to disable oneself or the last administrator', async () => {
    expect((await setEnabled(actions.adminId, false)).json()).toMatchObject({
      extensions: { code: 'user-own-account' },
    });
    expect((await setEnabled(actions.adminId, false, actions.clientId)).json()).toMatchObject({
      extensions: { code: 'last-admin' },
    });
    expect(await enabledOf(actions.adminId)).toBe(true);
  });

  it('keeps one of two administrators who disable each other at the same moment', async () => {
    await setRole(actions.clientId, 'admin');

    const responses = await Promise.all([
      setEnabled(actions.clientId, false, actions.adminId),
      setEnabled(actions.adminId, false, actions.clientId),
    ]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    await setEnabled(actions.adminId, true, actions.clientId);
    await setEnabled(actions.clientId, true, actions.adminId);
    await setRole(actions.clientId, 'user');
  });

  it('disables an administrator, who then does not count as a remaining one', async () => {
    await setRole(actions.clientId, 'admin');
    await setEnabled(actions.clientId, false);

    expect((await setRole(actions.adminId, 'user')).json()).toMatchObject({
      extensions: { code: 'last-admin' },
    });
    await setEnabled(actions.clientId, true);
    await setRole(actions.clientId, 'user');
  });

  it.each([
    ['somebody', false, 'user-state-invalid'],
    ['00000000-0000-4000-8000-000000000009', 'false', 'user-state-invalid'],
    ['00000000-0000-4000-8000-000000000009', false, 'user-unknown'],
  ])('refuses %j and %j with %s', async (userId, enabled, code) => {
    expect((await setEnabled(userId, enabled)).json()).toMatchObject({ extensions: { code } });
  });
});
