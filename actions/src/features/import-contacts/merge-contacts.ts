import type { Client } from 'pg';
import { ActionError } from '#actions/lib/action-error.ts';
import { importMoves, type Mode } from './import-record.ts';
import { retryDeadlocks } from './retry-deadlocks.ts';

/**
 * Creates the temporary table that holds the rows until the merge; PostgreSQL drops it with the connection, however
 * that ends. The table has the generated column `email_key` of contacts, so the same rule decides when two emails are
 * equal.
 */
export async function createStage(client: Client): Promise<void> {
  await client.query(`
    create temporary table staged_contacts (like public.contacts including generated);
    alter table staged_contacts add column line integer not null;
    do $$
    declare
      filled_in name;
    begin
      for filled_in in
        select attname from pg_attribute
        where attrelid = 'staged_contacts'::regclass and attnum > 0 and attnotnull
          and attname not in ('line', 'email', 'email_key')
      loop
        execute format('alter table staged_contacts alter column %I drop not null', filled_in);
      end loop;
    end $$;
  `);
}

/** Returns the COPY of rows with these columns beside those that every row has. */
export const copyStage = (own: readonly string[]): string =>
  `copy staged_contacts (${['line, email, first_name, last_name, locale, state', ...own].join(', ')}) from stdin`;

export type Merged = { created: number; updated: number; existing: number; duplicates: number };
type Merge = { id: string; mode: Mode; source: 'file' | 'api' };

/**
 * Merges the staged rows into contacts and marks the import as `done`, both in one transaction. Of rows with equal
 * emails the first one of the file counts, but a contact that left by any of them has left. An empty cell leaves the contact's
 * value unchanged, and no row subscribes a contact again.
 */
export async function mergeContacts(client: Client, merge: Merge): Promise<Merged> {
  return retryDeadlocks(client, () => tryMerge(client, merge));
}

/** Locks contacts in the order of their emails, as every import does, so that overlapping ones wait for each other. */
async function tryMerge(client: Client, { id, mode, source }: Merge): Promise<Merged> {
  await client.query(
    `select set_config('hostfront.batch_id', $1, true), set_config('work_mem', '64MB', true)`,
    [id],
  );
  await client.query('analyze staged_contacts');
  await dropTakenIds(client);
  const { staged, distinct, leaving } = await countStaged(client);
  const duplicates = staged > distinct ? await dropDuplicates(client) : 0;
  const { rowCount } = await client.query(
    `insert into contacts (email, first_name, last_name, locale, state, state_reason, source, import_id, ${KEPT})
     select email, first_name, last_name, coalesce(locale, 'en'), coalesce(state, 'subscribed'),
       coalesce(state_reason, case when state is not null then 'import' end), $1, $2, ${KEPT}
     from staged_contacts order by email_key
     on conflict on constraint contacts_email_key_unique do nothing`,
    [source === 'file' ? 'import' : 'api', id],
  );
  const created = rowCount ?? 0;
  const updated = mode === 'update' || leaving > 0 ? await updateExisting(client, { id, mode }) : 0;
  const merged = { created, updated, existing: distinct - created - updated, duplicates };
  await finish(client, id, merged);

  return merged;
}

/** Columns that only the product's own export has, and that a new contact takes as they are. */
const KEPT =
  'external_id, state_note, unsubscribed_at, consent_version, consent_locale, consent_source, consent_requested_at, consent_confirmed_at';

/** Takes an external id away that another contact has, here or in the file. */
async function dropTakenIds(client: Client): Promise<void> {
  await client.query(
    `update staged_contacts as staged set external_id = null
     where external_id is not null and (
       exists (select from contacts where contacts.external_id = staged.external_id)
       or exists (
         select from staged_contacts as other
         where other.external_id = staged.external_id and other.line < staged.line
       )
     )`,
  );
}

/** `leaving`: contacts with a state. */
type Counts = { staged: number; distinct: number; leaving: number };

async function countStaged(client: Client): Promise<Counts> {
  const { rows } = await client.query<Counts>(
    `select coalesce(sum(times), 0)::integer as staged, count(*)::integer as distinct,
       count(*) filter (where states > 0)::integer as leaving
     from (select count(*) as times, count(state) as states from staged_contacts group by email_key) as keys`,
  );
  return rows[0] ?? { staged: 0, distinct: 0, leaving: 0 };
}

async function dropDuplicates(client: Client): Promise<number> {
  await client.query(
    `update staged_contacts as staged set state = repeated.strongest from (
       select email_key, case when bool_or(state = 'unsubscribed') then 'unsubscribed' else 'bounced' end as strongest
       from staged_contacts group by email_key having count(*) > 1 and count(state) > 0
     ) as repeated
     where staged.email_key = repeated.email_key`,
  );
  const { rowCount } = await client.query(
    `delete from staged_contacts using (
       select email_key, min(line) as first_line from staged_contacts group by email_key having count(*) > 1
     ) as repeated
     where staged_contacts.email_key = repeated.email_key and line <> first_line`,
  );
  return rowCount ?? 0;
}

