import { beforeEach, describe, expect, it } from 'vitest';
import { useImports } from './start-imports.ts';

const { started, readContacts, undo } = useImports();

describe('undoing an import that changed names', () => {
  const update = async (rows: string) =>
    (await started.upload(`email,first_name,last_name,locale\n${rows}\n`, { query: { mode: 'update' } }))
      .body;
  const namesOf = async () =>
    Object.fromEntries(
      (await readContacts()).map(({ email, first_name, last_name, locale }) => [
        String(email),
        [first_name, last_name, locale],
      ]),
    );
  const rename = (first_name: string) =>
    started.actions.pool.query(`update contacts set first_name = $1 where email = 'a@x.test'`, [first_name]);
  const keptRows = async () =>
    (await started.actions.pool.query('select from mailing.states_before_imports')).rowCount;

  beforeEach(async () => {
    await started.actions.pool.query(
      `insert into contacts (email, first_name, last_name, locale) values
         ('a@x.test', 'Salma', 'Haddad', 'en'), ('b@x.test', null, null, 'ar')`,
    );
  });

  it('restores names and languages, empty ones included', async () => {
    const changed = await update('a@x.test,S.,H.,ar\nb@x.test,Omar,,en\nc@x.test,New,,en');
    expect(await namesOf()).toMatchObject({
      'a@x.test': ['S.', 'H.', 'ar'],
      'b@x.test': ['Omar', null, 'en'],
    });

    expect((await undo(changed)).json()).toMatchObject({ state: 'undone', removed: 1 });

    expect(await namesOf()).toEqual({
      'a@x.test': ['Salma', 'Haddad', 'en'],
      'b@x.test': [null, null, 'ar'],
    });
    expect(await keptRows()).toBe(0);
  });

  it('stores no earlier values for rows that change nothing and for contacts that are skipped', async () => {
    await update('a@x.test,Salma,Haddad,en\nb@x.test,,,');
    await started.upload('email,first_name\na@x.test,S.\n');

    expect(await keptRows()).toBe(0);
  });

  it('keeps a name that was changed by hand since, and restores the other values', async () => {
    const changed = await update('a@x.test,S.,H.,ar');
    await rename('Sally');
    await undo(changed);

    expect(await namesOf()).toMatchObject({ 'a@x.test': ['Sally', 'Haddad', 'en'] });
  });

  it('keeps the values of a later import; undoing that one restores the values from before both', async () => {
    const first = await update('a@x.test,S.,H.,');
    const second = await update('a@x.test,Sal,H.,');
    await undo(first);
    expect(await namesOf()).toMatchObject({ 'a@x.test': ['Sal', 'H.', 'en'] });

    await undo(second);
    expect(await namesOf()).toMatchObject({ 'a@x.test': ['Salma', 'Haddad', 'en'] });
  });

  it('restores the values of the first import if the second import is undone first', async () => {
    const first = await update('a@x.test,S.,H.,');
    const second = await update('a@x.test,Sal,,ar');
    await undo(second);
    expect(await namesOf()).toMatchObject({ 'a@x.test': ['S.', 'H.', 'en'] });

    await undo(first);
    expect(await namesOf()).toMatchObject({ 'a@x.test': ['Salma', 'Haddad', 'en'] });
  });

  it('restores a name that was set by hand between two imports when both are undone', async () => {
    const first = await update('a@x.test,S.,,');
    await rename('Sally');
    const second = await update('a@x.test,Sal,,');
    await undo(first);
    await undo(second);

    expect(await namesOf()).toMatchObject({ 'a@x.test': ['Sally', 'Haddad', 'en'] });
  });

  it('subscribes a contact that two imports unsubscribed only when both are undone', async () => {
    const leave = async () => (await started.upload('email,status\na@x.test,unsubscribed\n')).body;
    const stateOf = async () =>
      (await started.actions.pool.query(`select state from contacts where email = 'a@x.test'`)).rows[0];
    const first = await leave();
    const second = await leave();
    await undo(first);
    expect(await stateOf()).toEqual({ state: 'unsubscribed' });

    await undo(second);
    expect(await stateOf()).toEqual({ state: 'subscribed' });
  });

  it('restores no deleted contact; before the deletion, export_contact shows the stored values', async () => {
    const changed = await update('a@x.test,S.,H.,ar');
    const { rows } = await started.actions.pool.query(`select id from contacts where email = 'a@x.test'`);
    const exported = await started.actions.callAsAdmin('export_contact', { contact_id: rows[0]?.id });
    expect(JSON.stringify(exported.json())).toContain('"first_name":"Salma"');

    await started.actions.pool.query(`delete from contacts where email = 'a@x.test'`);

    expect(await keptRows()).toBe(0);
    expect((await undo(changed)).json()).toMatchObject({ state: 'undone' });
    expect(await namesOf()).toEqual({ 'b@x.test': [null, null, 'ar'] });
  });

  it('changes contacts in chunks, with one history entry for each chunk', async () => {
    const people = Array.from({ length: 1_500 }, (_, at) => `person-${at}@x.test`);
    await started.upload(`email,first_name\n${people.map((email) => `${email},Old`).join('\n')}\n`);
    const changed = await update(people.map((email) => `${email},New,,`).join('\n'));
    await undo(changed);

    const names = Object.values(await namesOf()).filter(([name]) => name === 'Old');
    expect(names).toHaveLength(1_500);
    const { rows } = await started.actions.pool.query(
      `select row_count from history_entries where batch_id = $1 and operation = 'update' order by id desc limit 2`,
      [changed['import_id']],
    );
    expect(rows).toEqual([{ row_count: 500 }, { row_count: 1_000 }]);
  });
});
