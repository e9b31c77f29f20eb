import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Db } from '#actions/lib/database.ts';
import type { Recipient } from '#actions/lib/mail/recipient-token.ts';
import { suppressEmail, waitForContacts } from '#actions/lib/mail/suppress-email.ts';
import { nowOrByJob, withoutWaiting } from '#actions/lib/jobs/now-or-by-job.ts';
import { queueJob, removeJob } from '#actions/lib/jobs/queue-job.ts';

export type Subscription = {
  state: 'subscribed' | 'unsubscribed' | 'bounced';
  locale: 'en' | 'ar';
  brand: string;
  brandAr: string;
  /** The brand's colour, `#rrggbb`; '' where it has none. */
  color: string;
};

export const UNSUBSCRIBE_TASK = 'unsubscribe';
const SUBSCRIBE_AGAIN_TASK = 'subscribe_again';
/** Attempts of the job; the last ones are hours apart. */
const JOB_ATTEMPTS = 15;
/** SQL that holds if the contact still has the address of the link; old links name no address. */
const HAS_EMAIL = `($2::bytea is null or mailing.keyed_hash('address', email_key) = $2)`;

/**
 * Reads the state of the address that a link was sent to, its language, and the brand for the page. Returns undefined if
 * an old link's contact is gone; links that name an address are valid without their contact.
 */
export async function readSubscription(
  pool: Pool,
  { contactId, emailHash }: Recipient,
): Promise<Subscription | undefined> {
  const { rows } = await pool.query<Subscription>(
    `select coalesce(contacts.state, suppressed.state, 'subscribed') as state, coalesce(contacts.locale, 'en') as locale,
       coalesce(brand.value, '') as brand, coalesce(nullif(brand.value_ar, ''), brand.value, '') as "brandAr",
       coalesce(color.value, '') as color
     from (select) as one
     left join contacts on id = $1 and ${HAS_EMAIL}
     left join mailing.suppressed_addresses as suppressed on hash = $2
     left join site_settings brand on brand.key = 'brand_name'
     left join site_settings color on color.key = 'brand_color'
     where contacts.id is not null or $2 is not null`,
    [contactId, emailHash],
  );
  return rows[0];
}

/**
 * Unsubscribes the address that the link was sent to, no matter which contact has it now; doing it again changes
 * nothing. If its contact has another address by now, or is gone, the address itself is suppressed. A contact that an
 * import holds is unsubscribed by a job after it.
 */
export async function unsubscribe(pool: Pool, recipient: Recipient): Promise<void> {
  await change(pool, recipient, UNSUBSCRIBE_TASK);
}

/**
 * Subscribes the address that the link was sent to again, no matter which contact has it now. Only its own link, or an
 * administrator with a reason, does so: the database refuses every other way.
 */
export async function subscribeAgain(pool: Pool, recipient: Recipient): Promise<void> {
  await change(pool, recipient, SUBSCRIBE_AGAIN_TASK);
}

const CHANGES = { [UNSUBSCRIBE_TASK]: unsubscribeNow, [SUBSCRIBE_AGAIN_TASK]: subscribeNow };
type Change = keyof typeof CHANGES;

/** Makes a change now, or by a job; either way it replaces an earlier change of the same link that still waits. */
async function change(pool: Pool, recipient: Recipient, task: Change): Promise<void> {
  const emailHash = recipient.emailHash?.toString('hex') ?? null;
  const key = `subscription ${recipient.contactId} ${emailHash ?? ''}`;
  await nowOrByJob(
    pool,
    async (db) => {
      await removeJob(db, key);
      await CHANGES[task](db, recipient);
    },
    () =>
      queueJob(pool, {
        task,
        payload: { contactId: recipient.contactId, addressHash: emailHash },
        maxAttempts: JOB_ATTEMPTS,
        key,
      }),
  );
}

/** Creates the jobs that make the changes of links whose contact was locked. */
export function createSubscriptionTasks({ pool }: { pool: Pool }): Record<Change, Task> {
  const create =
    (task: Change): Task =>
    async (payload) => {
      const { contactId, addressHash } = payload as { contactId: string; addressHash: string | null };
      const emailHash = addressHash === null ? null : Buffer.from(addressHash, 'hex');
      await withoutWaiting(pool, (db) => CHANGES[task](db, { contactId, emailHash }));
    };

  return {
    [UNSUBSCRIBE_TASK]: create(UNSUBSCRIBE_TASK),
    [SUBSCRIBE_AGAIN_TASK]: create(SUBSCRIBE_AGAIN_TASK),
  };
}

async function unsubscribeNow(db: Db, recipient: Recipient): Promise<void> {
  const id = await lockContact(db, recipient);
  if (id !== undefined) {
    await db.query(
      `update contacts set state = 'unsubscribed', state_reason = 'own-link', state_note = null
       where id = $1 and state <> 'unsubscribed'`,
      [id],
    );
  } else if (recipient.emailHash) {
    await suppressEmail(db, recipient.emailHash, { state: 'unsubscribed', reason: 'own-link' });
  }
}

async function subscribeNow(db: Db, recipient: Recipient): Promise<void> {
  const id = (await lockContact(db, recipient)) ?? (await freeEmail(db, recipient.emailHash));
  if (id === undefined) return;
  await db.query(`select set_config('hostfront.resubscribe', $1, true)`, [id]);
  await db.query(
    `update contacts set state = 'subscribed', state_reason = 'own-link', state_note = null
     where id = $1 and state = 'unsubscribed'`,
    [id],
  );
}

/** Locks the contact that still has the address of the link; returns its id. */
async function lockContact(db: Db, { contactId, emailHash }: Recipient): Promise<string | undefined> {
  const { rows } = await db.query<{ id: string }>(
    `select id from contacts where id = $1 and ${HAS_EMAIL} for update`,
    [contactId, emailHash],
  );
  return rows[0]?.id;
}

/** Lifts the suppression of an address that the link's contact has no more; returns the contact that has it by now. */
async function freeEmail(db: Db, emailHash: Buffer | null): Promise<string | undefined> {
  await waitForContacts(db);
  const { rowCount } = await db.query(
    `delete from mailing.suppressed_addresses where hash = $1 and state = 'unsubscribed'`,
    [emailHash],
  );
  // Computing the hash of each contact takes its time.
  if (rowCount === 0) return undefined;
  const { rows } = await db.query<{ id: string }>(
    `select id from contacts where mailing.keyed_hash('address', email_key) = $1 for update`,
    [emailHash],
  );
  return rows[0]?.id;
}
