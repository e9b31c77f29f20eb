import { describe, expect, it } from 'vitest';
import { inTransaction } from '#runtime/network/in-transaction.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { holdContact, importWaits, untilImportWaits } from './hold-contact.ts';
import { useImports } from './start-imports.ts';
import { makeFile } from './upload.ts';

const { started, countContacts } = useImports();

const CONTACTS = 10;

/** Adds a delivery for a contact, as the preparation of a dispatch does; fails where it would have to wait. */
async function prepareDelivery(email: string): Promise<void> {
  await inTransaction(started.actions.pool, async (client) => {
    await client.query(`set local lock_timeout = '2s'`);
    await client.query(
      `with newsletter as (
         insert into newsletters (subject, content) values ('News', 'News') returning id
       ), dispatch as (
         insert into dispatches (newsletter_id, subject, html_content, template_name)
         select id, 'News', 'News', 'Basic' from newsletter returning id, newsletter_id
       )
       insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token)
       select dispatch.id, newsletter_id, contacts.id, gen_random_uuid()::text from dispatch, contacts
       where email = $1`,
      [email],
    );
  });
}

/** Imports contacts, and begins to change the names of all, or of one, while somebody holds the last contact. */
async function changeBesideHolder(before = '') {
  await started.upload(makeFile(CONTACTS));
  const { letGo } = await holdContact(started.actions, 'person-9@example.test');
  const changed = makeFile(CONTACTS).replaceAll(`${before}Haddad`, `${before}Al-Sayed`);

  return { letGo, changing: started.upload(changed, { query: { mode: 'update' } }) };
}

describe('an import that updates contacts', () => {
  it('stores as finished_at when its merge ended, not when it began', async () => {
    const { letGo, changing } = await changeBesideHolder();
    await untilImportWaits(started.actions);
    const { pool } = started.actions;
    const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now').finally(letGo);

    const { body } = await changing;
    const finished = await pool.query('select from imports where id = $1 and finished_at > $2', [
      body['import_id'],
      rows[0]?.now,
    ]);
    expect(finished.rowCount).toBe(1);
  });

  it('does not delay the preparation of a delivery to one of its contacts', async () => {
    const { letGo, changing } = await changeBesideHolder();
    await untilImportWaits(started.actions);

    await prepareDelivery('person-0@example.test').finally(letGo);

    expect((await changing).body).toMatchObject({ state: 'done', updated: CONTACTS });
  });

  it('does not wait for a transaction that has locked a contact which the import does not change', async () => {
    const { letGo, changing } = await changeBesideHolder('0,');
    let isDone = false;
    void changing.finally(() => (isDone = true));
    await waitUntil(
      'the import is done or waits',
      async () => isDone || (await importWaits(started.actions)),
    ).finally(letGo);

    expect(isDone).toBe(true);
    expect((await changing).body).toMatchObject({ state: 'done', updated: 1, existing: CONTACTS - 1 });
    expect(await countContacts()).toBe(CONTACTS);
  });
});
