import { describe, expect, it } from 'vitest';
import { acceptInvitation } from '#actions/features/invite-people/accept-invitation.ts';
import { createLink } from '#actions/lib/accounts/account-links.ts';
import { openPool } from '#tests/support/postgres/open-pool.ts';
import { createQueryHook } from '#tests/support/postgres/query-hook.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { startWithRoles } from '../start-actions.ts';

const PERSON = { first_name: 'Noor', last_name: 'Haddad', password: 'Right-Password-9' };
const actions = useStarted(() => startWithRoles());

const invite = (email: string, role: string) =>
  actions.callAsAdmin('invite_user', { email, role, locale: 'en' });

/** Invites an administrator and returns the invitation's id and a token such as its mail contains. */
async function invited(email: string) {
  const { invitation_id: id } = (await invite(email, 'admin')).json<{ invitation_id: string }>();
  return { id, token: await createLink(actions.pool, { purpose: 'invitation', userId: id }) };
}

describe('an invitation to become an administrator', () => {
  /** Accepts an invitation as an administrator; `act` runs where it is read or where its account is made. */
  async function acceptBeside(email: string, moment: 'read' | 'made', act: (id: string) => Promise<unknown>) {
    const { id, token } = await invited(email);
    const hook = createQueryHook();
    const pool = openPool(actions.databaseUrl);
    hook.watch(pool);
    const { keycloakAdmin } = actions.services;
    const createUser: typeof keycloakAdmin.createUser = async (user) => {
      if (moment === 'made') await act(id);
      return keycloakAdmin.createUser(user);
    };
    if (moment === 'read') hook.before(/from invitations as i/, async () => void (await act(id)));
    const input = { link_token: token, ...PERSON };
    const deps = { ...actions.services, pool, keycloakAdmin: { ...keycloakAdmin, createUser } };
    const isAccepted = await acceptInvitation(input, deps).then(
      () => true,
      () => false,
    );
    hook.check();
    await pool.end();
    return isAccepted;
  }

  it.each(['read', 'made'] as const)(
    'cannot be revoked while a person accepts it (invitation is read or account is made: %s)',
    async (moment) => {
      const email = `taken-back-${moment}@example.test`;
      let isRevoked: boolean | undefined;

      const isAccepted = await acceptBeside(email, moment, async (id) => {
        const answer = await actions.callAsAdmin('revoke_invitation', { invitation_id: id });
        isRevoked = answer.statusCode === 200;
      });

      expect({ isAccepted, isRevoked }).toEqual({ isAccepted: true, isRevoked: false });
      expect(await actions.services.keycloakAdmin.findUserByEmail(email)).toMatchObject({ enabled: true });
    },
  );

  it.each(['read', 'made'] as const)(
    'cannot get a lower role while a person accepts it (invitation is read or account is made: %s)',
    async (moment) => {
      const email = `lowered-${moment}@example.test`;
      let code: string | undefined;

      const isAccepted = await acceptBeside(email, moment, async () => {
        code = (await invite(email, 'user')).json<{ extensions?: { code: string } }>().extensions?.code;
      });

      expect({ isAccepted, code }).toEqual({ isAccepted: true, code: 'invitation-account-exists' });
    },
  );

  it('can be revoked if accepting it was broken off minutes ago', async () => {
    const { id } = await invited('broken-off@example.test');
    await actions.pool.query(
      `update accounts.links set used_at = now() - interval '3 minutes' where user_id = $1`,
      [id],
    );

    expect((await actions.callAsAdmin('revoke_invitation', { invitation_id: id })).statusCode).toBe(200);
  });
});
