import type { Pool } from 'pg';
import { array, object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { actAs } from '#actions/lib/database.ts';
import { isEmail, toStoredEmail } from '#rules/email/stored-email.ts';
import { waitForContacts } from '#actions/lib/mail/suppress-email.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, type Session } from '#actions/lib/session-variables.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';

/** Upper bound for the emails of one call, so that contacts are locked for a moment only. */
const MAX_EMAILS = 1_000;
const EMAIL_MAX_LENGTH = 320;
const LOCK_WAIT = '5s';
const LOCK_NOT_AVAILABLE = '55P03';

const REASONS = { unsubscribed: 'import', bounced: 'hard-bounce' } as const;

const inputSchema = object({
  emails: array().of(string().max(EMAIL_MAX_LENGTH).required()).min(1).max(MAX_EMAILS).required(),
  state: string()
    .oneOf(['unsubscribed', 'bounced'] as const)
    .required(),
}).required();

/**
 * Suppresses a list of emails that unsubscribed or bounced elsewhere, such as after the time of a restored backup:
 * contacts that have them now, and those that get them later. Returns what is no email.
 */
export async function suppressEmails(input: unknown, session: Session, { pool }: { pool: Pool }) {
  requireAdministrator(session);
  const { emails, state } = readInput(inputSchema, input);
  const stored = emails.map((email) => ({ email, stored: toStoredEmail(email) }));
  const good = stored.filter(({ stored: text }) => isEmail(text)).map(({ stored: text }) => text);
  const refused = stored.filter(({ stored: text }) => !isEmail(text)).map(({ email }) => email);
  if (good.length > 0) await suppress(pool, session, good, state);

  return { suppressed: new Set(good).size, refused };
}

async function suppress(
  pool: Pool,
  session: Session,
  emails: string[],
  state: keyof typeof REASONS,
): Promise<void> {
  try {
    await inTransaction(pool, async (db) => {
      await actAs(db, session);
      await db.query(`select set_config('lock_timeout', $1, true)`, [LOCK_WAIT]);
      await waitForContacts(db);
      await db.query(SUPPRESS, [emails, state, REASONS[state]]);
      await db.query(CHANGE_CONTACTS, [emails, state, REASONS[state]]);
    });
  } catch (cause) {
    if ((cause as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw cause;
    throw new ActionError(
      'contacts-busy',
      'Contacts are being written, by an import for example. Try again soon.',
      {
        status: 503,
        cause,
      },
    );
  }
}

const SUPPRESS = `
  insert into mailing.suppressed_addresses as kept (hash, state, reason, suppressed_at)
  select distinct mailing.keyed_hash('address', mailing.key_of_address(email)), $2, $3, now()
  from unnest($1::text[]) as email
  on conflict (hash) do update set state = excluded.state, reason = excluded.reason
    where kept.state = 'bounced' and excluded.state = 'unsubscribed'`;

const CHANGE_CONTACTS = `
  update contacts set state = $2, state_reason = $3, state_note = null
  where email_key in (select mailing.key_of_address(email) from unnest($1::text[]) as email)
    and (state = 'subscribed' or (state = 'bounced' and $2 = 'unsubscribed'))`;
