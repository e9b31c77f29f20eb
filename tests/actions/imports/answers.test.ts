import fastify from 'fastify';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addUploadRoutes } from '#actions/features/import-contacts/upload-routes.ts';
import { holdConnection } from '#tests/support/postgres/hold-connection.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useImports } from './start-imports.ts';
import { createUploader } from './upload.ts';

const { started, readImports } = useImports();

describe('the answer to an upload', () => {
  it('is 202 with the id of the import if merging takes longer than the time for the answer', async () => {
    const { services, pool } = started.actions;
    await started.upload('email,first_name\na@x.test,Old');
    const holder = await holdConnection(pool);
    await holder.query('begin');
    await holder.query('select from contacts for update');
    const server = fastify();
    onTestFinished(() => server.close());
    addUploadRoutes(server, { ...services, maxBytes: 1_000, letTakeTime: () => undefined, answerAfterMs: 0 });
    const url = await server.listen({ host: '127.0.0.1', port: 0 });

    const { status, body } = await createUploader(url, started.token)('email,first_name\na@x.test,New', {
      key: 'import-0001',
      query: { mode: 'update' },
    }).finally(() => holder.query('rollback'));

    const [, second] = await readImports();
    expect([status, body]).toEqual([
      202,
      { import_id: second?.['id'], state: 'merging', idempotency_key: 'import-0001' },
    ]);
    await waitUntil('the import is done', async () => (await readImports())[1]?.['state'] === 'done');
  });

  it('lists rejected lines and their reasons if a file has no valid contact', async () => {
    const file = `email,first_name\nno,Salma\n${',x\n'.repeat(30)}`;
    const { status, body } = await started.upload(file);

    expect([status, body['message']]).toEqual([
      422,
      'No valid contacts found to import. Line 2: the email is not valid.',
    ]);
    const rejections = (body.extensions as unknown as { rejections: object[] }).rejections;
    expect(rejections).toHaveLength(20);
    expect(rejections.slice(0, 2)).toEqual([
      { line: 2, reason: 'email-invalid' },
      { line: 3, reason: 'email-missing' },
    ]);
    expect(await readImports()).toMatchObject([{ state: 'failed', error_code: 'import-no-contacts' }]);
  });

  it('lists rejected contacts and their reasons if a batch of import_contacts has no valid contact', async () => {
    const input = { contacts: [{ email: 'no' }], idempotency_key: 'batch-0009' };
    const answer = await started.actions.callAsAdmin('import_contacts', input);

    expect(answer.json()).toEqual({
      message: 'No valid contacts found to import. Contact 1: the email is not valid.',
      extensions: { code: 'import-no-contacts', rejections: [{ line: 1, reason: 'email-invalid' }] },
    });
  });
});

describe('an import', () => {
  it('stores the names of its columns, but none that contains an email', async () => {
    await started.upload('email,doNotEmail,salma@x.test\na@x.test,0,1');
    await started.upload('b@x.test,Salma', {
      key: 'import-0002',
      query: { header: 'false', email: '0', first_name: '1' },
    });
    const contacts = [{ email: 'c@x.test', state: 'subscribed' }];
    await started.actions.callAsAdmin('import_contacts', { contacts, idempotency_key: 'batch-0002' });

    const { rows } = await started.actions.pool.query('select header from imports order by created_at, id');
    expect(rows).toEqual([
      { header: ['email', 'doNotEmail', ''] },
      { header: [] },
      { header: ['email', 'state'] },
    ]);
  });
});
