import { beforeEach, describe, expect, it } from 'vitest';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import { readLocaleOf } from '#actions/lib/sessions/sign-ins.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { admin, client, startActions } from '../start-actions.ts';

type Account = {
  email: string;
  first_name: string;
  locale: string;
  has_password: boolean;
  has_totp: boolean;
  sessions: Array<{
    id: string;
    is_current: boolean;
    method: string | null;
    browser: string | null;
    address: string;
  }>;
  extensions?: { code: string };
};

const actions = useStarted(() => startActions());
beforeEach(async () => {
  await actions.pool.query('delete from actions.attempts');
  await actions.services.keycloakAdmin.endSessions(actions.adminId);
});

const asAdmin = { 'x-hasura-role': 'site_admin' };
const call = async <T = Account>(name: string, input: object = {}, token = '') =>
  (
    await actions.callAction(
      name,
      input,
      { authorization: `Bearer ${token}` },
      { ...asAdmin, 'x-hasura-user-id': actions.adminId },
    )
  ).json<T>();
async function signIn(person: { email: string; password: string } = admin) {
  const { response, cookie } = await actions.signIn(person, {
    'x-forwarded-user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  });
  return { cookie, token: response.json<{ access_token: string }>().access_token };
}

describe('one’s own account', () => {
  it('is shown with its sessions, their device and IP address, the current session first', async () => {
    await signIn();
    const { token } = await signIn();

    const account = await call('own_account', {}, token);

    expect(account).toMatchObject({
      email: admin.email,
      first_name: 'Test',
      has_password: true,
      has_totp: false,
    });
    expect(account.sessions).toHaveLength(2);
    expect(account.sessions.map(({ is_current }) => is_current)).toEqual([true, false]);
    expect(account.sessions[0]).toMatchObject({
      method: 'password',
      browser: 'Firefox',
      system: 'Linux',
      address: '192.0.2.7',
    });
  });

  it('gets a new name by change_own_account', async () => {
    await call('change_own_account', { first_name: ' Salwa ', last_name: 'حداد' });

    expect(await call('own_account')).toMatchObject({
      first_name: 'Salwa',
      last_name: 'حداد',
      email: admin.email,
    });
  });

  it('keeps the language of its mails after a sign-in in another language', async () => {
    await projectUserRoles(actions.pool, actions.services.keycloakAdmin);
    await actions.pool.query(`update accounts.sign_ins set locale = 'en' where user_id = $1`, [
      actions.adminId,
    ]);
    const names = { first_name: 'Salwa', last_name: 'Haddad' };
    expect(await call('change_own_account', names)).toMatchObject({ locale: 'en' });

    expect(await call('change_own_account', { ...names, locale: 'ar' })).toMatchObject({ locale: 'ar' });

    await signIn();
    expect(await call('own_account')).toMatchObject({ locale: 'ar' });
    expect(await readLocaleOf(actions.pool, actions.adminId)).toBe('ar');
  });

  it.each([{ locale: 'fr' }, { first_name: '' }, { first_name: '<b>' }, { last_name: 'x'.repeat(256) }])(
    'cannot be changed to %o',
    async (wrong) => {
      const input = { first_name: 'Salwa', last_name: 'Haddad', ...wrong };

      expect((await call('change_own_account', input)).extensions?.code).toBe('account-invalid');
    },
  );

  it('can end one of its sessions, but no session of another account', async () => {
    const [kept, ended] = [await signIn(), await signIn()];
    const other = await actions.signIn(client);
    const own = await call('own_account', {}, kept.token);
    const sessionId = own.sessions.find(({ is_current }) => !is_current)!.id;
    const [otherSession] = await actions.services.keycloakAdmin.listSessions(actions.clientId);

    expect((await call('end_own_session', { session_id: otherSession!.id })).extensions?.code).toBe(
      'session-unknown',
    );
    await call('end_own_session', { session_id: sessionId });

    expect((await actions.refresh(ended.cookie)).statusCode).toBe(400);
    expect((await actions.refresh(kept.cookie)).statusCode).toBe(200);
    expect((await actions.refresh(other.cookie)).statusCode).toBe(200);
  });

  it('can end all of its sessions', async () => {
    const sessions = [await signIn(), await signIn()];

    await call('end_own_sessions');

    for (const { cookie } of sessions) expect((await actions.refresh(cookie)).statusCode).toBe(400);
    expect((await call('own_account')).sessions).toEqual([]);
  });
});
