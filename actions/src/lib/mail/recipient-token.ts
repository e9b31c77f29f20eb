import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#actions/lib/database.ts';

const ID_BYTES = 16;
const PROOF_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/**
 * Tokens in recipients' own links, which nobody else can make: the contact's id and a keyed hash of it. The key is
 * stored in the database, so that links in old mails stay valid whatever changes in the environment.
 */
export type RecipientTokens = {
  make(contactId: string): string;
  /** Returns the contact's id; undefined for a token that is not ours. */
  read(token: string): string | undefined;
};

/** Reads the key, which never changes, and returns the functions that make and read tokens. */
export async function readRecipientTokens(db: Db): Promise<RecipientTokens> {
  const { rows } = await db.query<{ key: Buffer }>(`select key from mailing.keys where name = 'unsubscribe'`);
  const key = rows[0]?.key;
  if (!key)
    throw new Error('The database has no key for unsubscribe links: the migrations were not applied.');
  const proofOf = (id: Buffer) => createHmac('sha256', key).update(id).digest().subarray(0, PROOF_BYTES);

  return {
    make(contactId) {
      const id = Buffer.from(contactId.replaceAll('-', ''), 'hex');
      return Buffer.concat([id, proofOf(id)]).toString('base64url');
    },
    read(token) {
      if (!TOKEN.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const id = bytes.subarray(0, ID_BYTES);
      if (!timingSafeEqual(bytes.subarray(ID_BYTES), proofOf(id))) return undefined;
      return id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    },
  };
}
