import { object, string } from 'yup';
import { ActionError } from '../../lib/action-error.ts';
import type { AttemptLimit } from '../../lib/attempt-limit.ts';
import type { CheckCaptcha } from '../../lib/captcha/captcha-check.ts';
import {
  KeycloakRefusal,
  KeycloakUnavailable,
  type KeycloakClient,
  type Tokens,
} from '../../lib/keycloak-client.ts';

const inputSchema = object({
  email: string().trim().max(254).default(''),
  password: string().max(1_024).default(''),
  captcha_token: string().default(''),
});

export type SignInDeps = {
  checkCaptcha: CheckCaptcha;
  limits: { perAddress: AttemptLimit; perEmail: AttemptLimit };
  keycloak: KeycloakClient;
};

/** Signs a person in with e-mail and password: captcha first, then the limits, then Keycloak's direct grant. */
export async function signIn(input: unknown, address: string, deps: SignInDeps): Promise<Tokens> {
  const { email, password, captcha_token: captchaToken } = readInput(input);

  await deps.checkCaptcha(captchaToken, address);
  const key = email.normalize('NFC').toLowerCase();
  await takeAttempt(deps.limits.perAddress, address);
  await takeAttempt(deps.limits.perEmail, key);

  const tokens = await requestTokens(deps.keycloak, email, password);
  await deps.limits.perEmail.clear(key);
  await deps.limits.perAddress.clear(address);
  return tokens;
}

function readInput(input: unknown) {
  try {
    return inputSchema.validateSync(input, { strict: false });
  } catch (cause) {
    // Longer than any account's: an answer that tells nothing about accounts.
    throw wrongCredentials(cause);
  }
}

/** Counted before the password is tried, so that parallel tries count as well. */
async function takeAttempt(limit: AttemptLimit, key: string): Promise<void> {
  const waitS = await limit.take(key);
  if (waitS > 0) {
    throw new ActionError(
      'sign-in-too-many-attempts',
      `Too many attempts to log in. Please try again in ${minutesOf(waitS)}.`,
      { status: 429, details: { retryAfterSeconds: waitS } },
    );
  }
}

function minutesOf(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);

  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
}

async function requestTokens(keycloak: KeycloakClient, username: string, password: string): Promise<Tokens> {
  if (username === '' || password === '') throw wrongCredentials();
  try {
    return await keycloak.requestTokens({ grant_type: 'password', scope: 'openid', username, password });
  } catch (cause) {
    throw toActionError(cause);
  }
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

const wrongCredentials = (cause?: unknown) =>
  new ActionError('sign-in-invalid-credentials', 'Invalid login credentials', { cause });
