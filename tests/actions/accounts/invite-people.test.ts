import { describe, expect, it } from 'vitest';
import { acceptInvitation } from '#actions/features/invite-people/accept-invitation.ts';
import { projectUserRoles } from '#actions/features/project-user-roles/project-user-roles.ts';
import { createLink } from '#actions/lib/accounts/account-links.ts';
import { deletePastInvitations } from '#actions/lib/accounts/invitations.ts';
import { KeycloakUnavailable } from '#actions/lib/keycloak/keycloak-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { queuedMails } from '../queued-mails.ts';
import { client, startWithRoles } from '../start-actions.ts';

const PASSWORD = 'Right-Password-9';
const NAMES = { first_name: 'نور', last_name: 'Haddad' };

const actions = useStarted(() => startWithRoles());

const invite = (email: string, role = 'admin', locale = 'en') =>
  actions.callAsAdmin('invite_user', { email, role, locale });
const accept = (link_token: string, more: object = {}) =>
  actions.callAction('accept_invitation', { link_token, ...NAMES, password: PASSWORD, ...more });
const codeOf = (response: { json: () => unknown }) =>
  (response.json() as { extensions?: { code: string } }).extensions?.code;
const accountOf = (email: string) => actions.services.keycloakAdmin.findUserByEmail(email);

/** Creates an invitation and returns its id and a token such as its mail contains. */
async function invited(email: string, role = 'admin', locale = 'en') {
  const { invitation_id: id } = (await invite(email, role, locale)).json<{ invitation_id: string }>();
  return { id, token: await createLink(actions.pool, { purpose: 'invitation', userId: id }) };
}

describe('invite_user', () => {
  it('stores the invitation and queues a mail in the language of the person, but makes no account', async () => {
    const response = await invite(' Noor@Example.TEST ', 'admin', 'ar');

    const { invitation_id: userId, expires_at } = response.json<Record<string, string>>();
    expect(Date.parse(expires_at ?? '') - Date.now()).toBeGreaterThan(2.9 * 86_400_000);
    expect((await queuedMails(actions.pool)).at(-1)).toEqual({
      kind: 'invitation',
      to: 'noor@example.test',
      locale: 'ar',
      userId,
    });
    expect(await accountOf('noor@example.test')).toBeUndefined();
    const { rows } = await actions.pool.query(
      `select actor, operation from history_entries where table_name = 'invitations' and record_id = $1`,
      [userId],
    );
    expect(rows).toEqual([{ actor: actions.adminId, operation: 'insert' }]);
  });

  it('invites an international domain in ASCII', async () => {
    const answer = (await invite('Salma@مثال.إختبار', 'user')).json<{ email: string }>();

    expect(answer.email).toBe('salma@xn--mgbh0fb.xn--kgbechtv');
  });

  it('sends an existing invitation again, with the new role and language, instead of adding a second one', async () => {
    const first = (await invite('twice@example.test', 'admin')).json<{ invitation_id: string }>();
    const second = (await invite('TWICE@example.test', 'user', 'ar')).json<{ invitation_id: string }>();

    expect(second.invitation_id).toBe(first.invitation_id);
    const { rows } = await actions.pool.query(`select role, locale from invitations where id = $1`, [
      first.invitation_id,
    ]);
    expect(rows).toEqual([{ role: 'user', locale: 'ar' }]);
  });

  it.each([
    [{ email: 'no address', role: 'admin', locale: 'en' }, 'invitation-invalid'],
    [{ email: 'a@b.test\nBcc: c@d.test', role: 'admin', locale: 'en' }, 'invitation-invalid'],
    [{ email: 'سلمى@example.test', role: 'admin', locale: 'en' }, 'account-email-refused'],
    [{ email: 'o’brien@example.test', role: 'admin', locale: 'en' }, 'account-email-refused'],
    [{ email: 'x@example.test', role: 'site_admin', locale: 'en' }, 'invitation-invalid'],
    [{ email: 'x@example.test', role: 'user', locale: 'de' }, 'invitation-invalid'],
    [{ email: client.email.toUpperCase(), role: 'user', locale: 'en' }, 'invitation-account-exists'],
  ])('refuses %o with %s', async (input, code) => {
    expect(codeOf(await actions.callAsAdmin('invite_user', input))).toBe(code);
  });

  it('refuses a new invitation while 200 are open', async () => {
    await actions.pool.query(
      `insert into invitations (email, role, invited_by, expires_at)
       select 'open-' || at || '@many.test', 'user', $1, now() + interval '1 day'
       from generate_series(1, 200 - (select count(*)::int from invitations)) as at`,
      [actions.adminId],
    );

    expect(codeOf(await invite('one-more@example.test'))).toBe('invitation-too-many');
    expect((await invite('open-7@many.test', 'user')).statusCode).toBe(200);
    await actions.pool.query(`delete from invitations where email like '%@many.test'`);
  });
});

