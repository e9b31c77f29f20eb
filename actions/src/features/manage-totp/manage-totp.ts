import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { object, string } from 'yup';
import { queueTotpMail } from '#actions/lib/account-mails/totp-mails.ts';
import { ActionError } from '#actions/lib/action-error.ts';
import type { CheckOwnPassword } from '#actions/lib/second-factor/check-own-password.ts';
import { throwUnavailable, type KeycloakAdmin } from '#actions/lib/keycloak/keycloak-admin.ts';
import { readCode } from '#actions/lib/second-factor/prove-identity.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { ENROLMENT } from '#actions/lib/second-factor/second-factor-rule.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { noteEndOfAll } from '#actions/lib/sessions/sign-ins.ts';
import type { Tickets } from '#actions/lib/second-factor/tickets.ts';
import { isCodeOf, makeKey, showKey } from './totp-key.ts';

const PENDING = 'totp key';
/** Enough time to find the phone and install an app. */
const PENDING_LIFETIME_S = 15 * 60;

const text = (max: number) => string().max(max).nullable().default(null);
const beginSchema = object({ enrolment_token: text(2_000) }).required();
const confirmSchema = object({
  pending: string().max(2_000).required(),
  code: string().max(20).default(''),
  password: string().max(1_024).nullable().default(''),
  totp: text(20),
  enrolment_token: text(2_000),
}).required();
const removeSchema = object({ password: string().max(1_024).default(''), totp: text(20) }).required();
const resetSchema = object({ target_user_id: string().uuid().required() }).required();

export type TotpDeps = {
  pool: Pool;
  keycloakAdmin: Pick<
    KeycloakAdmin,
    'findUser' | 'listOtps' | 'labelsOfOtps' | 'addOtp' | 'removeCredential' | 'endSessions'
  >;
  checkOwnPassword: CheckOwnPassword;
  tickets: Tickets;
  isSecondFactorRequired: boolean;
  readBrand: () => Promise<string>;
  log: Logger;
};

type Caller = { session: Session; ip: string; userAgent: string | undefined };

/**
 * Makes a key for an authenticator app. Nothing is stored until `confirmTotp` gets the app's first code together with
 * `pending`.
 */
export async function beginTotp(input: unknown, session: Session, deps: TotpDeps) {
  const { enrolment_token: enrolment } = readInput(beginSchema, input);
  const userId = await readPerson(session, enrolment, deps.tickets);
  const user = await deps.keycloakAdmin.findUser(userId).catch(throwUnavailable);
  if (!user?.email) throw new ActionError('user-unknown', 'This account is gone.', { status: 404 });
  const key = makeKey();
  const pending = await deps.tickets.make({
    purpose: PENDING,
    userId,
    lifetimeS: PENDING_LIFETIME_S,
    claims: { key },
  });

  return { pending, ...showKey(key, { brand: await deps.readBrand(), email: user.email }) };
}

/**
 * Sets up the authenticator app that shows `code` as the second factor. A signed-in caller also proves the password,
 * and the code of an older app, which the new one replaces. The new app is added before the older one is removed, so
 * that the account is never without an app. A mail tells the person.
 */
export async function confirmTotp(given: unknown, { session, ...place }: Caller, deps: TotpDeps) {
  const input = readInput(confirmSchema, given);
  const userId = await readPerson(session, input.enrolment_token, deps.tickets);
  const pending = await deps.tickets.read(input.pending, PENDING);
  if (pending?.userId !== userId) throw expired();
  if (!isCodeOf(String(pending.claims['key']), readCode(input.code))) throw wrongCode();
  const older = await deps.keycloakAdmin.listOtps(userId).catch(throwUnavailable);
  // A ticket that was used already, or is older than the account's app, must not replace that app.
  if (input.enrolment_token && older.length > 0) throw expired();
  if (!input.enrolment_token)
    await deps.checkOwnPassword(userId, { password: input.password ?? '', totp: input.totp });
  await replaceApps(userId, { older, secret: String(pending.claims['key']) }, deps).catch(throwUnavailable);
  deps.log.info({ userId }, 'An authenticator app was set up');
  await tell({ kind: 'totp-set-up', userId, place }, deps);

  return { is_enabled: true };
}

/** Removes the caller's second factor, unless every administrator of this site must have one. */
export async function removeTotp(input: unknown, { session, ...place }: Caller, deps: TotpDeps) {
  const userId = requireAdministrator(session);
  const given = readInput(removeSchema, input);
  if (deps.isSecondFactorRequired) {
    throw new ActionError(
      'totp-required',
      'Every administrator of this site has an authenticator app. Set up another one in its place.',
    );
  }
  await deps.checkOwnPassword(userId, given);
  const hadApp = await removeApps(userId, deps).catch(throwUnavailable);
  deps.log.info({ userId }, 'An authenticator app was removed');
  if (hadApp) await tell({ kind: 'totp-removed', userId, place }, deps);

  return { is_enabled: false };
}

