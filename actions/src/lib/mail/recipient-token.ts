import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Db } from '#actions/lib/database.ts';

const ID_BYTES = 16;
const HASH_BYTES = 32;
const PROOF_BYTES = 16;
/** Token with the hash of an address; mails sent before there was one carry a token without it. */
const TOKEN = /^(?:[\w-]{43}|[\w-]{86})$/;

/** Contact and address that a mail was sent to. */
export type Recipient = {
  contactId: string;
  /** Keyed hash of `contacts.email_key` at that time, as in mailing.suppressed_addresses; null in links of old mails. */
  emailHash: Buffer | null;
};

/**
 * Tokens in recipients' own links, which only this service can make: the contact's id, a keyed hash of the address that
 * the mail goes to, and a proof. The keys are stored in the database, so that links in old mails stay valid whatever
 * changes in the environment.
 */
export type RecipientTokens = {
  make(contactId: string, emailKey: string): string;
  /** Returns what the token says; undefined for a token that is not ours. */
  read(token: string): Recipient | undefined;
};

/** Reads the keys, which never change, and returns the functions that make and read tokens. */
export async function readRecipientTokens(db: Db): Promise<RecipientTokens> {
  const { rows } = await db.query<{ name: string; key: Buffer }>(
    `select name, key from mailing.keys where name in ('unsubscribe', 'address')`,
  );
  const keys = new Map(rows.map(({ name, key }) => [name, key]));
  const [linkKey, emailKeySecret] = [keys.get('unsubscribe'), keys.get('address')];
  if (!linkKey || !emailKeySecret)
    throw new Error('The database has no key for unsubscribe links: the migrations were not applied.');
  const proofOf = (content: Buffer) =>
    createHmac('sha256', linkKey).update(content).digest().subarray(0, PROOF_BYTES);

  return {
    make(contactId, emailKey) {
      const id = Buffer.from(contactId.replaceAll('-', ''), 'hex');
      const content = Buffer.concat([id, keyedHash(emailKeySecret, emailKey)]);
      return Buffer.concat([content, proofOf(content)]).toString('base64url');
    },
    read(token) {
      if (!TOKEN.test(token)) return undefined;
      const bytes = Buffer.from(token, 'base64url');
      const content = bytes.subarray(0, -PROOF_BYTES);
      if (!timingSafeEqual(bytes.subarray(-PROOF_BYTES), proofOf(content))) return undefined;

      return {
        contactId: uuidOf(content.subarray(0, ID_BYTES)),
        emailHash: content.length === ID_BYTES + HASH_BYTES ? Buffer.from(content.subarray(ID_BYTES)) : null,
      };
    },
  };
}

/** Computes what mailing.keyed_hash computes in the database. */
function keyedHash(key: Buffer, content: string): Buffer {
  const inner = createHash('sha256').update(key).update(content, 'utf8').digest();

  return createHash('sha256').update(key).update(inner).digest();
}

const uuidOf = (id: Buffer) =>
  id.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