describe('accept_invitation', () => {
  it('makes the account with name, password and role once; the history names the inviting administrator', async () => {
    const { id, token } = await invited('salwa@example.test', 'admin', 'ar');
    const shown = await actions.callAction('invitation_of_link', { link_token: token });
    expect(shown.json()).toMatchObject({ email: 'salwa@example.test', role: 'admin' });

    const responses = await Promise.all([accept(token), accept(token)]);

    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
    const user = await accountOf('salwa@example.test');
    const { response } = await actions.signIn({ email: 'salwa@example.test', password: PASSWORD });
    expect(response.statusCode).toBe(200);
    const { rows } = await actions.pool.query(
      `select r.role, enabled, locale, (
         select actor from history_entries where record_id = r.user_id::text order by id desc limit 1
       ) as actor from user_roles as r join people using (user_id) where user_id = $1`,
      [user?.id],
    );
    expect(rows).toEqual([{ role: 'admin', enabled: true, locale: 'ar', actor: actions.adminId }]);
    const kept = await actions.pool.query(
      `select after, label from history_entries where record_id = $1 union all
       select null, null from invitations where id::text = $1`,
      [id],
    );
    expect(kept.rows.filter(({ after, label }) => after !== null || label !== null)).toEqual([]);
    expect(codeOf(await accept(token))).toBe('account-link-invalid');
  });

  it('leaves no account if the role cannot be granted, and the link can be used again', async () => {
    const { token } = await invited('half-made@example.test');
    const keycloakAdmin = {
      ...actions.services.keycloakAdmin,
      grantRealmRole: () => Promise.reject(new KeycloakUnavailable('down')),
    };
    const input = { link_token: token, ...NAMES, password: PASSWORD };

    await expect(acceptInvitation(input, { ...actions.services, keycloakAdmin })).rejects.toMatchObject({
      code: 'users-unavailable',
    });
    expect(await accountOf('half-made@example.test')).toBeUndefined();
    expect((await accept(token)).statusCode).toBe(200);
  });

  it.each([
    [{ password: 'short' }, 'password-weak'],
    [{ first_name: ' ' }, 'person-name-invalid'],
    [{ first_name: '\u200b' }, 'person-name-invalid'],
    [{ last_name: '<b>x</b>' }, 'person-name-invalid'],
    [{ last_name: 'x'.repeat(256) }, 'person-name-invalid'],
    [{ link_token: 'A'.repeat(43) }, 'account-link-invalid'],
    [{ link_token: 'x'.repeat(150) }, 'account-link-invalid'],
  ])('refuses %o with %s, and the link can be used again', async (more, code) => {
    const { token } = await invited('patient@example.test', 'user');

    expect(codeOf(await accept(token, more))).toBe(code);
    expect((await actions.callAction('invitation_of_link', { link_token: token })).statusCode).toBe(200);
  });

  it('refuses a link to a new password, a revoked invitation and one that has expired', async () => {
    const { id, token } = await invited('revoked@example.test');
    const recovery = await createLink(actions.pool, { purpose: 'recovery', userId: actions.clientId });
    expect(codeOf(await accept(recovery))).toBe('account-link-invalid');

    expect((await actions.callAsAdmin('revoke_invitation', { invitation_id: id })).statusCode).toBe(200);

    expect(codeOf(await accept(token))).toBe('account-link-invalid');
    expect(codeOf(await actions.callAsAdmin('revoke_invitation', { invitation_id: id }))).toBe(
      'invitation-unknown',
    );
    const late = await invited('late@example.test');
    await actions.pool.query(`update accounts.links set expires_at = now() where user_id = $1`, [late.id]);
    expect(codeOf(await accept(late.token))).toBe('account-link-invalid');
  });

  it('refuses an invitation while the person who sent it is no administrator any more', async () => {
    const { token } = await invited('orphan@example.test');
    await actions.callAsAdmin('update_user_role', { target_user_id: actions.clientId, new_role: 'admin' });
    await actions.callAsAdmin(
      'update_user_role',
      { target_user_id: actions.adminId, new_role: 'user' },
      actions.clientId,
    );

    expect(codeOf(await accept(token))).toBe('account-link-invalid');
    await actions.callAsAdmin(
      'update_user_role',
      { target_user_id: actions.adminId, new_role: 'admin' },
      actions.clientId,
    );
    expect((await accept(token)).statusCode).toBe(200);
  });

  it('refuses an invitation whose address has got an account meanwhile; the clean-up then deletes it', async () => {
    const { token } = await invited('meanwhile@example.test', 'user');
    await actions.identity.addPerson({ email: 'meanwhile@example.test', password: PASSWORD });

    expect(codeOf(await accept(token))).toBe('invitation-account-exists');
    await projectUserRoles(actions.pool, actions.services.keycloakAdmin);
    await deletePastInvitations(actions.pool);
    const { rowCount } = await actions.pool.query(
      `select from invitations where email = 'meanwhile@example.test'`,
    );
    expect(rowCount).toBe(0);
  });
});
