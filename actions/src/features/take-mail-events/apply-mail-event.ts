import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Db } from '#actions/lib/database.ts';
import { nowOrByJob, withoutWaiting } from '#actions/lib/jobs/now-or-by-job.ts';
import { asHeaderText } from '#actions/lib/mail/header-text.ts';
import { queueMailEvent, type EventKind, type MailEvent } from '#actions/lib/mail/mail-event.ts';
import { suppressEmail } from '#actions/lib/mail/suppress-email.ts';

const DETAIL_MAX_LENGTH = 500;
/** Soft bounces in a row after which a contact gets no more mail. */
const MAX_SOFT_BOUNCES = 3;

/**
 * What a delivery keeps of its events, the lightest first. A heavier one stays: a later report of a soft bounce does not
 * replace a hard one. `held` is a hard bounce about a domain that is doubted (hold-hard-bounces.ts).
 */
const WEIGHTS = ['soft', 'held', 'hard', 'unsubscribe', 'complaint'];

/** What the person said, and not the mail's server; it goes with the person to another address. */
type Wish = Extract<EventKind, 'unsubscribe' | 'complaint'>;
const REASONS = { unsubscribe: 'own-link', complaint: 'complaint' } as const satisfies Record<Wish, string>;
const isWish = (kind: EventKind): kind is Wish => Object.hasOwn(REASONS, kind);

/**
 * Records a report at its delivery and updates the contact: a hard bounce, or the third soft one in a row, sets the
 * contact to bounced; a complaint or an unsubscription unsubscribes it. The heaviest kind stays, and an event that is
 * reported twice counts once, even if the contact gets mail again meanwhile. The event concerns the address that the
 * mail went to: if the contact has another one by now, or is gone, that address is suppressed; only what the person said
 * follows the person. A hard bounce about a domain that is doubted counts as a soft one. If an import holds the contact, a job does so after it. Returns whether the mail is one of ours.
 */
export async function applyMailEvent(pool: Pool, event: MailEvent): Promise<boolean> {
  const isOurs = await nowOrByJob(
    pool,
    (db) => applyNow(db, event),
    () => queueMailEvent(pool, event),
  );

  return isOurs ?? true;
}

/** Creates the job that takes an event whose contact was locked. */
export function createMailEventTask({ pool }: { pool: Pool }): Task {
  return async (payload) => {
    await withoutWaiting(pool, (db) => applyNow(db, payload as MailEvent));
  };
}

async function applyNow(db: Db, { token, kind, detail }: MailEvent): Promise<boolean> {
  const delivery = await lockDelivery(db, token);
  if (!delivery) return false;
  // The same report may come again after its domain is believed again.
  const isHeld =
    kind === 'hard' && ((delivery.is_current && delivery.is_doubted) || delivery.bounce === 'held');
  const bounce = isHeld ? 'held' : kind;
  if (WEIGHTS.indexOf(bounce) <= WEIGHTS.indexOf(delivery.bounce ?? '')) return true;
  await db.query(
    `update deliveries set bounce = $2, bounced_at = now(),
       bounce_detail = case when contact_id is not null then $3 end
     where message_token = $1`,
    [token, bounce, asHeaderText(detail).slice(0, DETAIL_MAX_LENGTH)],
  );
  const { contact_id, is_current } = delivery;
  if (!is_current) await applyToEmail(db, delivery.address_hash, kind);
  if (contact_id && (is_current || isWish(kind))) {
    await applyToContact(db, contact_id, isHeld ? 'soft' : kind);
  }
  return true;
}

/**
 * Takes back what a hard bounce did, which counts as a soft one from now on: the contact is subscribed again, unless
 * another hard bounce or something else has brought its state. Returns whether there was one to take back.
 */
export async function holdHardBounce(db: Db, token: string): Promise<boolean> {
  const delivery = await lockDelivery(db, token);
  if (delivery?.bounce !== 'hard') return false;
  await db.query(`update deliveries set bounce = 'held' where message_token = $1`, [token]);
  const { contact_id, is_current } = delivery;
  if (!contact_id || !is_current) return true;
  await subscribeAgain(db, contact_id);
  await applyToContact(db, contact_id, 'soft');
  return true;
}

