import { timingSafeEqual } from 'node:crypto';
import type { Pool } from 'pg';
import type { Logger } from 'pino';
import { number, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { AttemptLimit } from '#actions/lib/attempt-limit.ts';
import { findForbidden, type Place } from '#runtime/process/allowed-places.ts';
import { plainIp } from '#runtime/network/plain-ip.ts';
import {
  type KeycloakClient,
  KeycloakRefusal,
  KeycloakUnavailable,
} from '#actions/lib/keycloak/keycloak-client.ts';
import { hashSecret, readKey } from './key-form.ts';
import type { KeyRole } from './key-input.ts';
import { findKey, isTokenGood, noteToken, noteUse, type StoredKey } from './key-store.ts';

/** Compared in place of the hash of a key that does not exist; no known text has this hash. */
const NO_HASH = Buffer.alloc(32);
/**
 * Used in place of a text that is not in a key's form, with a secret of the usual length, so that every refusal takes
 * the same steps.
 */
const NO_KEY = { prefix: '', secret: 'x'.repeat(43) };

const claimsSchema = object({ jti: string().max(200).required(), exp: number().required() }).required();

export type ExchangeDeps = {
  pool: Pool;
  log: Logger;
  /** Keycloak client of each role. */
  programs: Record<KeyRole, Pick<KeycloakClient, 'requestTokens'>>;
  /** Limit of the tokens of one key. */
  keyTokens: AttemptLimit;
};

/** Exchanges a key for an access token of its role, if the key may be used now and from the caller's IP and origin. */
export async function exchangeKey(given: string, caller: Place, deps: ExchangeDeps) {
  const key = await proveKey(given, deps.pool);
  checkUse(key, caller);
  const { accessToken, endsAt } = await issueToken(given, key, caller, deps);

  const expires_in = Math.max(1, Math.floor((endsAt - Date.now()) / 1_000));
  return { access_token: accessToken, token_type: 'Bearer', expires_in };
}

/**
 * Answers a web server that was sent a key. Where the web server holds a token of the key already (`jti`) that is still
 * good, the key is only checked, so that asking often makes no further tokens.
 */
export async function exchangeForWeb(
  given: string,
  caller: Place,
  jti: string | undefined,
  deps: ExchangeDeps,
) {
  const key = await proveKey(given, deps.pool);
  checkUse(key, caller);
  const { origins, addresses } = key;
  if (jti !== undefined && (await isTokenGood(deps.pool, jti, key.id))) return { origins, addresses };

  const { accessToken, jti: fresh, endsAt } = await issueToken(given, key, caller, deps);
  return { origins, addresses, token: { value: accessToken, jti: fresh, endsAt } };
}

type Issued = { accessToken: string; jti: string; endsAt: number };

async function issueToken(given: string, key: StoredKey, caller: Place, deps: ExchangeDeps): Promise<Issued> {
  const waitS = await deps.keyTokens.take(key.id);
  if (waitS > 0) throw tooMany(waitS);

  const token = await requestToken(key.role, deps);
  const isGood = await noteToken(deps.pool, { ...token, keyId: key.id }, key);
  if (!isGood) {
    // The key has changed since it was read; the limit of its tokens ends this where it changes again and again.
    const changed = await proveKey(given, deps.pool);
    checkUse(changed, caller);
    return issueToken(given, changed, caller, deps);
  }
  noteUse(deps.pool, key.id, plainIp(caller.ip)).catch((err: unknown) =>
    deps.log.warn({ err }, 'The use of a key could not be noted'),
  );

  const { accessToken, jti } = token;
  return {
    accessToken,
    jti,
    endsAt: Math.min(token.expiresAt.getTime(), key.expiresAt?.getTime() ?? Infinity),
  };
}

/**
 * Returns the stored key for a text. An unknown key, a wrong secret and a wrong form take the same steps and give the
 * same error.
 */
async function proveKey(given: string, pool: Pool): Promise<StoredKey> {
  const { prefix, secret } = readKey(given) ?? NO_KEY;
  const key = await findKey(pool, prefix);
  const isRight = timingSafeEqual(hashSecret(secret), key?.hash ?? NO_HASH);
  if (key && isRight) return key;
  throw new ActionError('api-key-invalid', 'This is no key of ours.', { status: 401 });
}

/**
 * Throws unless the key may be used now and from the caller's place. Only a caller who sent the whole key learns the
 * reason.
 */
function checkUse(key: StoredKey, caller: Place): void {
  if (key.revokedAt) throw new ActionError('api-key-revoked', 'This key was revoked.', { status: 401 });
  if (key.expiresAt && key.expiresAt.getTime() <= Date.now()) {
    throw new ActionError('api-key-expired', `This key expired at ${key.expiresAt.toISOString()}.`, {
      status: 401,
    });
  }
  if (key.heldAt) {
    throw new ActionError(
      'api-key-held',
      'This key waits until an administrator confirms it after a restore.',
      {
        status: 401,
      },
    );
  }
  const forbidden = findForbidden(caller, key);
  if (forbidden === 'address') {
    const found = plainIp(caller.ip);
    throw new ActionError('api-key-address-refused', `This key may not be used from ${found}.`, {
      status: 403,
      details: { address: found },
    });
  }
  if (forbidden === 'origin') {
    throw new ActionError(
      'api-key-origin-refused',
      `This key may not be used by ${caller.origin ?? 'a request without Origin'}.`,
      {
        status: 403,
      },
    );
  }
}

async function requestToken(role: KeyRole, { programs }: ExchangeDeps) {
  try {
    const { access_token: accessToken } = await programs[role].requestTokens({
      grant_type: 'client_credentials',
    });
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { jti, exp } = claimsSchema.validateSync(JSON.parse(payload));
    return { accessToken, jti, expiresAt: new Date(exp * 1_000) };
  } catch (cause) {
    if (!(cause instanceof KeycloakUnavailable) && !(cause instanceof KeycloakRefusal)) throw cause;
    throw new ActionError('users-unavailable', 'The identity server does not respond. Please try again.', {
      status: 503,
      cause,
    });
  }
}

const tooMany = (retryAfterSeconds: number) =>
  new ActionError(
    'too-many-requests',
    'Too many tokens were asked for with this key. Keep one until it expires.',
    {
      status: 429,
      details: { retryAfterSeconds },
    },
  );
