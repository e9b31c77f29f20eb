import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { takeImport, type ImportRequest } from '#actions/features/import-contacts/import-record.ts';
import { startActions, type Actions } from '../start-actions.ts';

let actions: Actions;

describe('an import that is sent again', () => {
  beforeAll(async () => {
    actions = await startActions();
  });
  afterAll(() => actions.stop());

  it('stays cancelled where a person cancels it right before it starts', async () => {
    const client = new Client({ connectionString: actions.databaseUrl });
    await client.connect();
    const request: ImportRequest = {
      key: 'cancelled-retry',
      mode: 'skip',
      source: 'api',
      fileName: null,
      totalBytes: null,
      session: { 'x-hasura-role': 'site_admin', 'x-hasura-user-id': actions.adminId },
    };
    const { record } = await takeImport(client, request);
    const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
    const cancelled: number[] = [];
    const watched = async (...given: unknown[]): Promise<unknown> => {
      if (String(given[0]).startsWith('update imports')) {
        const answer = await actions.callAsAdmin('cancel_import', { import_id: record.id });
        cancelled.push(answer.statusCode);
      }
      return query(...given);
    };
    client.query = watched as typeof client.query;

    // The session holds the lock of the import's key already, and takes it once more.
    const again = await takeImport(client, request);
    await client.end();

    expect(cancelled).toEqual([200]);
    expect(again).toMatchObject({ isOurs: false, record: { state: 'cancelled' } });
  });
});