/**
 * Updates who existed; a lock that leaves the key alone lets deliveries to the contacts be added meanwhile. It follows
 * the insert, so that it finds contacts that somebody added beside the import, too.
 */
async function updateExisting(client: Client, { id, mode }: Pick<Merge, 'id' | 'mode'>): Promise<number> {
  const values = [id, mode === 'update'];
  await client.query(
    `select from contacts as contact join staged_contacts as staged using (email_key) where ${IS_CHANGED}
     order by email_key for no key update of contact`,
    values,
  );
  await keepBefore(client, { id, mode });
  const { rowCount } = await client.query(
    `update contacts as contact set (first_name, last_name, locale) = (${NAMES}),
       state = case when ${LEAVES} then staged.state else contact.state end,
       state_reason = case when ${LEAVES} then 'import' else contact.state_reason end,
       state_note = case when ${LEAVES} then null else contact.state_note end
     from staged_contacts as staged
     where contact.email_key = staged.email_key and ${IS_CHANGED}`,
    values,
  );
  return rowCount ?? 0;
}

/**
 * Keeps what the rows change of contacts, so that undoing the import can give it back. What they only repeat is kept
 * where an earlier import may have changed it: undoing that one must not take it away. The lock keeps a contact that
 * somebody deletes from leaving anything here.
 */
async function keepBefore(client: Client, { id, mode }: Pick<Merge, 'id' | 'mode'>): Promise<void> {
  await client.query(
    `insert into mailing.states_before_imports
       (import_id, contact_id, state, state_reason, state_note, unsubscribed_at, given, ${KEPT_NAMES})
     select $1, contact.id, ${['state', 'state_reason', 'state_note', 'unsubscribed_at']
       .map((column) => `case when ${TELLS_STATE} then contact.${column} end`)
       .join(', ')},
       case when ${TELLS_STATE} then case when ${LEAVES} then staged.state else contact.state end end,
       ${NAMED.flatMap((column) => [
         `case when ${tells(column)} then contact.${column} end`,
         `case when ${tells(column)} then staged.${column} end`,
       ]).join(', ')}
     from contacts as contact join staged_contacts as staged using (email_key)
     where contact.import_id is distinct from $1 and (${[TELLS_STATE, ...NAMED.map(tells)].join(' or ')})
     for key share of contact
     on conflict (import_id, contact_id) do nothing`,
    [id, mode === 'update'],
  );
}

/** Columns that an import changes beside the state. */
const NAMED = ['first_name', 'last_name', 'locale'] as const;
const KEPT_NAMES = NAMED.flatMap((column) => [column, `given_${column}`]).join(', ');

/** SQL condition: an import has changed the contact before. */
const IS_KNOWN = `exists (select from mailing.states_before_imports as earlier where earlier.contact_id = contact.id)`;

/** Returns the SQL condition: the row gives a value for a column that differs, or that an earlier import may have given. */
const tells = (column: (typeof NAMED)[number]) =>
  `coalesce($2 and staged.${column} is not null and (contact.${column} is distinct from staged.${column} or ${IS_KNOWN}), false)`;

/** SQL for the names and the language after the import; $2: whether it updates them. */
const NAMES = NAMED.map(
  (column) => `coalesce(case when $2 then staged.${column} end, contact.${column})`,
).join(', ');

/** SQL condition: the row ends a subscription, or tells of a contact whose mails came back that it unsubscribed. */
const LEAVES = `coalesce(
  contact.state = 'subscribed' and staged.state is not null
  or contact.state = 'bounced' and staged.state = 'unsubscribed', false)`;

/** SQL condition: the row says that the contact has left, which it had not, or which another import said too. */
const TELLS_STATE = `coalesce(staged.state is not null and (${LEAVES} or contact.state_reason = 'import'), false)`;

/** SQL condition: the row changes a contact that another import ($1) or a person made. */
const IS_CHANGED = `contact.import_id is distinct from $1 and (
  ${LEAVES} or (contact.first_name, contact.last_name, contact.locale) is distinct from (${NAMES})
)`;

async function finish(client: Client, id: string, merged: Merged): Promise<void> {
  const { rowCount } = await client.query(
    `update imports set state = ${importMoves.to('commit')}, created_count = $2, updated_count = $3, existing_count = $4,
       duplicate_count = $5, finished_at = clock_timestamp()
     where id = $1 and ${importMoves.when('commit')}`,
    [id, merged.created, merged.updated, merged.existing, merged.duplicates],
  );
  if (rowCount !== 1) throw cancelled();
}

export function cancelled(): ActionError {
  return new ActionError('import-cancelled', 'The import was cancelled. Nothing was imported.', {
    status: 409,
  });
}
