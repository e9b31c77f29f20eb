import type { Pool } from 'pg';
import { object, string, ValidationError } from 'yup';
import { ActionError } from '../../lib/action-error.ts';
import { actAs, inTransaction } from '../../lib/database.ts';
import { requireAdministrator, type Session } from '../../lib/session-variables.ts';

const inputSchema = object({
  contact_id: string().uuid().required(),
  state: string().oneOf(['subscribed', 'unsubscribed']).required(),
}).required();

/** An administrator unsubscribes a contact that asked for it, or lets one receive again whose mails came back. */
export async function setContactState(input: unknown, session: Session, { pool }: { pool: Pool }) {
  requireAdministrator(session);
  const { contact_id, state } = readInput(input);

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

function readInput(input: unknown) {
  try {
    return inputSchema.validateSync(input);
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    throw new ActionError('contact-invalid', `${error.message}.`, { details: { field: error.path } });
  }
}

export const unknownContact = (id: string) =>
  new ActionError('contact-unknown', `There is no contact with the id "${id}".`, { status: 404 });
