import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import type { Env } from '#actions/config/env.ts';
import { linkInvalid, spendLink, voidLinks } from '#actions/lib/accounts/account-links.ts';
import { findInvitation, type Invitation } from '#actions/lib/accounts/invitations.ts';
import { emailRefused } from '#actions/lib/accounts/email-refused.ts';
import { checkNewPassword, weakPassword } from '#actions/lib/accounts/new-password.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs } from '#actions/lib/database.ts';
import { AccountRefusal } from '#actions/lib/keycloak/account-refusal.ts';
import {
  type KeycloakAdmin,
  PasswordRefusal,
  throwUnavailable,
} from '#actions/lib/keycloak/keycloak-admin.ts';
import { isPersonName, NAME_MAX_LENGTH } from '#rules/accounts/person-name.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { ADMIN_ROLE, writeStandings } from '#actions/lib/accounts/user-roles.ts';

const inputSchema = object({
  link_token: string().max(200).default(''),
  first_name: string().trim().default(''),
  last_name: string().trim().default(''),
  password: string().default(''),
}).required();

type Person = { firstName: string; lastName: string; password: string };
type Deps = {
  pool: Pool;
  log: Logger;
  env: Pick<Env, 'PASSWORD_MIN_LENGTH'>;
  keycloakAdmin: Pick<
    KeycloakAdmin,
    'createUser' | 'setPassword' | 'grantRealmRole' | 'setEnabled' | 'deleteUser'
  >;
};

/**
 * Creates the account of an invited person, who proves the invitation by the mailed link. The account is disabled until
 * it has its password and role. If one of these fails, the account is removed and the link can be used again.
 */
export async function acceptInvitation(input: unknown, deps: Deps): Promise<{ email: string }> {
  const { link_token: token, ...given } = readInput(inputSchema, input);
  const person = { firstName: given.first_name, lastName: given.last_name, password: given.password };
  checkName('first_name', person.firstName);
  checkName('last_name', person.lastName);
  checkNewPassword(person.password, deps.env.PASSWORD_MIN_LENGTH);

  return spendLink(deps.pool, { token, purpose: 'invitation' }, async (link) => {
    const invitation = await findInvitation(deps.pool, link.userId);
    if (!invitation) throw linkInvalid();
    const userId = await makeAccount(invitation, person, deps);
    await record(userId, invitation, deps);
    return { email: invitation.email };
  });
}

function checkName(field: string, name: string): void {
  if (name !== '' && name.length <= NAME_MAX_LENGTH && isPersonName(name)) return;
  throw new ActionError(
    'person-name-invalid',
    `A name has 1 to ${NAME_MAX_LENGTH} characters, and none that no name has.`,
    { details: { field, max: NAME_MAX_LENGTH } },
  );
}

async function makeAccount({ email, role }: Invitation, person: Person, deps: Deps): Promise<string> {
  const { keycloakAdmin: keycloak } = deps;
  const userId = await keycloak.createUser({ email, ...person }).catch(toRefusal);
  try {
    await keycloak.setPassword(userId, person.password);
    if (role === ADMIN_ROLE) await keycloak.grantRealmRole(userId, ADMIN_ROLE);
    await keycloak.setEnabled(userId, true);
    return userId;
  } catch (error) {
    await keycloak
      .deleteUser(userId)
      .catch((err: unknown) =>
        deps.log.error({ err, userId }, 'A disabled account without a password stays'),
      );
    return toRefusal(error);
  }
}

function toRefusal(error: unknown): never {
  if (error instanceof PasswordRefusal) throw weakPassword(error.message);
  if (!(error instanceof AccountRefusal)) throwUnavailable(error);
  if (error.reason === 'email') throw emailRefused();
  throw error.reason === 'taken'
    ? new ActionError('invitation-account-exists', 'Somebody with this email address has an account already.')
    : new ActionError('person-name-invalid', error.message);
}

/**
 * Records the new account in the name of the person who invited. If this fails, the account stays, and the next
 * reconciliation writes its row.
 */
async function record(userId: string, { id, email, role, locale, invitedBy }: Invitation, deps: Deps) {
  await inTransaction(deps.pool, async (db) => {
    await actAs(db, { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': invitedBy });
    await writeStandings(db, [{ userId, role, enabled: true }]);
    await db.query(
      `insert into people (user_id, email, locale) values ($1, $2, $3)
       on conflict (user_id) do update set email = excluded.email, locale = excluded.locale`,
      [userId, email, locale],
    );
    await db.query('delete from invitations where id = $1', [id]);
    await voidLinks(db, id, 'invitation');
  }).catch((err: unknown) => deps.log.error({ err, userId }, 'An accepted invitation could not be recorded'));
}
