import type { IncomingHttpHeaders } from 'node:http';
import { REFUSALS, type Refusal } from './refusals.ts';

const KEY_FORM = /^hfk_[0-9a-f]{12}_[A-Za-z0-9_-]{43}$/;
/** Start of an Authorization header whose value is meant as a key; any space, as the engine reads the header so too. */
const BEARER_KEY = /^\s*bearer\s+hfk_/i;
const BASIC = /^\s*basic\s+(\S+)/i;
/** Start of a key at the beginning of a word; a token may hold the same letters in its midst. */
const WORD_OF_KEY = /(?<![\w.-])hfk_/i;
/** Whole or shortened key inside an address; `_` may be percent-encoded. */
const KEY_IN_ADDRESS = /hfk(_|%5f)[0-9a-f]{12}(_|%5f)/i;

type Named = Pick<IncomingHttpHeaders, 'authorization'> & { 'x-api-key'?: string | string[] | undefined };

/** Result of looking for a key: none, a key in its form, or the reason to refuse the request. */
export type Credentials =
  | { kind: 'none' }
  | { kind: 'key'; key: string }
  | { kind: 'refused'; refusal: Refusal };

/**
 * Reads the key of `x-api-key` or of `Authorization: Bearer hfk_…`; a request may have one of them only. A key that
 * Authorization holds in another form is refused, so that its program is not taken for a visitor.
 */
export function readCredentials({ authorization, 'x-api-key': apiKey }: Named): Credentials {
  if (apiKey !== undefined && authorization !== undefined)
    return { kind: 'refused', refusal: REFUSALS.credentialsAmbiguous };
  if (apiKey !== undefined) return readKey(String(apiKey));
  if (authorization === undefined) return { kind: 'none' };
  if (BEARER_KEY.test(authorization)) return readKey(authorization.trim().split(/\s+/, 3).slice(1).join(' '));
  return isMisplaced(authorization) ? { kind: 'refused', refusal: REFUSALS.keyMisplaced } : { kind: 'none' };
}

function readKey(text: string): Credentials {
  const key = text.trim();
  return KEY_FORM.test(key) ? { kind: 'key', key } : { kind: 'refused', refusal: REFUSALS.keyInvalid };
}

/** Tells whether an Authorization header without `Bearer hfk_…` holds a key, by Basic or by another scheme. */
function isMisplaced(authorization: string): boolean {
  const encoded = BASIC.exec(authorization)?.[1];
  if (encoded !== undefined) return Buffer.from(encoded, 'base64').toString('latin1').includes('hfk_');
  return holdsKey(authorization) || (!/^\s*bearer\s/i.test(authorization) && /hfk_/i.test(authorization));
}

/** Tells whether a text holds what is meant as a key. */
export const holdsKey = (text: string): boolean => WORD_OF_KEY.test(text);

/** Tells whether an address holds a key, which is then found in logs, histories and proxies. */
export const hasKeyInAddress = (url: string): boolean => KEY_IN_ADDRESS.test(url);
