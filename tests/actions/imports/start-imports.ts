import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { ImportRequest } from '#actions/features/import-contacts/import-record.ts';
import { admin, startActions, type Actions } from '../start-actions.ts';
import { createUploader } from './upload.ts';

type Row = Record<string, unknown>;

/** Starts the actions service, which accepts files up to 8 MB, and empties its contacts before each test. */
export function useImports() {
  const imports = {} as {
    actions: Actions;
    url: string;
    token: string;
    upload: ReturnType<typeof createUploader>;
  };

  beforeAll(async () => {
    const actions = await startActions({ IMPORT_MAX_MB: '8' });
    const url = await actions.listen();
    const token = await tokenOf(actions, admin);
    Object.assign(imports, { actions, url, token, upload: createUploader(url, token) });
  });

  beforeEach(async () => {
    await imports.actions.pool.query(
      'delete from contacts; delete from mailing.suppressed_addresses; delete from imports',
    );
  });

  afterAll(async () => {
    await imports.actions.stop();
  });

  const sessionOf = () => ({ 'x-hasura-role': 'site_admin', 'x-hasura-user-id': imports.actions.adminId });
  const read = async (sql: string): Promise<Row[]> => (await imports.actions.pool.query<Row>(sql)).rows;

  return {
    started: imports,
    readContacts: () =>
      read('select email, first_name, last_name, locale, state, source from contacts order by email'),
    readImports: () => read('select * from imports order by created_at, id'),
    readStates: async () =>
      Object.fromEntries(
        (await read('select email, state from contacts')).map(({ email, state }) => [email, state]),
      ),
    /** Returns the dependencies of an import's functions; a test adds the administrator's session. */
    depsOf: () => {
      const { pool, databaseUrl, services } = imports.actions;
      return { pool, databaseUrl, log: services.log };
    },
    sessionOf,
    requestOf: (key: string): ImportRequest => ({
      ...{ key, mode: 'skip', source: 'file', fileName: null, totalBytes: null, session: sessionOf() },
    }),
    undo: (body: Row) => imports.actions.callAsAdmin('undo_import', { import_id: body['import_id'] }),
    countContacts: async () => Number((await read('select count(*) from contacts'))[0]?.['count']),
  };
}

/** Signs a person in and returns the access token. */
export async function tokenOf(
  actions: Actions,
  person: { email: string; password: string },
): Promise<string> {
  const { response } = await actions.signIn(person);
  return response.json<{ access_token: string }>().access_token;
}
