import { createHash, randomBytes } from 'node:crypto';

/** 256 bits: a hash of one round is enough, because they can't all be tried. */
const SECRET_BYTES = 32;
const PREFIX_BYTES = 6;
const KEY_FORM = /^(hfk_[0-9a-f]{12})_([A-Za-z0-9_-]{43})$/;

export type KeyParts = { prefix: string; secret: string };

/** Makes a key, `hfk_<id>_<secret>`. Its prefix is stored and shown; of its secret only a hash is stored. */
export function makeKey(): KeyParts & { key: string } {
  const prefix = `hfk_${randomBytes(PREFIX_BYTES).toString('hex')}`;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');

  return { key: `${prefix}_${secret}`, prefix, secret };
}

/** Returns the parts of a key; undefined for a text that is not in a key's form. */
export function readKey(key: string): KeyParts | undefined {
  const [, prefix, secret] = KEY_FORM.exec(key) ?? [];
  return prefix && secret ? { prefix, secret } : undefined;
}

export const hashSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