/** Subscribes a contact that only a hard bounce had taken out; its soft bounces are counted from when they were before. */
async function subscribeAgain(db: Db, contactId: string): Promise<void> {
  const { rows } = await db.query<{ receives_since: string | null }>(
    `select receives_since::text from contacts
     where id = $1 and state = 'bounced' and state_reason = 'hard-bounce' and not exists (
       select from deliveries
       where contact_id = $1 and bounce = 'hard' and finished_at > coalesce(receives_since, '-infinity'))`,
    [contactId],
  );
  if (!rows[0]) return;
  await db.query(`update contacts set state = 'subscribed', state_reason = null where id = $1`, [contactId]);
  await db.query('update contacts set receives_since = $2 where id = $1', [
    contactId,
    rows[0].receives_since,
  ]);
}

type Bounced = {
  contact_id: string | null;
  bounce: string | null;
  address_hash: Buffer | null;
  /** The contact still has the address that the mail went to; true for old mails, which do not tell. */
  is_current: boolean;
  /** The contact's domain is doubted. */
  is_doubted: boolean;
};

/**
 * Locks a delivery and its contact, so that simultaneous reports count one after the other. The contact comes first, as where contacts are deleted: else each could wait for
 * the other.
 */
async function lockDelivery(db: Db, token: string): Promise<Bounced | undefined> {
  await db.query(
    `select from contacts where id = (select contact_id from deliveries where message_token = $1) for update`,
    [token],
  );
  const { rows } = await db.query<Bounced>(
    `select contact_id, bounce, address_hash, address_hash is null or exists (
       select from contacts where id = contact_id and mailing.keyed_hash('address', email_key) = address_hash
     ) as is_current, exists (
       select from contacts where id = contact_id and mailing.is_doubted(email_key)
     ) as is_doubted
     from deliveries where message_token = $1 for update`,
    [token],
  );
  return rows[0];
}

async function applyToEmail(db: Db, emailHash: Buffer | null, kind: EventKind): Promise<void> {
  if (!emailHash || kind === 'soft') return;
  await suppressEmail(
    db,
    emailHash,
    isWish(kind)
      ? { state: 'unsubscribed', reason: REASONS[kind] }
      : { state: 'bounced', reason: 'hard-bounce' },
  );
}

async function applyToContact(db: Db, contactId: string, kind: EventKind): Promise<void> {
  if (isWish(kind)) {
    // A complaint says more than what unsubscribed the contact before.
    await db.query(
      `update contacts set state = 'unsubscribed', state_reason = $2, state_note = null
       where id = $1 and (state <> 'unsubscribed' or $2 = 'complaint')`,
      [contactId, REASONS[kind]],
    );
    return;
  }
  const inARow = kind === 'soft' ? await countSoftBounces(db, contactId) : 0;
  await db.query(
    `update contacts set soft_bounces = $2::integer where id = $1 and soft_bounces <> $2::integer`,
    [contactId, inARow],
  );
  if (kind === 'hard' || inARow >= MAX_SOFT_BOUNCES) await markBounced(db, contactId, kind);
}

/** Sets a contact to bounced that gets mail; a hard bounce replaces the reason of soft ones. */
async function markBounced(db: Db, contactId: string, kind: 'hard' | 'soft'): Promise<void> {
  await db.query(
    `update contacts set state = 'bounced', state_reason = $2, state_note = null
     where id = $1 and (state = 'subscribed' or (state = 'bounced' and $2 = 'hard-bounce'))`,
    [contactId, kind === 'hard' ? 'hard-bounce' : 'soft-bounces'],
  );
}

/**
 * Counts the soft and held bounces in a row of the contact's last mails, from the newest back. Mails that were sent before
 * the contact was subscribed again (`receives_since`) do not count.
 */
async function countSoftBounces(db: Db, contactId: string): Promise<number> {
  const { rows } = await db.query<{ bounce: string | null }>(
    `select bounce from deliveries join contacts on contacts.id = contact_id
     where contact_id = $1 and (deliveries.state in ('sent', 'unknown') or bounce = 'held')
       and finished_at > coalesce(receives_since, '-infinity')
     order by finished_at desc limit $2`,
    [contactId, MAX_SOFT_BOUNCES],
  );
  const other = rows.findIndex(({ bounce }) => bounce !== 'soft' && bounce !== 'held');
  return other < 0 ? rows.length : other;
}
