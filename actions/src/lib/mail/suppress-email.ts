import type { Db } from '#actions/lib/database.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';

type Suppression = {
  state: 'unsubscribed' | 'bounced';
  reason: 'own-link' | 'complaint' | 'hard-bounce';
};

/**
 * Suppresses an address of which only the keyed hash is known, and the contact that has it, if any. An unsubscription
 * replaces a bounce; else doing it again changes nothing.
 */
export async function suppressEmail(
  db: Db,
  emailHash: Buffer,
  { state, reason }: Suppression,
): Promise<void> {
  await waitForContacts(db);
  const { rowCount } = await db.query(
    `insert into mailing.suppressed_addresses as kept (hash, state, reason, suppressed_at)
     values ($1, $2, $3, now())
     on conflict (hash) do update set state = excluded.state, reason = excluded.reason
       where kept.state = 'bounced' and excluded.state = 'unsubscribed'`,
    [emailHash, state, reason],
  );
  // Computing the hash of each contact takes its time, so only the first suppression does it.
  if (rowCount === 0) return;
  await db.query(
    `update contacts set state = $2, state_reason = $3, state_note = null
     where state <> 'unsubscribed' and mailing.keyed_hash('address', email_key) = $1`,
    [emailHash, state, reason],
  );
}

/**
 * Waits until no other transaction writes contacts, an import for example; contacts that are written later see what
 * this transaction does. The caller bounds the wait (`lock_timeout`), because other writers wait behind it.
 */
export async function waitForContacts(db: Db): Promise<void> {
  await db.query('select pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.suppressEmail]);
}
