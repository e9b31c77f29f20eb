import { describe, expect, it } from 'vitest';
import { cancelImport } from '#actions/features/import-contacts/cancel-import.ts';
import { connect, hangUp } from '#actions/features/import-contacts/import-connection.ts';
import {
  failAbandonedImports,
  IMPORT_STATES,
  takeImport,
  writeFailure,
  writeProgress,
} from '#actions/features/import-contacts/import-record.ts';
import { createStage, mergeContacts } from '#actions/features/import-contacts/merge-contacts.ts';
import { resumeUndoing, undoImport } from '#actions/features/import-contacts/undo-import.ts';
import { documentedMoves, itMovesByTable, movesIn, statesOf } from '#tests/support/drive-states.ts';
import { useImports } from './start-imports.ts';

const { started, depsOf, requestOf, sessionOf } = useImports();

const id = '00000000-0000-4000-8000-000000000001';
const key = 'import-of-states';
const progress = {
  ...{ header: null, receivedBytes: 0, rowsRead: 0, invalidCount: 0, rejections: [] },
  ...{ warningCount: 0, warnings: [] },
};
/** Runs `work` on a connection of its own, as an import does. */
async function onConnection(work: (client: Awaited<ReturnType<typeof connect>>) => Promise<unknown>) {
  const client = await connect(depsOf().databaseUrl);
  await work(client).finally(() => hangUp(client, depsOf()));
}

describe('an import', () => {
  itMovesByTable({
    table: IMPORT_STATES,
    put: async (state) => {
      await depsOf().pool.query('delete from imports');
      await depsOf().pool.query(
        'insert into imports (id, idempotency_key, state, actor) values ($1, $2, $3, $4)',
        [id, key, state, started.actions.adminId],
      );
    },
    read: async () => (await depsOf().pool.query<{ state: string }>('select * from imports')).rows[0]!,
    causes: [
      ['take', () => onConnection((client) => takeImport(client, requestOf(key)))],
      ['arrive', () => writeProgress(depsOf().pool, id, progress, Buffer.alloc(32))],
      [
        'commit',
        () =>
          onConnection(async (client) => {
            await createStage(client);
            await mergeContacts(client, { id, mode: 'skip', source: 'file' });
          }),
      ],
      ['fail', () => writeFailure(depsOf().pool, id, 'import-failed', 'The import failed.')],
      ['fail', () => failAbandonedImports(depsOf().pool)],
      ['cancel', () => cancelImport({ import_id: id }, sessionOf(), depsOf())],
      ['undo', () => undoImport({ import_id: id }, sessionOf(), { ...depsOf(), isStopping: () => true })],
      ['empty', () => resumeUndoing(depsOf())],
    ],
  });

  it('has exactly the states that the database allows and the moves that the documents describe', async () => {
    expect(Object.keys(IMPORT_STATES).toSorted()).toEqual(
      await statesOf(depsOf().pool, 'imports_state_known'),
    );
    expect(movesIn(IMPORT_STATES)).toEqual(documentedMoves('Imports'));
  });
});
