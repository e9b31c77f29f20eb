import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { CheckOwnPassword } from '#actions/lib/second-factor/check-own-password.ts';
import { throwUnavailable, type KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { isAccountEmail } from '#actions/lib/accounts/email-refused.ts';
import { toAccountEmail } from '#rules/email/account-email.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { readLocaleOf } from '#actions/lib/sessions/sign-ins.ts';
import { queueEmailChange } from './email-change-job.ts';
import type { EmailChangeLimits } from './email-change-limits.ts';

const inputSchema = object({
  email: string().default(''),
  password: string().max(1_024).default(''),
  totp: string().max(20).nullable().default(null),
}).required();

type Deps = {
  pool: Pool;
  checkOwnPassword: CheckOwnPassword;
  emailChangeLimits: EmailChangeLimits;
  keycloakAdmin: Pick<KeycloakAdmin, 'readProfile'>;
};
type Caller = { session: Session; ip: string };

/**
 * Requests a new email for the caller's account; the caller proves the password, and the code of the authenticator app
 * if there is one. Nothing changes until the link that is mailed to the new email is used. The answer is the same for
 * every email: a job finds out whether another account has it.
 */
export async function requestEmailChange(input: unknown, { session, ip }: Caller, deps: Deps) {
  const userId = requireAdministrator(session);
  const { email: given, password, totp } = readInput(inputSchema, input);
  const email = toAccountEmail(given);
  if (!isAccountEmail(email)) throw invalid('This is not an email address.');
  const profile = await deps.keycloakAdmin.readProfile(userId).catch(throwUnavailable);
  if (profile.email.toLowerCase() === email) throw invalid('The account has this address already.');

  await deps.checkOwnPassword(userId, { password, totp });
  const waitS = await deps.emailChangeLimits.take({ userId, email, ip });
  if (waitS > 0) throw tooMany(waitS);
  await queueEmailChange(deps.pool, {
    userId,
    email,
    locale: (await readLocaleOf(deps.pool, userId)) ?? 'en',
  });

  return { accepted: true };
}

const invalid = (message: string) => new ActionError('email-change-invalid', message);

const tooMany = (waitS: number) =>
  new ActionError(
    'email-change-too-many',
    'Too many requests for another address. Please wait a few minutes.',
    { status: 429, details: { retryAfterSeconds: waitS } },
  );
