import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import { admin, client, startActions, type Actions } from './start-actions.ts';

let actions: Actions;

beforeAll(async () => {
  actions = await startActions();
  await projectUserRoles(actions.pool, actions.services.keycloakAdmin);
});
afterAll(() => actions.stop());

const roleOf = async (userId: string) =>
  (await actions.pool.query<{ role: string }>('select role from user_roles where user_id = $1', [userId]))
    .rows[0]?.role;
const isAdminInKeycloak = async (userId: string) =>
  (await actions.services.keycloakAdmin.listUsersOfRole('admin')).some(({ id }) => id === userId);
const setRole = (userId: string, role: string, caller?: string) =>
  actions.callAsAdmin('update_user_role', { target_user_id: userId, new_role: role }, caller);

describe('get_all_users', () => {
  it('lists everybody with address and role', async () => {
    const response = await actions.callAsAdmin('get_all_users', {});

    expect(response.json()).toEqual([
      { user_id: actions.adminId, email: admin.email, role: 'admin' },
      { user_id: expect.any(String), email: 'half@example.test', role: 'user' },
      { user_id: actions.clientId, email: client.email, role: 'user' },
    ]);
  });

  it.each([{ 'x-hasura-role': 'user', 'x-hasura-user-id': 'somebody' }, { 'x-hasura-role': 'anonymous' }])(
    'is refused to %o, whatever the engine let through',
    async (session) => {
      const response = await actions.callAction('get_all_users', {}, {}, session as Record<string, string>);

      expect(response.statusCode).toBe(403);
      expect(response.json()).toMatchObject({ extensions: { code: 'role-required' } });
    },
  );
});

describe('update_user_role', () => {
  it('never takes the role from the last administrator', async () => {
    const response = await setRole(actions.adminId, 'user');

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ extensions: { code: 'last-admin' } });
    expect(await roleOf(actions.adminId)).toBe('admin');
    expect(await isAdminInKeycloak(actions.adminId)).toBe(true);
  });

  it('changes Keycloak and the projection, and the history names who did it', async () => {
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

  it('keeps one of two administrators who dismiss each other at the same moment', async () => {
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

  it('leaves Keycloak as it was where the database refuses', async () => {
    const failing = new Proxy(actions.pool, {
      get: (pool, name) =>
        name === 'connect'
          ? async () => {
              const connection = await pool.connect();
              const query = connection.query.bind(connection) as (...args: unknown[]) => unknown;
              connection.query = ((text: unknown, ...rest: unknown[]) =>
                text === 'commit' ? Promise.reject(new Error('gone')) : query(text, ...rest)) as never;
              return connection;
            }
          : Reflect.get(pool, name, pool),
    });
    const { updateUserRole } = await import('#actions/features/manage-users/update-user-role.ts');

    await expect(
      updateUserRole(
        { target_user_id: actions.clientId, new_role: 'admin' },
        { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': actions.adminId },
        { ...actions.services, pool: failing },
      ),
    ).rejects.toThrow('gone');

    expect(await isAdminInKeycloak(actions.clientId)).toBe(false);
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

describe('save_head_scripts', () => {
  const save = (password: string, value: string | null) =>
    actions.callAsAdmin('save_head_scripts', { password, value });
  const saved = async () =>
    (
      await actions.pool.query<{ value: string | null }>(
        `select value from analytics_settings where key = 'additional_head_scripts'`,
      )
    ).rows[0]?.value;

  it('writes what the right password comes with, and the history says who', async () => {
    const response = await save(admin.password, '<meta name="verify" content="1">');

    expect(response.json()).toMatchObject({ value: '<meta name="verify" content="1">' });
    expect(await saved()).toBe('<meta name="verify" content="1">');
    const { rows } = await actions.pool.query(
      `select actor from history_entries where record_id = 'additional_head_scripts' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor: actions.adminId }]);
  });

  it.each(['', 'Wrong-Password'])('saves nothing with the password %j', async (password) => {
    const response = await save(password, '<script>1</script>');

    expect(response.json()).toMatchObject({ extensions: { code: 'password-wrong' } });
    expect(await saved()).toBe('<meta name="verify" content="1">');
  });

  it('tells an account without a password so', async () => {
    await actions.pool.query('delete from identity.credential where account = $1', [actions.clientId]);

    const response = await actions.callAsAdmin(
      'save_head_scripts',
      { password: 'any', value: null },
      actions.clientId,
    );

    expect(response.json()).toMatchObject({ extensions: { code: 'password-none' } });
  });

  it('keeps an empty value as none and refuses a long one', async () => {
    expect((await save(admin.password, ' \n')).json()).toMatchObject({ value: null });
    expect(await saved()).toBeNull();

    const tooLong = await save(admin.password, 'س'.repeat(100_001));
    expect(tooLong.json()).toMatchObject({ extensions: { code: 'head-scripts-too-long', max: 100_000 } });
  });

  it('stops guessing', async () => {
    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push((await save('Wrong-Password', null)).json());

    expect(answers.at(-1)).toMatchObject({ extensions: { code: 'password-too-many-attempts' } });
  });
});
