import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { actAs, type Db } from '#actions/lib/database.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireAdministrator, requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { hasText } from '#rules/text/has-text.ts';
import { LENGTHS } from '#rules/lengths.ts';

const inputSchema = object({
  contact_id: string().uuid().required(),
  state: string().oneOf(['subscribed', 'unsubscribed']).required(),
  reason: string()
    .trim()
    .max(LENGTHS.contacts.state_note)
    .matches(/^[^\p{Cc}\u202a-\u202e\u2066-\u2069]*$/u, '${path} must be one line of plain text')
    .nullable()
    .default(null),
}).required();

type Change = { contact_id: string; state: 'subscribed' | 'unsubscribed'; reason: string | null };

/**
 * Unsubscribes a contact that asked for it, or subscribes a contact again that unsubscribed or whose mails had bounced.
 * Only an administrator lifts a suppression, and says why: the reason is kept in the contact and its history. A program
 * with the role `mailing` may only unsubscribe.
 */
export async function setContactState(input: unknown, session: Session, { pool }: { pool: Pool }) {
  requireMailingRole(session);
  const change = readInput(inputSchema, input, { code: 'contact-invalid' });
  if (change.state === 'subscribed') requireAdministrator(session);

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { rows } = await db.query<{ state: string }>(
      'select state from contacts where id = $1 for update',
      [change.contact_id],
    );
    const [found] = rows;
    if (!found) throw unknownContact(change.contact_id);
    if (found.state !== change.state) await apply(db, change);
    return { contact_id: change.contact_id, state: change.state };
  });
}

async function apply(db: Db, { contact_id, state, reason }: Change): Promise<void> {
  if (state === 'subscribed') {
    if (!hasText(reason)) throw reasonMissing();
    await db.query(`select set_config('hostfront.resubscribe', $1, true)`, [contact_id]);
  }
  await db.query(
    `update contacts set state = $2, state_reason = 'administrator', state_note = $3 where id = $1`,
    [contact_id, state, hasText(reason) ? reason : null],
  );
}

const reasonMissing = () =>
  new ActionError(
    'contact-reason-missing',
    'A contact that unsubscribed or bounced is subscribed again only with a reason, which its history keeps.',
  );

export const unknownContact = (id: string) =>
  new ActionError('contact-unknown', `There is no contact with the id "${id}".`, { status: 404 });
