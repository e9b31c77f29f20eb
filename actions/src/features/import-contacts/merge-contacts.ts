import type { Client } from 'pg';
import { ActionError } from '#actions/lib/action-error.ts';
import type { Mode } from './import-record.ts';

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

export const COPY_STAGE = 'copy staged_contacts (line, email, first_name, last_name, locale) from stdin';

export type Merged = { created: number; updated: number; existing: number; duplicates: number };
type Merge = { id: string; mode: Mode; source: 'file' | 'api' };

/** SQLSTATE of a deadlock, for example with somebody who changes many contacts in another order. */
const DEADLOCK = '40P01';
const ATTEMPTS = 3;

/**
 * Merges the staged rows into contacts and marks the import as `done`, both in one transaction. Of rows with equal
 * emails the first one of the file counts. An empty cell leaves the contact's value unchanged, and no row changes a
 * contact's state.
 */
export async function mergeContacts(client: Client, merge: Merge): Promise<Merged> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await tryMerge(client, merge);
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || attempt === ATTEMPTS) throw error;
      await client.query('rollback');
    }
  }
}

/** Locks contacts in the order of their emails, as every import does, so that overlapping ones wait for each other. */
async function tryMerge(client: Client, { id, mode, source }: Merge): Promise<Merged> {
  await client.query('begin');
  await client.query(
    `select set_config('hostfront.batch_id', $1, true), set_config('work_mem', '64MB', true)`,
    [id],
  );
  await client.query('analyze staged_contacts');
  const { staged, distinct } = await countStaged(client);
  const duplicates = staged > distinct ? await dropDuplicates(client) : 0;
  const updated = mode === 'update' ? await updateExisting(client) : 0;
  const { rowCount } = await client.query(
    `insert into contacts (email, first_name, last_name, locale, source, import_id)
     select email, first_name, last_name, coalesce(locale, 'en'), $1, $2 from staged_contacts order by email_key
     on conflict on constraint contacts_email_key_unique do nothing`,
    [source === 'file' ? 'import' : 'api', id],
  );
  const created = rowCount ?? 0;
  const merged = { created, updated, existing: distinct - created - updated, duplicates };
  await finish(client, id, merged);
  await client.query('commit');

  return merged;
}

async function countStaged(client: Client): Promise<{ staged: number; distinct: number }> {
  const { rows } = await client.query<{ staged: number; distinct: number }>(
    `select coalesce(sum(times), 0)::integer as staged, count(*)::integer as distinct
     from (select count(*) as times from staged_contacts group by email_key) as keys`,
  );
  return rows[0] ?? { staged: 0, distinct: 0 };
}

async function dropDuplicates(client: Client): Promise<number> {
  const { rowCount } = await client.query(
    `delete from staged_contacts using (
       select email_key, min(line) as first_line from staged_contacts group by email_key having count(*) > 1
     ) as repeated
     where staged_contacts.email_key = repeated.email_key and line <> first_line`,
  );
  return rowCount ?? 0;
}

/** Updates who exists; a lock that leaves the key alone lets deliveries to the contacts be added meanwhile. */
async function updateExisting(client: Client): Promise<number> {
  await client.query(
    `select from contacts as contact join staged_contacts as staged using (email_key) where ${IS_CHANGED}
     order by email_key for no key update of contact`,
  );
  const { rowCount } = await client.query(
    `update contacts as contact set
       first_name = coalesce(staged.first_name, contact.first_name),
       last_name = coalesce(staged.last_name, contact.last_name),
       locale = coalesce(staged.locale, contact.locale)
     from staged_contacts as staged
     where contact.email_key = staged.email_key and ${IS_CHANGED}`,
  );
  return rowCount ?? 0;
}

/** SQL condition: the row changes the contact. */
const IS_CHANGED = `(contact.first_name, contact.last_name, contact.locale) is distinct from (
  coalesce(staged.first_name, contact.first_name), coalesce(staged.last_name, contact.last_name),
  coalesce(staged.locale, contact.locale)
)`;

async function finish(client: Client, id: string, merged: Merged): Promise<void> {
  const { rowCount } = await client.query(
    `update imports set state = 'done', created_count = $2, updated_count = $3, existing_count = $4,
       duplicate_count = $5, finished_at = clock_timestamp()
     where id = $1 and state = 'merging'`,
    [id, merged.created, merged.updated, merged.existing, merged.duplicates],
  );
  if (rowCount !== 1) throw cancelled();
}

export function cancelled(): ActionError {
  return new ActionError('import-cancelled', 'The import was cancelled. Nothing was imported.', {
    status: 409,
  });
}
