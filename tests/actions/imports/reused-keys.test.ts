import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { connect, hangUp } from '#actions/features/import-contacts/import-connection.ts';
import { takeImport } from '#actions/features/import-contacts/import-record.ts';
import { runImport } from '#actions/features/import-contacts/run-import.ts';
import { useImports } from './start-imports.ts';

const { started, countContacts, depsOf, readImports, requestOf } = useImports();

/** Imports these contacts, always under the same key. */
const batch = (...emails: string[]) =>
  started.actions.callAsAdmin('import_contacts', {
    contacts: emails.map((email) => ({ email })),
    idempotency_key: 'batch-of-contacts',
  });

const REUSED = { status: 409, body: { extensions: { code: 'import-key-reused' } } };

describe('the key of an import that was cancelled', () => {
  it('is refused for other content of the same size', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    await started.actions.pool.query(`update imports set state = 'cancelled'`);

    expect(await started.upload('email\nb@x.test', { key })).toMatchObject(REUSED);
    expect(await started.upload('email\na@x.test', { key })).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
  });

  it('is refused for any content if the hash of the first content is not stored', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    await started.actions.pool.query(`update imports set state = 'cancelled', content_hash = null`);

    expect(await started.upload('email\na@x.test', { key })).toMatchObject(REUSED);
  });
});

describe('the key of an old import whose content has no stored hash', () => {
  it('is accepted for a file of the same size with as many rows', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    await started.actions.pool.query('update imports set content_hash = null');

    expect(await started.upload('email\nb@x.test,', { key })).toMatchObject(REUSED);
    expect(await started.upload('email\na\nx.test', { key })).toMatchObject(REUSED);
    expect((await started.upload('email\na@x.test', { key })).body).toMatchObject({ state: 'done' });
  });

  it('is accepted for a batch of as many contacts', async () => {
    await batch('a@x.test');
    await started.actions.pool.query('update imports set content_hash = null');

    expect((await batch('a@x.test', 'b@x.test')).json()).toMatchObject(REUSED.body);
    expect((await batch('a@x.test')).json()).toMatchObject({ state: 'done', created: 1 });
  });
});

describe('import_contacts with a key that was used before', () => {
  it('refuses other contacts, even if their number is the same', async () => {
    await batch('a@x.test');

    expect((await batch('b@x.test')).json()).toMatchObject(REUSED.body);
    expect((await batch('a@x.test')).json()).toMatchObject({ state: 'done', created: 1 });
    expect(await countContacts()).toBe(1);
  });
});

describe('a file that is sent again but stops arriving', () => {
  it('is given up when the service aborts it', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    const abort = new AbortController();
    const again = runImport(
      requestOf(key),
      () => {
        abort.abort(new Error('Enough.'));
        return new Promise(() => undefined);
      },
      depsOf(),
      abort.signal,
    );

    await expect(again).rejects.toMatchObject({ cause: { message: 'Enough.' } });
    expect(await readImports()).toMatchObject([{ state: 'done' }]);
  });
});

describe('an import that is started again', () => {
  it('stays cancelled if a person cancels it right before it starts', async () => {
    const client = await connect(started.actions.databaseUrl);
    const { record } = await takeImport(client, requestOf('cancelled-retry'));
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const cancelled: number[] = [];
    const watched = async (...given: unknown[]): Promise<unknown> => {
      if (String(given[0]).startsWith('update imports')) {
        const answer = await started.actions.callAsAdmin('cancel_import', { import_id: record.id });
        cancelled.push(answer.statusCode);
      }
      return query(...given);
    };
    client.query = watched as typeof client.query;

    // The session holds the lock of the import's key already, and takes it once more.
    const again = await takeImport(client, requestOf('cancelled-retry'));
    await hangUp(client, depsOf());

    expect(cancelled).toEqual([200]);
    expect(again).toMatchObject({ isOurs: false, record: { state: 'cancelled' } });
  });
});
