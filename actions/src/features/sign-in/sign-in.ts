import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { CheckCaptcha } from '#actions/lib/captcha/captcha-check.ts';
import type { DeviceCookie } from '#actions/lib/sessions/device-cookie.ts';
import { KeycloakRefusal, KeycloakUnavailable, type Tokens } from '#actions/lib/keycloak/keycloak-client.ts';
import { readCode, type Proof, type ProveIdentity } from '#actions/lib/second-factor/prove-identity.ts';
import { LOCALES, type Locale } from '#actions/config/locale.ts';
import { makeRefreshTokenStub } from '#actions/lib/sessions/refresh-token-stub.ts';
import type { SecondFactorRule } from '#actions/lib/second-factor/second-factor-rule.ts';
import { toAccountEmail } from '#rules/email/account-email.ts';
import { toStoredEmail } from '#rules/email/stored-email.ts';
import type { Attempt, SignInLimits } from './sign-in-limits.ts';

const inputSchema = object({
  email: string().trim().max(254).default(''),
  password: string().max(1_024).default(''),
  captcha_token: string().default(''),
  totp: string().max(20).nullable().default(null),
  locale: string().nullable().default(null),
});

export type SignInDeps = {
  checkCaptcha: CheckCaptcha;
  limits: SignInLimits;
  device: DeviceCookie;
  proveIdentity: ProveIdentity;
  secondFactorRule: Pick<SecondFactorRule, 'hasCode' | 'admitPassword'>;
  /** Called with the reason of each attempt that fails. */
  onSignInFailure?: (error: unknown) => void;
};

export type Visitor = { ip: string; cookies: string | undefined };
type SignedIn = {
  tokens: Tokens;
  secondFactor: boolean;
  locale: Locale | null;
  isKnownDevice: boolean;
  deviceCookies: string[];
};

/**
 * Signs a person in with e-mail, password and, where the account has an authenticator app, its code: captcha first,
 * then the limits, then Keycloak's direct grant.
 */
export async function signIn(input: unknown, visitor: Visitor, deps: SignInDeps): Promise<SignedIn> {
  try {
    return await trySignIn(input, visitor, deps);
  } catch (error) {
    deps.onSignInFailure?.(error);
    throw error;
  }
}

async function trySignIn(input: unknown, visitor: Visitor, deps: SignInDeps): Promise<SignedIn> {
  const { email: given, password, captcha_token: captchaToken, totp, locale } = readInput(input);
  await deps.checkCaptcha(captchaToken, visitor.ip);
  if (given === '' || password === '') throw credentialsMissing();

  const username = toStoredEmail(given);
  const email = toAccountEmail(given);
  const device = deps.device.knownDevice(visitor.cookies, email);
  const attempt = { email, ip: visitor.ip, device };
  await takeAttempt(deps.limits, attempt);
  const code = readCode(totp ?? '');
  const codesOf = device ? `${email}\0${device}` : email;
  const proof = await prove({ username, password, code, codesOf }, attempt, deps);
  // A right password without its code is no wrong guess, so it is taken off the counts; it is no success either.
  if (proof.kind === 'code-required') await deps.limits.giveBack(attempt);
  if (proof.kind !== 'right') throw toRefusal(proof);
  await deps.limits.succeed(attempt);
  const secondFactor = await admit(proof.tokens, code, deps);

  return {
    tokens: proof.tokens,
    secondFactor,
    locale: LOCALES.find((one) => one === locale) ?? null,
    isKnownDevice: device !== undefined,
    deviceCookies: deps.device.keep(visitor.cookies, email),
  };
}

/**
 * Returns whether the sign-in included the code of an app; throws for an administrator without an app if one is
 * required.
 */
async function admit(
  tokens: Tokens,
  code: string,
  { secondFactorRule }: Pick<SignInDeps, 'secondFactorRule'>,
): Promise<boolean> {
  try {
    const hasCode = await secondFactorRule.hasCode(tokens, code);
    await secondFactorRule.admitPassword(tokens, hasCode);
    return hasCode;
  } catch (cause) {
    throw toActionError(cause);
  }
}

async function prove(
  credentials: Parameters<ProveIdentity>[0],
  attempt: Attempt,
  { proveIdentity, limits }: SignInDeps,
): Promise<Proof> {
  try {
    return await proveIdentity(credentials);
  } catch (cause) {
    if (cause instanceof KeycloakUnavailable) await limits.giveBack(attempt);
    throw toActionError(cause);
  }
}

function readInput(input: unknown) {
  try {
    return inputSchema.validateSync(input, { strict: false });
  } catch (cause) {
    // The input is longer than that of any account; the answer tells nothing about accounts.
    throw wrongCredentials(cause);
  }
}

/**
 * Counts an attempt before the password is tried, so that parallel attempts count as well; throws if there are too
 * many.
 */
async function takeAttempt(limits: SignInLimits, attempt: Attempt): Promise<void> {
  const waitS = await limits.take(attempt);
  if (waitS > 0) throw tooManyAttempts(waitS);
}

function toRefusal(proof: Exclude<Proof, { kind: 'right' }>): ActionError {
  switch (proof.kind) {
    case 'password-wrong':
      return wrongCredentials();
    case 'code-required':
      return new ActionError('sign-in-code-required', 'Please enter the code of your authenticator app.');
    case 'code-wrong':
      return new ActionError(
        'sign-in-code-wrong',
        'The code is not right, or was used before. Please enter the one that your app shows now.',
      );
    case 'too-many-codes':
      return tooManyAttempts(proof.waitS);
  }
}

const tooManyAttempts = (waitS: number) =>
  new ActionError(
    'sign-in-too-many-attempts',
    `Too many attempts to log in. Please try again in ${timeOf(waitS)}.`,
    { status: 429, details: { retryAfterSeconds: waitS } },
  );

function timeOf(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return seconds === 60 ? '1 minute' : `${Math.ceil(seconds / 60)} minutes`;
}

function toActionError(cause: unknown): unknown {
  if (cause instanceof KeycloakUnavailable) {
    return new ActionError(
      'sign-in-unavailable',
      'Logging in is not possible at the moment. Please try again in a minute.',
      { cause },
    );
  }
  if (!(cause instanceof KeycloakRefusal)) return cause;
  if (/not fully set up/i.test(cause.description)) {
    return new ActionError(
      'sign-in-account-not-set-up',
      'This account is not set up yet. Please contact support.',
      {
        cause,
      },
    );
  }
  return wrongCredentials(cause);
}

/** The sentence is the specification's; accounts here have no phone number. */
const credentialsMissing = () =>
  new ActionError(
    'sign-in-credentials-missing',
    'You must provide either an email or phone number and a password',
  );

const wrongCredentials = (cause?: unknown) =>
  new ActionError('sign-in-invalid-credentials', 'Invalid login credentials', { cause });

/** Returns the GraphQL type session_tokens, the part of a session that the browser may see. */
export function toSessionTokens(tokens: Tokens, now: Date) {
  if (tokens.id_token === undefined) throw new KeycloakUnavailable('Keycloak responded without an ID token.');
  return {
    access_token: tokens.access_token,
    refresh_token: makeRefreshTokenStub(tokens, Math.floor(now.getTime() / 1000)),
    id_token: tokens.id_token,
    expires_in: tokens.expires_in,
  };
}
