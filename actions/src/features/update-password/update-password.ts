import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string, type InferType } from 'yup';
import type { Env } from '#actions/config/env.ts';
import { linkInvalid, spendLink } from '#actions/lib/accounts/account-links.ts';
import { queueAccountMail } from '#actions/lib/account-mails/account-mail.ts';
import { dropLinks } from '#actions/lib/account-mails/drop-links.ts';
import { endSessionsSurely } from '#actions/lib/accounts/end-sessions.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import type { ProveOwnPassword } from '#actions/lib/second-factor/check-own-password.ts';
import { plainIp } from '#runtime/network/plain-ip.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import {
  PasswordRefusal,
  throwUnavailable,
  type KeycloakAdmin,
} from '#actions/lib/keycloak/keycloak-admin.ts';
import { readAccessToken, type KeycloakClient, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { readCode } from '#actions/lib/second-factor/prove-identity.ts';
import { readInput } from '#actions/lib/read-input.ts';
import type { SecondFactorRule } from '#actions/lib/second-factor/second-factor-rule.ts';
import type { Session } from '#actions/lib/session-variables.ts';
import { checkNewPassword, weakPassword } from '#actions/lib/accounts/new-password.ts';

const inputSchema = object({
  password: string().default(''),
  link_token: string().max(200).nullable().default(null),
  current_password: string().max(1_024).nullable().default(null),
  totp: string().max(20).nullable().default(null),
  locale: string().oneOf(['en', 'ar']).nullable().default(null),
}).required();
type Input = InferType<typeof inputSchema>;

type Deps = {
  pool: Pool;
  log: Logger;
  env: Pick<Env, 'PASSWORD_MIN_LENGTH'>;
  keycloakAdmin: Pick<KeycloakAdmin, 'findUser' | 'setPassword' | 'endSessions'>;
  keycloak: Pick<KeycloakClient, 'endSession'>;
  proveOwnPassword: ProveOwnPassword;
  secondFactorRule: Pick<SecondFactorRule, 'hasCode' | 'admitPassword'>;
};

type Caller = { session: Session; ip: string };

/**
 * Sets a new password: by the link of a recovery mail, or for a signed-in person who gives the current one. All other
 * sessions of the person end. Returns the tokens of the session that the check of the current password opened, with
 * which the caller goes on; a link opens no session.
 */
export async function updatePassword(
  given: unknown,
  caller: Caller,
  deps: Deps,
): Promise<OwnSession | undefined> {
  const input = readInput(inputSchema, given);
  const { 'x-hasura-user-id': userId } = caller.session;
  if (!input.link_token && !userId) {
    throw new ActionError('auth-session-missing', 'Auth session missing!', { status: 401 });
  }
  checkNewPassword(input.password, deps.env.PASSWORD_MIN_LENGTH);
  const { person, own } = input.link_token
    ? await setByLink(input.link_token, input, deps)
    : await setByOwner(userId ?? '', input, deps);
  const circumstances = { ip: caller.ip, locale: input.locale ?? 'en' };
  await endSessionsAndTell(person, { ...circumstances, keptSessionId: sidOf(own?.tokens) }, deps);

  return own;
}

type Person = { userId: string; email: string };
/** The session with which the caller goes on, and whether it began with a code. */
type OwnSession = { tokens: Tokens; secondFactor: boolean };
type Changed = { person: Person; own?: OwnSession };

const sidOf = (tokens: Tokens | undefined): string | undefined =>
  tokens && readAccessToken(tokens.access_token).sessionId;

function setByLink(token: string, { password }: Input, deps: Deps): Promise<Changed> {
  return spendLink(deps.pool, { token, purpose: 'recovery' }, async ({ userId }) => ({
    person: await setPassword(userId, password, deps),
  }));
}

async function setByOwner(userId: string, input: Input, deps: Deps): Promise<Changed> {
  const { password, current_password: current, totp } = input;
  const tokens = await deps.proveOwnPassword(userId, { password: current ?? '', totp });
  const secondFactor = await deps.secondFactorRule.hasCode(tokens, readCode(totp ?? ''));
  await deps.secondFactorRule.admitPassword(tokens, secondFactor);
  try {
    return { person: await setPassword(userId, password, deps), own: { tokens, secondFactor } };
  } catch (error) {
    if (tokens.refresh_token) await deps.keycloak.endSession(tokens.refresh_token).catch(() => undefined);
    throw error;
  }
}

async function setPassword(userId: string, password: string, { keycloakAdmin }: Deps): Promise<Person> {
  try {
    const user = await keycloakAdmin.findUser(userId);
    if (!user?.email || !user.enabled) throw linkInvalid();
    await keycloakAdmin.setPassword(user.id, password);
    return { userId: user.id, email: user.email };
  } catch (error) {
    if (error instanceof PasswordRefusal) throw weakPassword(error.message);
    return throwUnavailable(error);
  }
}

type Circumstances = { ip: string; locale: 'en' | 'ar'; keptSessionId: string | undefined };

/** Ends all other sessions and all links of a person whose password has changed, and tells them by mail. */
async function endSessionsAndTell(
  { userId, email }: Person,
  { ip, locale, keptSessionId }: Circumstances,
  deps: Deps,
): Promise<void> {
  await endSessionsSurely({ userId, keptSessionId }, deps);
  await inTransaction(deps.pool, async (db) => {
    await dropLinks(db, userId);
    const facts = { at: new Date().toISOString(), address: plainIp(ip) };
    await queueAccountMail(db, { kind: 'password-changed', to: email, userId, locale, facts });
  });
}
