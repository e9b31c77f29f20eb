import type { Pool } from 'pg';
import { object, string } from 'yup';
import { requireMailingRole, type Session } from '#actions/lib/session-variables.ts';
import { unknownContact } from './set-contact-state.ts';

const inputSchema = object({ contact_id: string().uuid().required() }).required();

/**
 * Returns everything that is stored about a contact, to be handed to that person: its row, its mails, the import that
 * created it, what stood there before other imports, its changes, and test mails to its email.
 */
export async function exportContact(input: unknown, session: Session, { pool }: { pool: Pool }) {
  requireMailingRole(session);
  const id = inputSchema.isValidSync(input) ? input.contact_id : '';
  const { rows } = id ? await pool.query<{ data: unknown }>(EXPORT, [id]) : { rows: [] };
  if (!rows[0]) throw unknownContact(id);

  return rows[0];
}

const EXPORT = `
  select json_build_object(
    'contact', (to_jsonb(contact) - 'email_key'),
    'newsletters', coalesce((
      select json_agg(json_build_object('subject', dispatch.subject, 'state', delivery.state, 'sent_at', delivery.finished_at,
        'server_answer', delivery.response, 'bounce', delivery.bounce, 'bounced_at', delivery.bounced_at)
        order by dispatch.created_at)
      from deliveries as delivery join dispatches as dispatch on dispatch.id = delivery.dispatch_id
      where delivery.contact_id = contact.id
    ), '[]'),
    'import', (select json_build_object('file_name', file_name, 'at', created_at) from imports where id = contact.import_id),
    'before_imports', coalesce((
      select json_agg(json_strip_nulls(to_json(kept)) order by import_id)
      from mailing.states_before_imports as kept where contact_id = contact.id
    ), '[]'),
    'changes', coalesce((
      select json_agg(json_build_object('at', happened_at, 'operation', operation, 'before', before, 'after', after) order by id)
      from history_entries
      where (table_name = 'contacts' and record_id = contact.id::text)
        or (table_name = 'test_mails' and record_id = encode(mailing.keyed_hash('address', contact.email_key), 'hex'))
    ), '[]')
  ) as data
  from contacts as contact where contact.id = $1`;
