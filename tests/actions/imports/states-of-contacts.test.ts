import { describe, expect, it } from 'vitest';
import { useImports } from './start-imports.ts';

const { started, readContacts, readImports, readStates } = useImports();

describe('the states of contacts in a file', () => {
  it('are imported if columns are given by their position, with a header or without one', async () => {
    const query = { email: '0', state: '1' };
    await started.upload('address,UNSUB_TIME\noff@x.test,2025-03-01\n', { query });
    await started.upload('no@x.test,bounced\n', { query: { ...query, header: 'false' } });

    expect(await readStates()).toEqual({ 'off@x.test': 'unsubscribed', 'no@x.test': 'bounced' });
  });

  it('are rejected if unknown, with their line, and with the value unless it is an email', async () => {
    const { body } = await started.upload(
      'email,status,language\na@x.test,gone fishing,fr\nb@x.test,,de\nc@x.test,c@y.test,\n',
    );

    expect(body).toMatchObject({ created: 1, invalid: 2, warnings: 1 });
    expect(await readContacts()).toMatchObject([{ email: 'b@x.test', state: 'subscribed', locale: 'en' }]);
    expect(await readImports()).toMatchObject([
      {
        rejections: [
          { line: 2, reason: 'state-unknown', value: 'gone fishing' },
          { line: 4, reason: 'state-unknown' },
        ],
        warning_count: 1,
        warnings: [{ line: 3, reason: 'locale-unknown' }],
      },
    ]);
  });
});

describe('a row of a contact who left the newsletters', () => {
  it.each(['skip', 'update'])(
    'that says unsubscribed or bounced ends the subscription of an existing contact, in mode %s',
    async (mode) => {
      await started.actions.pool.query(
        `insert into contacts (email, first_name, state) values
         ('on@x.test', 'On', 'subscribed'), ('no@x.test', 'No', 'bounced'), ('off@x.test', 'Off', 'unsubscribed')`,
      );
      const file =
        'email,first_name,status\nON@x.test,New,unsubscribed\nno@x.test,New,bounced\noff@x.test,,bounced';

      expect((await started.upload(file, { query: { mode } })).body).toMatchObject({
        created: 0,
        updated: mode === 'skip' ? 1 : 2,
      });
      expect(await readStates()).toEqual({
        'on@x.test': 'unsubscribed',
        'no@x.test': 'bounced',
        'off@x.test': 'unsubscribed',
      });
      expect((await readContacts()).map(({ first_name }) => first_name)).toEqual(
        mode === 'skip' ? ['No', 'Off', 'On'] : ['New', 'Off', 'New'],
      );
    },
  );

  it('that says subscribed does not subscribe the contact again', async () => {
    await started.actions.pool.query(
      `insert into contacts (email, state) values ('no@x.test', 'bounced'), ('off@x.test', 'unsubscribed')`,
    );
    const file = 'email,status\nno@x.test,active\noff@x.test,subscribed';
    await started.upload(file, { query: { mode: 'update' } });

    expect(await readStates()).toEqual({ 'no@x.test': 'bounced', 'off@x.test': 'unsubscribed' });
  });

  it('counts even if the file has an earlier row with the same email', async () => {
    const { body } = await started.upload(
      'email,first_name,status\na@x.test,First,active\nA@x.test,Second,bounced\na@X.test,Third,unsubscribed\n',
    );

    expect(body).toMatchObject({ created: 1, duplicates: 2 });
    expect(await readContacts()).toMatchObject([{ first_name: 'First', state: 'unsubscribed' }]);
  });
});

describe('an import in mode unsubscribe', () => {
  it('leaves each contact of the file unsubscribed, new or existing, and changes no existing name', async () => {
    await started.actions.pool.query(
      `insert into contacts (email, first_name, state) values ('on@x.test', 'On', 'subscribed'), ('no@x.test', 'No', 'bounced')`,
    );
    const file = 'email,first_name,status\non@x.test,X,active\nno@x.test,X,active\nnew@x.test,New,active\n';

    expect((await started.upload(file, { query: { mode: 'unsubscribe' } })).body).toMatchObject({
      created: 1,
      updated: 2,
    });
    expect(await readContacts()).toMatchObject([
      { email: 'new@x.test', first_name: 'New', state: 'unsubscribed' },
      { email: 'no@x.test', first_name: 'No', state: 'unsubscribed' },
      { email: 'on@x.test', first_name: 'On', state: 'unsubscribed' },
    ]);
  });

  it('can be made by import_contacts too', async () => {
    const input = { contacts: [{ email: 'a@x.test' }], mode: 'unsubscribe', idempotency_key: 'batch-left' };
    const answer = await started.actions.callAsAdmin('import_contacts', input);

    expect(answer.json()).toMatchObject({ state: 'done', created: 1, warnings: 0 });
    expect(await readStates()).toEqual({ 'a@x.test': 'unsubscribed' });
  });
});
