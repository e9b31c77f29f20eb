import { createHmac } from 'node:crypto';
import { createChallenge, randomInt, verifySolution, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { number, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Db } from '#actions/lib/database.ts';
import { deleteChunk } from '#actions/lib/delete-chunk.ts';
import { CAPTCHA_TEXTS, type CheckCaptcha } from './captcha-check.ts';

/** Seconds for which a challenge is valid, enough for a slow phone and a slow typist. */
const LIFETIME_S = 600;
/** Bounds of the number of tries that a browser needs, which is drawn for each challenge. */
const MIN_TRIES = 200;
const MAX_TRIES = 400;
/** Characters; a real token has about 900. */
const TOKEN_MAX_LENGTH = 4_096;

const payloadSchema = object({
  challenge: object({
    parameters: object({ nonce: string().required(), expiresAt: number().required() }).required(),
    signature: string().required(),
  }).required(),
  solution: object({ counter: number().required(), derivedKey: string().required() }).required(),
}).required();

type AltchaOptions = {
  db: Db;
  /** The first secret signs challenges; a signature by any of them is accepted. */
  secrets: readonly string[];
  /** PBKDF2 iterations of one try. */
  cost: number;
};

/**
 * Creates the self-hosted proof of work (https://altcha.org, version 2 of its protocol). The answer is known when the
 * challenge is made, so that checking an answer costs a hash, not a derivation.
 *
 * Used challenges are stored in the database, because neither a restart nor a second instance may let one pass twice.
 * Their rows are deleted after the challenge has expired.
 */
export function createAltcha({ db, secrets, cost }: AltchaOptions) {
  const keys = secrets.map((secret) => ({
    hmacSignatureSecret: derive(secret, 'altcha challenge'),
    hmacKeySignatureSecret: derive(secret, 'altcha key'),
  }));

  /** Checks a solution with each secret; returns the answer to the right one, or else the last one. */
  async function verify(payload: ReturnType<typeof readPayload>) {
    const results = await Promise.all(keys.map((key) => verifySolution({ ...payload, deriveKey, ...key })));
    return results.find(({ verified, expired }) => verified || expired) ?? results[0];
  }

  return {
    /** Creates a challenge for the browser's widget. */
    issueChallenge: (now: Date): Promise<Challenge> =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost,
        counter: randomInt(MIN_TRIES, MAX_TRIES),
        expiresAt: Math.floor(now.getTime() / 1000) + LIFETIME_S,
        deriveKey,
        ...keys[0],
      }),

    /** Checks the widget's payload and spends it. */
    check: (async (token) => {
      if (token.trim() === '') throw new ActionError('captcha-missing', CAPTCHA_TEXTS.missing);

      const payload = readPayload(token);
      const result = await verify(payload);
      if (!result?.verified) throw invalid(result?.expired ? 'expired' : 'wrong');
      if (!(await spend(db, payload.challenge))) throw invalid('used');
    }) satisfies CheckCaptcha,
  };
}

/** Deletes used challenges that have expired, and would be refused for that anyway. */
export function deleteExpiredCaptchas(db: Db): Promise<number> {
  return deleteChunk(db, {
    table: 'actions.used_captchas',
    key: 'id',
    where: `expires_at < now() - interval '1 minute'`,
  });
}

function invalid(reason: string, cause?: unknown): ActionError {
  return new ActionError('captcha-invalid', CAPTCHA_TEXTS.invalid, { details: { reason }, cause });
}

function readPayload(token: string) {
  if (token.length > TOKEN_MAX_LENGTH) throw invalid('malformed');
  try {
    const payload: unknown = JSON.parse(Buffer.from(token, 'base64').toString('utf8'));
    payloadSchema.validateSync(payload, { strict: true });

    // The schema names what this file reads; the signature covers every other field.
    return payload as { challenge: Challenge; solution: { counter: number; derivedKey: string } };
  } catch (error) {
    throw invalid('malformed', error);
  }
}

async function spend(db: Db, { parameters }: Challenge): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into actions.used_captchas (id, expires_at) values ($1, to_timestamp($2)) on conflict do nothing`,
    [parameters.nonce, parameters.expiresAt],
  );
  return rowCount === 1;
}

const derive = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('base64url');
