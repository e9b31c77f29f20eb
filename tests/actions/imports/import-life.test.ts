import { randomUUID } from 'node:crypto';
import { describe, expect, inject, it } from 'vitest';
import { failAbandonedImports } from '#actions/features/import-contacts/import-record.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { codeOf } from '../start-instance.ts';
import { loseImports } from './hold-contact.ts';
import { useImports } from './start-imports.ts';
import { makeFile, slowFile } from './upload.ts';

/** Contacts of two imports at once: several of the pieces in which rows are staged. */
const OVERLAP = inject('share').isWhole ? 20_000 : 4_000;

const { started, readContacts, readImports, countContacts, undo } = useImports();

describe('the same import sent twice', () => {
  it('adds its contacts once, whether it comes at the same time or later', async () => {
    const key = randomUUID();
    const file = makeFile(2_000);
    const both = await Promise.all([started.upload(file, { key }), started.upload(file, { key })]);
    const again = await started.upload(file, { key });

    expect(both.some(({ status }) => status === 200)).toBe(true);
    for (const { status, body } of both) {
      if (status !== 200) expect(body.extensions?.code).toBe('import-under-way');
    }
    expect(again).toMatchObject({ status: 200, body: { state: 'done', created: 2_000 } });
    expect(await countContacts()).toBe(2_000);
    expect(await readImports()).toHaveLength(1);
  });

  it('is refused with import-key-reused if its mode differs', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    const other = await started.upload('email\na@x.test', { key, query: { mode: 'update' } });

    expect(other.body.extensions?.code).toBe('import-key-reused');
  });

  it('is recognized whether or not its upload has a Content-Length', async () => {
    const key = randomUUID();
    await started.upload('email\na@x.test', { key });
    async function* pieces() {
      yield Buffer.from('email\n');
      yield Buffer.from('a@x.test');
    }

    expect((await started.upload(pieces(), { key })).body).toMatchObject({ state: 'done', created: 1 });
  });

  it('is run again if it failed the first time', async () => {
    const key = randomUUID();
    expect((await started.upload('name\nabcdefghij', { key })).status).toBe(422);

    expect((await started.upload('email\na@xx.test', { key })).body).toMatchObject({
      state: 'done',
      created: 1,
    });
    expect(await readImports()).toMatchObject([{ state: 'done', error_code: null }]);
  });
});

describe('two imports of the same contacts', () => {
  it('both finish, even if their rows are in opposite order', async () => {
    const lines = makeFile(OVERLAP).trimEnd().split('\n');
    const [header = '', ...rows] = lines;
    const reversed = [header, ...rows.reverse()].join('\n');
    const query = { mode: 'update' };

    // The first time both insert, then both update.
    for (let time = 0; time < 2; time += 1) {
      const both = await Promise.all([
        started.upload(lines.join('\n'), { query }),
        started.upload(reversed, { query }),
      ]);
      expect(both.map(({ body }) => body['state'])).toEqual(['done', 'done']);
    }
    expect(await countContacts()).toBe(OVERLAP);
  });
});

const slowly = () => slowFile(makeFile(5_000), 'late@x.test,,\n');

async function untilReceiving(): Promise<string> {
  await waitUntil('rows have arrived', async () => Number((await readImports())[0]?.['rows_read']) > 0);
  return String((await readImports())[0]?.['id']);
}

