import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#actions/lib/database.ts';

const ID_BYTES = 16;
const PROOF_BYTES = 16;
const TOKEN = /^[\w-]{43}$/;

/**
 * The part of a recipient's own link that nobody else can make: the contact's id and a keyed hash of it. The key
 * is the database's, so that links in old mails outlive every change of the environment.
 */
export type RecipientTokens = {
  make(contactId: string): string;
  /** The contact's id, or undefined for a token that is none of ours. */
  read(token: string): string | undefined;
};

/** Reads the key; it never changes. */
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
