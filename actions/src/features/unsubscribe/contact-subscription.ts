import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Db } from '#actions/lib/database.ts';
import type { Recipient } from '#actions/lib/mail/recipient-token.ts';
import { suppressAddress } from '#actions/lib/mail/suppress-address.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import { inTransaction } from '#runtime/in-transaction.ts';

export type Subscription = {
  state: 'subscribed' | 'unsubscribed' | 'bounced';
  locale: 'en' | 'ar';
  brand: string;
  brandAr: string;
};

/** Time to wait for a contact's row, which an import that updates it holds until its commit. */
const LOCK_WAIT = '2s';
const LOCK_NOT_AVAILABLE = '55P03';
export const UNSUBSCRIBE_TASK = 'unsubscribe';
/** Attempts of the job; the last ones are hours apart. */
const JOB_ATTEMPTS = 15;
const UNSUBSCRIBED = `state = 'unsubscribed', state_reason = 'own-link', state_note = null`;
/** SQL that holds if the contact still has the address of the link; old links name no address. */
const HAS_ADDRESS = `($2::bytea is null or mailing.keyed_hash('address', email_key) = $2)`;

/**
 * Reads the state of the address that a link was sent to, its language, and the brand for the page. Returns undefined if
 * an old link's contact is gone; links that name an address are valid without their contact.
 */
export async function readSubscription(
  pool: Pool,
  { contactId, addressHash }: Recipient,
): Promise<Subscription | undefined> {
  const { rows } = await pool.query<Subscription>(
    `select coalesce(contacts.state, suppressed.state, 'subscribed') as state, coalesce(contacts.locale, 'en') as locale,
       coalesce(value, '') as brand, coalesce(nullif(value_ar, ''), value, '') as "brandAr"
     from (select) as one
     left join contacts on id = $1 and ${HAS_ADDRESS}
     left join mailing.suppressed_addresses as suppressed on hash = $2
     left join site_settings on key = 'brand_name'
     where contacts.id is not null or $2 is not null`,
    [contactId, addressHash],
  );
  return rows[0];
}

/**
 * Unsubscribes the address that the link was sent to, whoever has it now; doing it again changes nothing. If its contact
 * has another address by now, or is gone, the address itself is suppressed. A contact that an import holds is
 * unsubscribed by a job after it.
 */
export async function unsubscribe(pool: Pool, recipient: Recipient): Promise<void> {
  try {
    await inTransaction(pool, (db) => unsubscribeNow(db, recipient));
  } catch (error) {
    if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error;
    await queueJob(pool, {
      task: UNSUBSCRIBE_TASK,
      payload: {
        contactId: recipient.contactId,
        addressHash: recipient.addressHash?.toString('hex') ?? null,
      },
      maxAttempts: JOB_ATTEMPTS,
      key: `unsubscribe ${recipient.contactId}`,
    });
  }
}

/** Creates the job that unsubscribes a contact whose row was locked when its link was used. */
export function createUnsubscribeTask({ pool }: { pool: Pool }): Task {
  return async (payload) => {
    const { contactId, addressHash } = payload as { contactId: string; addressHash: string | null };
    const hash = addressHash === null ? null : Buffer.from(addressHash, 'hex');
    await inTransaction(pool, (db) => unsubscribeNow(db, { contactId, addressHash: hash }));
  };
}

async function unsubscribeNow(db: Db, { contactId, addressHash }: Recipient): Promise<void> {
  await db.query(`select set_config('lock_timeout', $1, true)`, [LOCK_WAIT]);
  const { rows } = await db.query<{ state: string }>(
    `select state from contacts where id = $1 and ${HAS_ADDRESS} for update`,
    [contactId, addressHash],
  );
  const state = rows[0]?.state;
  if (state !== undefined && state !== 'unsubscribed') {
    await db.query(`update contacts set ${UNSUBSCRIBED} where id = $1`, [contactId]);
  }
  if (state === undefined && addressHash) {
    await suppressAddress(db, addressHash, { state: 'unsubscribed', reason: 'own-link' });
  }
}

/**
 * Subscribes the address that the link was sent to again. Only its own link, or an administrator with a reason, does
 * so: the database refuses every other way.
 */
export async function subscribeAgain(pool: Pool, { contactId, addressHash }: Recipient): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query(`select set_config('hostfront.resubscribe', $1, true)`, [contactId]);
    await db.query(
      `update contacts set state = 'subscribed', state_reason = 'own-link', state_note = null
       where id = $1 and state = 'unsubscribed' and ${HAS_ADDRESS}`,
      [contactId, addressHash],
    );
    await db.query(`delete from mailing.suppressed_addresses where hash = $1 and state = 'unsubscribed'`, [
      addressHash,
    ]);
  });
}