describe('an import whose file is still arriving', () => {
  it('can be cancelled, and then adds no contact', async () => {
    const { file, letGo } = slowly();
    const sent = started.upload(file).catch(() => undefined);
    const id = await untilReceiving();
    const answer = await started.actions.callAsAdmin('cancel_import', { import_id: id });
    letGo();
    await sent;

    expect(answer.json()).toEqual({ import_id: id, state: 'cancelled' });
    expect(await readImports()).toMatchObject([{ state: 'cancelled' }]);
    expect(await countContacts()).toBe(0);
  });

  it('fails if the upload is broken off', async () => {
    const abort = new AbortController();
    const { file, letGo } = slowly();
    const sent = started.upload(file, { signal: abort.signal }).catch(() => undefined);
    await untilReceiving();
    abort.abort();
    letGo();
    await sent;

    await waitUntil('the history says so', async () => (await readImports())[0]?.['state'] === 'failed');
    expect(await readImports()).toMatchObject([{ error_code: 'import-upload-ended' }]);
    expect(await countContacts()).toBe(0);
  });

  it('fails if its database connection is lost, and succeeds when it is sent again', async () => {
    const key = randomUUID();
    const { file, letGo } = slowly();
    const sent = started.upload(file, { key });
    await untilReceiving();
    await loseImports(started.actions);
    letGo();

    expect((await sent).body.extensions?.code).toBe('import-database-unavailable');
    expect(await readImports()).toMatchObject([{ state: 'failed' }]);
    const again = slowly();
    again.letGo();
    expect((await started.upload(again.file, { key })).body).toMatchObject({ state: 'done', created: 5_001 });
  });

  it('is not marked as abandoned, unlike an import that no process works on', async () => {
    const { file, letGo } = slowly();
    const sent = started.upload(file);
    await untilReceiving();
    expect(await failAbandonedImports(started.actions.pool)).toEqual({ failed: 0 });
    letGo();
    expect((await sent).body).toMatchObject({ state: 'done' });

    await started.actions.pool.query(`insert into imports (idempotency_key) values ('left-behind')`);
    expect(await failAbandonedImports(started.actions.pool)).toEqual({ failed: 1 });
  });
});

describe('undoing an import', () => {
  it('deletes the contacts that the import added, except those that were changed since', async () => {
    await started.actions.pool.query(`insert into contacts (email) values ('person-0@example.test')`);
    const { body } = await started.upload(makeFile(10));
    await started.actions.pool.query(
      `update contacts set last_name = 'Changed' where email = 'person-3@example.test'`,
    );

    expect((await undo(body)).json()).toEqual({
      import_id: body['import_id'],
      state: 'undone',
      removed: 8,
    });
    expect((await readContacts()).map(({ email }) => email)).toEqual([
      'person-0@example.test',
      'person-3@example.test',
    ]);
    expect(await readImports()).toMatchObject([{ state: 'undone', removed_count: 8 }]);
    expect(codeOf(await undo(body))).toBe('import-not-undone');
  });

  it('is refused to callers who are no administrators', async () => {
    const answer = await started.actions.callAction('undo_import', { import_id: randomUUID() });
    expect(answer.json()).toMatchObject({ extensions: { code: 'role-required' } });
  });
});

describe('import_contacts', () => {
  const given = [{ email: 'a@x.test', first_name: 'A' }, { email: 'A@x.test' }, { email: 'no' }];

  it('imports a batch once if it is called twice with the same key', async () => {
    const input = { contacts: given, idempotency_key: 'batch-0001' };
    const first = await started.actions.callAsAdmin('import_contacts', input);
    const second = await started.actions.callAsAdmin('import_contacts', input);

    expect(first.json()).toMatchObject({ state: 'done', created: 1, duplicates: 1, invalid: 1 });
    expect(second.json()).toEqual(first.json());
    expect(await readContacts()).toMatchObject([{ email: 'a@x.test', source: 'api' }]);
    expect(await readImports()).toMatchObject([
      { source: 'api', rejections: [{ line: 3, reason: 'email-invalid' }] },
    ]);
  });

  it('refuses a call without a key, contacts that are no list, and more than 5,000 contacts', async () => {
    const many = Array.from({ length: 5_001 }, () => ({ email: 'a@x.test' }));
    const codes = [];
    for (const input of [
      { contacts: given },
      { contacts: 'a@x.test', idempotency_key: 'batch-0002' },
      { contacts: many, idempotency_key: 'batch-0003' },
    ]) {
      codes.push(codeOf(await started.actions.callAsAdmin('import_contacts', input)));
    }
    expect(codes).toEqual(['import-request-invalid', 'import-request-invalid', 'import-batch-too-large']);
  });
});
