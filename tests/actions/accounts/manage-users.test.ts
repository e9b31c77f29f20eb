import { describe, expect, it, vi } from 'vitest';
import { getAllUsers, MAX_LISTED_USERS } from '#actions/features/manage-users/get-all-users.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { admin, client, startWithRoles } from '../start-actions.ts';

const actions = useStarted(() => startWithRoles());

describe('get_all_users', () => {
  it('lists all users with email, role, last sign-in and whether they have a second factor', async () => {
    await actions.signIn(client);
    const { keycloakAdmin } = actions.services;
    await keycloakAdmin.addOtp(actions.adminId, { secret: 'secret-of-tests-only', label: 'Phone' });

    const response = await actions.callAsAdmin('get_all_users', {});

    expect(response.json()).toEqual([
      {
        user_id: actions.adminId,
        email: admin.email,
        role: 'admin',
        enabled: true,
        last_sign_in_at: null,
        second_factor: true,
      },
      {
        user_id: expect.any(String),
        email: 'half@example.test',
        role: 'user',
        enabled: true,
        last_sign_in_at: null,
        second_factor: false,
      },
      {
        user_id: actions.clientId,
        email: client.email,
        role: 'user',
        enabled: true,
        last_sign_in_at: expect.any(String),
        second_factor: false,
      },
    ]);
    for (const app of await keycloakAdmin.listOtps(actions.adminId)) {
      await keycloakAdmin.removeCredential(actions.adminId, app);
    }
  });

  it('lists 3,503 users with at most twelve requests to Keycloak', async () => {
    await actions.pool.query(
      `with made as (
         insert into identity.account (id, realm, username, email, enabled)
         select gen_random_uuid(), 'hosting', address, address, true
         from (select 'person-' || at || '@many.test' as address from generate_series(1, 3500) as at) as people
         returning id, username
       )
       insert into identity.account_role (account, role)
       select made.id, role.id from made join identity.role on role.realm = 'hosting' and name = 'admin' and client is null
       where username like 'person-1%'`,
    );
    const requests = vi.spyOn(globalThis, 'fetch');

    const people = (await actions.callAsAdmin('get_all_users', {})).json<{ email: string; role: string }[]>();

    expect(new Set(people.map(({ email }) => email)).size).toBe(3503);
    // Persons 1, 10 to 19, 100 to 199 and 1000 to 1999, and the existing administrator.
    expect(people.filter(({ role }) => role === 'admin')).toHaveLength(1112);
    expect(requests.mock.calls.length).toBeLessThanOrEqual(12);
    requests.mockRestore();
    await actions.pool.query(`delete from identity.account where username like '%@many.test'`);
  });

  it('refuses with users-too-many instead of listing more users than the maximum', async () => {
    const user = { id: '00000000-0000-4000-8000-000000000009', email: 'x@example.test', enabled: true };
    const keycloakAdmin = {
      listUsersInFull: async () => Array.from({ length: MAX_LISTED_USERS + 1 }, () => user),
      listUsersOfRole: async () => [],
    };
    const session = { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': actions.adminId };

    await expect(getAllUsers(session, { pool: actions.pool, keycloakAdmin })).rejects.toMatchObject({
      code: 'users-too-many',
      details: { max: MAX_LISTED_USERS },
    });
  });
});

describe('end_user_sessions', () => {
  const endSessions = (userId: string) =>
    actions.callAsAdmin('end_user_sessions', { target_user_id: userId });
  const ends = async () =>
    (
      await actions.pool.query(
        `select actor from history_entries where 'sessions_ended_at' = any (changed_columns) and record_id = $1`,
        [actions.clientId],
      )
    ).rows;

  it('ends all sessions of a person, and the history names the administrator', async () => {
    const cookies = [(await actions.signIn(client)).cookie, (await actions.signIn(client)).cookie];

    expect((await endSessions(actions.clientId)).json()).toEqual({ user_id: actions.clientId });

    const statuses = [];
    for (const cookie of cookies) statuses.push((await actions.refresh(cookie)).statusCode);
    expect(statuses).toEqual([400, 400]);
    expect(await ends()).toEqual([{ actor: actions.adminId }]);
    expect((await actions.signIn(client)).response.statusCode).toBe(200);
  });

  it('adds one history entry when it is called repeatedly, and another one after the next sign-in', async () => {
    await endSessions(actions.clientId);
    const before = (await ends()).length;
    await actions.signIn(client);

    await Promise.all([endSessions(actions.clientId), endSessions(actions.clientId)]);
    await endSessions(actions.clientId);
    expect(await ends()).toHaveLength(before + 1);

    await actions.signIn(client);
    await endSessions(actions.clientId);
    expect(await ends()).toHaveLength(before + 2);
  });

  it('notes in the history that it ended a session, even if the sign-in of that session is not recorded', async () => {
    const before = (await ends()).length;
    await actions.signIn(client);
    await actions.pool.query('delete from accounts.sign_ins where user_id = $1', [actions.clientId]);

    await endSessions(actions.clientId);

    expect(await ends()).toHaveLength(before + 1);
  });

  it.each([
    ['somebody', 'user-state-invalid'],
    ['00000000-0000-4000-8000-000000000009', 'user-unknown'],
  ])('refuses %j with %s', async (userId, code) => {
    expect((await endSessions(userId)).json()).toMatchObject({ extensions: { code } });
  });
});

it.each([
  ...['get_all_users', 'update_user_role', 'set_user_enabled', 'end_user_sessions'],
  ...['invite_user', 'revoke_invitation', 'request_email_change'],
  ...['own_account', 'change_own_account', 'end_own_session', 'end_own_sessions'],
])('the action %s itself refuses a session whose role is not site_admin', async (name) => {
  const input = { target_user_id: actions.clientId, new_role: 'admin', enabled: false };
  const person = { email: admin.email, role: 'admin', locale: 'en', invitation_id: actions.adminId };
  const client = { 'x-hasura-role': 'user', 'x-hasura-user-id': actions.adminId };
  for (const session of [client, { 'x-hasura-role': 'anonymous' }]) {
    const response = await actions.callAction(name, { ...input, ...person }, {}, session);

    expect([response.statusCode, response.json()]).toMatchObject([
      403,
      { extensions: { code: 'role-required' } },
    ]);
  }
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

  it('writes the value if the password is right, and the history names the administrator', async () => {
    const response = await save(admin.password, '<meta name="verify" content="1">');

    expect(response.json()).toMatchObject({ value: '<meta name="verify" content="1">' });
    expect(await saved()).toBe('<meta name="verify" content="1">');
    const { rows } = await actions.pool.query(
      `select actor from history_entries where record_id = 'additional_head_scripts' order by id desc limit 1`,
    );
    expect(rows).toEqual([{ actor: actions.adminId }]);
  });

  it.each(['', 'Wrong-Password'])('refuses the password %j and writes nothing', async (password) => {
    const response = await save(password, '<script>1</script>');

    expect(response.json()).toMatchObject({ extensions: { code: 'password-wrong' } });
    expect(await saved()).toBe('<meta name="verify" content="1">');
  });

  it('tells a person whose account has no password that it has none', async () => {
    await actions.pool.query('delete from identity.credential where account = $1', [actions.clientId]);

    const response = await actions.callAsAdmin(
      'save_head_scripts',
      { password: 'any', value: null },
      actions.clientId,
    );

    expect(response.json()).toMatchObject({ extensions: { code: 'password-none' } });
  });

  it('stores an empty value as null, and refuses one that is too long', async () => {
    expect((await save(admin.password, ' \n')).json()).toMatchObject({ value: null });
    expect(await saved()).toBeNull();

    const tooLong = await save(admin.password, 'س'.repeat(100_001));
    expect(tooLong.json()).toMatchObject({ extensions: { code: 'head-scripts-too-long', max: 100_000 } });
  });

  it('names the elements and attributes that it refuses, and writes nothing', async () => {
    const before = await saved();

    const response = await save(admin.password, '<meta name="a">\n<base href="/x"><link onload="a()">');

    expect(response.json()).toEqual({
      message:
        "Line 2: the head scripts can't have <base>. Line 2: the head scripts can't have onload of <link>.",
      extensions: {
        code: 'head-scripts-refused',
        refused: [
          { name: 'base', element: 'base', line: 2 },
          { name: 'onload', element: 'link', line: 2 },
        ],
      },
    });
    expect(await saved()).toBe(before);
  });

  it('answers with password-too-many-attempts after ten wrong passwords', async () => {
    const answers = [];
    for (let at = 0; at < 11; at += 1) answers.push((await save('Wrong-Password', null)).json());

    expect(answers.at(-1)).toMatchObject({ extensions: { code: 'password-too-many-attempts' } });
  });
});
