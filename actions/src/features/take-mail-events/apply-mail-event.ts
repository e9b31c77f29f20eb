import type { Pool } from 'pg';
import { inTransaction, type Db } from '../../lib/database.ts';
import type { MailEvent } from './mail-event.ts';

const DETAIL_MAX_LENGTH = 500;
/** Soft bounces in a row after which a contact gets no more mail. */
const MAX_SOFT_BOUNCES = 3;

/**
 * Notes what came back at the delivery, and draws the consequence: a hard bounce, or the third soft one in a row,
 * makes the contact bounced; a complaint unsubscribes it. The same event twice counts once. Says whether the mail
 * is one of ours.
 */
export async function applyMailEvent(pool: Pool, { token, kind, detail }: MailEvent): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ contact_id: string | null }>(
      `update deliveries set bounce = case when bounce = 'complaint' then bounce else $2 end,
         bounced_at = coalesce(bounced_at, now()), bounce_detail = case when contact_id is not null then $3 end
       where message_token = $1 returning contact_id`,
      [token, kind, detail.slice(0, DETAIL_MAX_LENGTH)],
    );
    const contactId = rows[0]?.contact_id;
    if (contactId) await applyToContact(db, contactId, kind);
    return rows.length > 0;
  });
}

async function applyToContact(db: Db, contactId: string, kind: MailEvent['kind']): Promise<void> {
  if (kind === 'complaint') {
    await db.query(`update contacts set state = 'unsubscribed' where id = $1 and state <> 'unsubscribed'`, [
      contactId,
    ]);
    return;
  }
  const inARow = kind === 'soft' ? await countSoftBounces(db, contactId) : 0;
  await db.query(
    `update contacts set soft_bounces = $2::integer,
       state = case when state = 'subscribed' and ($3::boolean or $2::integer >= $4::integer) then 'bounced' else state end
     where id = $1`,
    [contactId, inARow, kind === 'hard', MAX_SOFT_BOUNCES],
  );
}

/** Of the contact's last mails, from the newest back. */
async function countSoftBounces(db: Db, contactId: string): Promise<number> {
  const { rows } = await db.query<{ bounce: string | null }>(
    `select bounce from deliveries where contact_id = $1 and state in ('sent', 'unknown')
     order by finished_at desc limit $2`,
    [contactId, MAX_SOFT_BOUNCES],
  );
  const other = rows.findIndex(({ bounce }) => bounce !== 'soft');
  return other < 0 ? rows.length : other;
}
