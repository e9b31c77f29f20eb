import type { Pool } from 'pg';
import { inTransaction } from '#runtime/in-transaction.ts';

export type Subscription = {
  state: 'subscribed' | 'unsubscribed' | 'bounced';
  locale: 'en' | 'ar';
  brand: string;
  brandAr: string;
};

/** Reads the contact's state and language and the brand for the page; undefined if the contact is gone. */
export async function readSubscription(pool: Pool, contactId: string): Promise<Subscription | undefined> {
  const { rows } = await pool.query<Subscription>(
    `select contacts.state, contacts.locale, coalesce(nullif(value, ''), '') as brand, coalesce(nullif(value_ar, ''), value, '') as "brandAr"
     from contacts left join site_settings on key = 'brand_name' where contacts.id = $1`,
    [contactId],
  );
  return rows[0];
}

/** Unsubscribes a contact; doing it again changes nothing. */
export async function unsubscribe(pool: Pool, contactId: string): Promise<void> {
  await pool.query(`update contacts set state = 'unsubscribed' where id = $1 and state <> 'unsubscribed'`, [
    contactId,
  ]);
}

/**
 * Subscribes a contact again that unsubscribed. Only the contact's own link calls this: the database refuses every
 * other way.
 */
export async function subscribeAgain(pool: Pool, contactId: string): Promise<void> {
  await inTransaction(pool, async (db) => {
    await db.query(`select set_config('hostfront.resubscribe', $1, true)`, [contactId]);
    await db.query(`update contacts set state = 'subscribed' where id = $1 and state = 'unsubscribed'`, [
      contactId,
    ]);
  });
}
