import { beforeAll, describe, expect, inject, it } from 'vitest';
import { resumeUndoing, undoImport } from '#actions/features/import-contacts/undo-import.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { holdContact, loseImports, untilImportWaits } from './hold-contact.ts';
import { useImports } from './start-imports.ts';
import { makeFile } from './upload.ts';
import { ask } from '#tests/support/postgres/ask.ts';

const { started, countContacts, depsOf, readImports, readStates, sessionOf, undo } = useImports();

const CHUNK = 5_000;
const CONTACTS = 12_000;
/** The last contact in the order of emails. */
const LAST = 'person-9999@example.test';

async function untilRemoved(count: number): Promise<void> {
  await waitUntil(`${count} contacts are removed`, async () => {
    return Number((await readImports())[0]?.['removed_count']) === count;
  });
}

describe('undoing a large import', () => {
  it('deletes contacts in chunks, and a second call returns the progress of the first one', async () => {
    const { body } = await started.upload(makeFile(CONTACTS));
    const id = body['import_id'];
    const { letGo } = await holdContact(started.actions, LAST);
    const undone = undo(body);
    await untilRemoved(2 * CHUNK);

    const again = await undo(body);
    const cancelled = await started.actions.callAsAdmin('cancel_import', { import_id: id });
    expect([await countContacts(), again.json(), cancelled.json()]).toEqual([
      CONTACTS - 2 * CHUNK,
      { import_id: id, state: 'undoing', removed: 2 * CHUNK },
      expect.objectContaining({ extensions: { code: 'import-not-cancelled', state: 'undoing' } }),
    ]);

    await letGo();
    expect((await undone).json()).toEqual({ import_id: id, state: 'undone', removed: CONTACTS });
    expect(await countContacts()).toBe(0);
  });

  it('is answered before it has ended if it takes long', async () => {
    const { body } = await started.upload(makeFile(10));
    const { letGo } = await holdContact(started.actions, 'person-9@example.test');

    const answer = await undoImport({ import_id: body['import_id'] }, sessionOf(), {
      ...depsOf(),
      answerAfterMs: 0,
    });
    expect(answer).toEqual({ import_id: body['import_id'], state: 'undoing', removed: 0 });

    await letGo();
    await untilRemoved(10);
    expect(await readImports()).toMatchObject([{ state: 'undone' }]);
  });

  it('is continued in the name of the same person after its database connection was lost', async () => {
    const { body } = await started.upload(makeFile(CONTACTS));
    const { letGo } = await holdContact(started.actions, LAST);
    const undone = undo(body);
    await untilRemoved(2 * CHUNK);
    await untilImportWaits(started.actions);
    await loseImports(started.actions);
    expect((await undone).json()).toMatchObject({ state: 'undoing', removed: 2 * CHUNK });
    await letGo();

    expect(await resumeUndoing(depsOf())).toEqual({ resumed: 1 });
    expect(await readImports()).toMatchObject([{ state: 'undone', removed_count: CONTACTS }]);
    const { rows } = await started.actions.pool.query(
      `select actor, sum(row_count)::integer as removed from history_entries
       where batch_id = $1 and operation = 'delete' group by actor`,
      [body['import_id']],
    );
    expect(rows).toEqual([{ actor: started.actions.adminId, removed: CONTACTS }]);
    expect(await resumeUndoing(depsOf())).toEqual({ resumed: 0 });
  });

  it('stops between two chunks when the service stops, and can be resumed', async () => {
    const { body } = await started.upload(makeFile(CONTACTS));
    const answer = await undoImport({ import_id: body['import_id'] }, sessionOf(), {
      ...depsOf(),
      isStopping: () => true,
    });

    expect(answer).toMatchObject({ state: 'undoing', removed: 0 });
    await resumeUndoing(depsOf());
    expect(await readImports()).toMatchObject([{ state: 'undone', removed_count: CONTACTS }]);
  });
});

describe('a transaction that locks two contacts in the opposite order', () => {
  beforeAll(async () => {
    const { pathname } = new URL(started.actions.databaseUrl);
    // Until then the holder must wait for the import, or the import would not notice.
    await ask(inject('superuserUrl'), `alter database ${pathname.slice(1)} set deadlock_timeout = '3s'`);
  });

  it('does not make undoing an import fail with a deadlock', async () => {
    const { body } = await started.upload(makeFile(10));
    const { holder, letGo } = await holdContact(started.actions, 'person-9@example.test');
    const undone = undo(body);
    await untilImportWaits(started.actions);
    await holder.query(`select from contacts where email = 'person-0@example.test' for update`);
    await letGo();

    expect((await undone).json()).toMatchObject({ state: 'undone', removed: 10 });
  });

  it('does not make an import fail with a deadlock', async () => {
    await started.upload(makeFile(10));
    const { holder, letGo } = await holdContact(started.actions, 'person-9@example.test');
    const changing = started.upload(makeFile(10).replaceAll('Haddad', 'Al-Sayed'), {
      query: { mode: 'update' },
    });
    await untilImportWaits(started.actions);
    await holder.query(`select from contacts where email = 'person-0@example.test' for update`);
    await letGo();

    expect((await changing).body).toMatchObject({ state: 'done', updated: 10 });
  });
});

describe('undoing an import that ended subscriptions', () => {
  const LEAVERS = 'email,status\non@x.test,unsubscribed\nno@x.test,unsubscribed\nnew@x.test,bounced\n';

  async function haveContacts(): Promise<void> {
    await started.actions.pool.query(
      `insert into contacts (email, state, state_reason) values
         ('on@x.test', 'subscribed', null), ('no@x.test', 'bounced', 'hard-bounce')`,
    );
  }

  it('restores the earlier states of contacts, and suppresses no email any more', async () => {
    await haveContacts();
    const { body } = await started.upload(LEAVERS);
    expect(await readStates()).toEqual({
      'on@x.test': 'unsubscribed',
      'no@x.test': 'unsubscribed',
      'new@x.test': 'bounced',
    });

    expect((await undo(body)).json()).toMatchObject({ state: 'undone', removed: 1 });
    expect(await readStates()).toEqual({ 'on@x.test': 'subscribed', 'no@x.test': 'bounced' });
    const { rows } = await started.actions.pool.query('select state_reason from contacts order by email');
    expect(rows).toEqual([{ state_reason: 'hard-bounce' }, { state_reason: null }]);
    await started.upload('email\nnew@x.test\n');
    expect(await readStates()).toMatchObject({ 'new@x.test': 'subscribed' });
  });

  it('does not subscribe a contact that has unsubscribed by its own link since', async () => {
    await haveContacts();
    const { body } = await started.upload(LEAVERS);
    await started.actions.pool.query(
      `update contacts set state_reason = 'own-link' where email = 'on@x.test'`,
    );
    await undo(body);

    expect(await readStates()).toEqual({ 'on@x.test': 'unsubscribed', 'no@x.test': 'bounced' });
  });

  it('does not change contacts that a later import lists as unsubscribed or bounced too', async () => {
    await haveContacts();
    const { body: first } = await started.upload(LEAVERS);
    await started.upload('email,status\non@x.test,unsubscribed\nnew@x.test,bounced\n');
    await undo(first);

    expect(await readStates()).toEqual({ 'on@x.test': 'unsubscribed', 'no@x.test': 'bounced' });
    await started.upload('email\nnew@x.test\n');
    expect(await readStates()).toMatchObject({ 'new@x.test': 'bounced' });
  });
});
