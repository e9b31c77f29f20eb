import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { runImport } from '#actions/features/import-contacts/run-import.ts';
import { useImports } from './start-imports.ts';

const { started, countContacts, readImports } = useImports();

const REUSED = { status: 409, body: { extensions: { code: 'import-key-reused' } } };

describe('the key of an import that was cancelled', () => {
  it('takes no other content of the same size', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    await started.actions.pool.query(`update imports set state = 'cancelled'`);

    expect(await started.upload('email\nb@x.test', { key })).toMatchObject(REUSED);
    expect(await started.upload('email\na@x.test', { key })).toMatchObject({
      status: 200,
      body: { state: 'cancelled' },
    });
  });

  it('accepts no content if the first content is not known', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    await started.actions.pool.query(`update imports set state = 'cancelled', content_hash = null`);

    expect(await started.upload('email\na@x.test', { key })).toMatchObject(REUSED);
  });
});

describe('the key of an import of earlier days, whose content has no hash', () => {
  it('takes a file of the same size and as many rows', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    await started.actions.pool.query('update imports set content_hash = null');

    expect(await started.upload('email\nb@x.test,', { key })).toMatchObject(REUSED);
    expect(await started.upload('email\na\nx.test', { key })).toMatchObject(REUSED);
    expect((await started.upload('email\na@x.test', { key })).body).toMatchObject({ state: 'done' });
  });

  it('takes a batch of as many contacts', async () => {
    const batch = (...emails: string[]) =>
      started.actions.callAsAdmin('import_contacts', {
        contacts: emails.map((email) => ({ email })),
        idempotency_key: 'batch-of-old',
      });
    await batch('a@x.test');
    await started.actions.pool.query('update imports set content_hash = null');

    expect((await batch('a@x.test', 'b@x.test')).json()).toMatchObject(REUSED.body);
    expect((await batch('a@x.test')).json()).toMatchObject({ state: 'done', created: 1 });
  });
});

describe('import_contacts with a key that is known', () => {
  it('refuses other contacts, as many as they are', async () => {
    const batch = (email: string) =>
      started.actions.callAsAdmin('import_contacts', {
        contacts: [{ email }],
        idempotency_key: 'batch-of-one',
      });
    await batch('a@x.test');

    expect((await batch('b@x.test')).json()).toMatchObject(REUSED.body);
    expect((await batch('a@x.test')).json()).toMatchObject({ state: 'done', created: 1 });
    expect(await countContacts()).toBe(1);
  });
});

describe('a file that is sent again and stops arriving', () => {
  it('is given up when the service says so', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    const { pool, services, databaseUrl, adminId } = started.actions;
    const abort = new AbortController();
    const again = runImport(
      {
        key,
        mode: 'skip',
        source: 'file',
        fileName: null,
        totalBytes: null,
        session: { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': adminId },
      },
      () => {
        abort.abort(new Error('Enough.'));
        return new Promise(() => undefined);
      },
      { pool, databaseUrl, log: services.log },
      abort.signal,
    );

    await expect(again).rejects.toMatchObject({ cause: { message: 'Enough.' } });
    expect(await readImports()).toMatchObject([{ state: 'done' }]);
  });
});