/**
 * Removes a lost authenticator app from another person's account, and ends that person's sessions, one of which may be
 * open on the lost phone.
 */
export async function resetUserTotp(input: unknown, session: Session, deps: TotpDeps) {
  const caller = requireAdministrator(session);
  if (!resetSchema.isValidSync(input)) {
    throw new ActionError('user-unknown', 'target_user_id must be the id of a user.', { status: 404 });
  }
  const { target_user_id: userId } = resetSchema.cast(input);
  if (userId === caller) {
    throw new ActionError(
      'totp-own',
      'Your own authenticator app is removed or replaced on your account page.',
    );
  }
  const user = await deps.keycloakAdmin.findUser(userId).catch(throwUnavailable);
  if (!user) {
    throw new ActionError('user-unknown', `There is no user with the id "${userId}".`, { status: 404 });
  }
  const hadApp = await resetApps(userId, deps).catch(throwUnavailable);
  deps.log.info({ userId, by: caller }, 'An authenticator app was reset by another administrator');
  if (hadApp && user.email) {
    const by = (await deps.keycloakAdmin.findUser(caller).catch(throwUnavailable))?.email;
    await queueTotpMail(deps.pool, { kind: 'totp-reset', userId, to: user.email, by });
  }

  return { user_id: userId };
}

/** Removes a person's authenticator apps and ends their sessions; returns whether there was an app. */
async function resetApps(userId: string, deps: TotpDeps): Promise<boolean> {
  const hadApp = await removeApps(userId, deps);
  await deps.keycloakAdmin.endSessions(userId);
  await noteEndOfAll(deps.pool, userId);

  return hadApp;
}

type News = Omit<Parameters<typeof queueTotpMail>[1], 'to'>;

/** Mails the person, unless their account has no email. */
async function tell(news: News, { pool, keycloakAdmin }: TotpDeps): Promise<void> {
  const user = await keycloakAdmin.findUser(news.userId).catch(throwUnavailable);
  if (user?.email) await queueTotpMail(pool, { ...news, to: user.email });
}

/**
 * Returns the id of the administrator who sets up an app: from the session, or from the ticket that a sign-in without a
 * second factor gave instead of a session.
 */
async function readPerson(session: Session, enrolment: string | null, tickets: Tickets): Promise<string> {
  if (!enrolment) return requireAdministrator(session);
  const person = await tickets.read(enrolment, ENROLMENT);
  if (!person) throw expired();

  return person.userId;
}

/**
 * Adds an app and removes the older ones, which the caller has read before the proof. Of two apps that are added at once
 * the first one stays: the other one, which finds it before its own, is removed again and refused.
 */
async function replaceApps(
  userId: string,
  { older, secret }: { older: readonly string[]; secret: string },
  { keycloakAdmin }: Pick<TotpDeps, 'keycloakAdmin'>,
): Promise<void> {
  // Keycloak refuses a label that the account has already, so each label has a random part.
  const label = `Authenticator app ${randomUUID().slice(0, 8)}`;
  await keycloakAdmin.addOtp(userId, { secret, label });
  const added = [...(await keycloakAdmin.labelsOfOtps(userId))].filter(([id]) => !older.includes(id));
  const [first] = added;
  if (first?.[1] !== label) {
    for (const [id, found] of added) if (found === label) await keycloakAdmin.removeCredential(userId, id);
    throw overtaken();
  }
  for (const credential of older) await keycloakAdmin.removeCredential(userId, credential);
}

/** Removes all authenticator apps of a person; returns whether there was one. */
async function removeApps(
  userId: string,
  { keycloakAdmin }: Pick<TotpDeps, 'keycloakAdmin'>,
): Promise<boolean> {
  const apps = await keycloakAdmin.listOtps(userId);
  for (const credential of apps) await keycloakAdmin.removeCredential(userId, credential);

  return apps.length > 0;
}

const wrongCode = () =>
  new ActionError(
    'code-wrong',
    'The code is not right; nothing was changed. Is the clock of the device right?',
  );
const overtaken = () =>
  new ActionError(
    'totp-expired',
    'Another authenticator app was set up at the same time, and counts. Please begin again.',
  );
const expired = () =>
  new ActionError('totp-expired', 'Setting up the authenticator app took too long. Please begin again.');
