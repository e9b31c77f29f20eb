import type { Task } from 'graphile-worker';
import type { Pool } from 'pg';
import { object, string } from 'yup';
import type { Db } from '#actions/lib/database.ts';
import { nowOrByJob, withoutWaiting } from '#actions/lib/jobs/now-or-by-job.ts';
import { queueJob } from '#actions/lib/jobs/queue-job.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { markConfirmed, takeByToken, takeConfirmed, type ConfirmedRequest } from './subscription-requests.ts';

export const SUBSCRIBE_TASK = 'subscribe';
/** Attempts of the job; the last ones are hours apart. */
const JOB_ATTEMPTS = 15;

const payloadSchema = object({ requestId: string().uuid().required() }).required();

/**
 * Makes a contact of the request whose link was used; returns false if the link can't be used (any more). If the contact
 * is locked, for example by an import, a job does so later.
 */
export async function confirmSubscription(pool: Pool, token: string): Promise<boolean> {
  let isLeftToJob = false;
  const isDone = await nowOrByJob(
    pool,
    async (db) => subscribe(db, await takeByToken(db, token)),
    async () => {
      isLeftToJob = await leaveToJob(pool, token);
    },
  );
  return isDone ?? isLeftToJob;
}

function leaveToJob(pool: Pool, token: string): Promise<boolean> {
  return inTransaction(pool, async (db) => {
    const requestId = await markConfirmed(db, token);
    if (requestId === undefined) return false;
    await queueJob(db, { task: SUBSCRIBE_TASK, payload: { requestId }, maxAttempts: JOB_ATTEMPTS });
    return true;
  });
}

/** Creates the job for confirmed requests whose contact was locked. */
export function createSubscribeTask({ pool }: { pool: Pool }): Task {
  return async (payload) => {
    const { requestId } = payloadSchema.validateSync(payload);
    await withoutWaiting(pool, async (db) => subscribe(db, await takeConfirmed(db, requestId)));
  };
}

/**
 * Writes the contact of a taken request with its consent, lifts the suppression of its email, and deletes the other
 * requests for it. Returns whether there was a request.
 */
async function subscribe(db: Db, request: ConfirmedRequest | undefined): Promise<boolean> {
  if (!request) return false;
  await db.query('delete from mailing.subscription_requests where email_key = $1', [request.emailKey]);
  await db.query(`delete from mailing.suppressed_addresses where hash = mailing.keyed_hash('address', $1)`, [
    request.emailKey,
  ]);
  const { id, state } = await writeContact(db, request);
  if (state !== 'subscribed') await subscribeAgain(db, id);
  return true;
}

type Written = { id: string; state: string };

async function writeContact(db: Db, request: ConfirmedRequest): Promise<Written> {
  const { email, locale, consentVersion, source, requestedAt, confirmedAt } = request;
  const { rows } = await db.query<Written>(
    `insert into contacts (email, locale, source,
       consent_version, consent_locale, consent_source, consent_requested_at, consent_confirmed_at)
     values ($1, $2, 'sign-up', $3, $2, $4, $5, $6)
     on conflict (email_key) do update set locale = excluded.locale, consent_version = excluded.consent_version,
       consent_locale = excluded.consent_locale, consent_source = excluded.consent_source,
       consent_requested_at = excluded.consent_requested_at, consent_confirmed_at = excluded.consent_confirmed_at
     returning id, state`,
    [email, locale, consentVersion, source, requestedAt, confirmedAt],
  );
  const [written] = rows;
  if (!written) throw new Error('The database returned no contact for a confirmed sign-up.');
  return written;
}

async function subscribeAgain(db: Db, contactId: string): Promise<void> {
  await db.query(`select set_config('hostfront.resubscribe', $1, true)`, [contactId]);
  await db.query(
    `update contacts set state = 'subscribed', state_reason = 'own-link', state_note = null where id = $1`,
    [contactId],
  );
}
