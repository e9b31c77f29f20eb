import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { object, string } from 'yup';

/** Seconds for which a signature is valid, so that it can't be replayed later. */
const TOLERANCE_S = 300;

const mailgunSchema = object({
  signature: object({
    timestamp: string().required(),
    token: string().required(),
    signature: string().required(),
  }).required(),
}).required();

/**
 * Tells whether two texts are the same. They are hashed first, so that the comparison takes the same time for any text.
 */
function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}

const isRecent = (timestamp: string, nowS: number) => Math.abs(nowS - Number(timestamp)) <= TOLERANCE_S;
const hmac = (secret: string, text: string) => createHmac('sha256', secret).update(text).digest('hex');

type Headers = Record<string, string | string[] | undefined>;

/**
 * Tells whether a request is signed in our own form: `X-Timestamp` in seconds, and `X-Signature`, the HMAC-SHA-256 of
 * `timestamp.body` in hexadecimal.
 */
export function isSigned(headers: Headers, body: string, secret: string, nowS: number): boolean {
  const { 'x-timestamp': timestamp, 'x-signature': signature } = headers;
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  return isRecent(timestamp, nowS) && isSame(signature, hmac(secret, `${timestamp}.${body}`));
}

/**
 * Tells whether Mailgun has signed the body. It signs a time and a token within the body; the secret is the account's
 * signing key.
 */
export function isSignedByMailgun(body: unknown, secret: string, nowS: number): boolean {
  if (!mailgunSchema.isValidSync(body)) return false;
  const { timestamp, token, signature } = body.signature;
  return isRecent(timestamp, nowS) && isSame(signature, hmac(secret, `${timestamp}${token}`));
}

/**
 * Tells whether a request has our secret as its Basic password. SNS and Postmark share no secret with us to sign with,
 * so their webhook URL is `https://events:SECRET@host/…`.
 */
export function isLoggedIn(
  { authorization }: { authorization?: string | undefined },
  secret: string,
): boolean {
  const encoded = authorization === undefined ? undefined : /^Basic (\S+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return false;
  const password = Buffer.from(encoded, 'base64').toString('utf8').split(':').slice(1).join(':');
  return isSame(password, secret);
}
