import type { Pool } from 'pg';
import { object, string } from 'yup';
import { ActionError } from '#actions/lib/action-error.ts';
import { inTransaction } from '#runtime/in-transaction.ts';
import { actAs } from '#actions/lib/database.ts';
import { readInput } from '#actions/lib/read-input.ts';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';

const inputSchema = object({
  contact_id: string().uuid().required(),
  state: string().oneOf(['subscribed', 'unsubscribed']).required(),
}).required();

/** Unsubscribes a contact that asked for it, or subscribes a contact again whose mails had bounced. */
export async function setContactState(input: unknown, session: Session, { pool }: { pool: Pool }) {
  requireMailingRole(session);
  const { contact_id, state } = readInput(inputSchema, input, { code: 'contact-invalid' });

  return inTransaction(pool, async (db) => {
    await actAs(db, session);
    const { rows } = await db.query<{ state: string }>(
      'select state from contacts where id = $1 for update',
      [contact_id],
    );
    if (!rows[0]) throw unknownContact(contact_id);
    if (rows[0].state === 'unsubscribed' && state === 'subscribed') {
      throw new ActionError(
        'contact-unsubscribed',
        'This contact unsubscribed, and can subscribe again by its own link only.',
      );
    }
    await db.query('update contacts set state = $2 where id = $1 and state <> $2', [contact_id, state]);
    return { contact_id, state };
  });
}

export const unknownContact = (id: string) =>
  new ActionError('contact-unknown', `There is no contact with the id "${id}".`, { status: 404 });
