import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Creates the encryption of answers that are kept for a used refresh token. The key comes from a secret and from the
 * token itself, which is stored nowhere: neither the database nor the secret is enough to read an answer. The first
 * secret encrypts, and every one of them decrypts.
 */
export function createAnswerSeal(secrets: readonly string[]) {
  const keyOf = (secret: string, token: string) =>
    Buffer.from(hkdfSync('sha256', secret, token, 'answer of a refresh', KEY_BYTES));

  return {
    seal(text: string, token: string): Buffer {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, keyOf(secrets[0] ?? '', token), iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },

    /** Returns the text; undefined if it was encrypted for another token or with a secret that is not known here. */
    open(sealed: Buffer, token: string): string | undefined {
      for (const secret of secrets) {
        const text = tryToOpen(sealed, keyOf(secret, token));
        if (text !== undefined) return text;
      }
      return undefined;
    },
  };
}

export type AnswerSeal = ReturnType<typeof createAnswerSeal>;

function tryToOpen(sealed: Buffer, key: Buffer): string | undefined {
  try {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString(
      'utf8',
    );
  } catch {
    return undefined;
  }
}
