import { describe, expect, it } from 'vitest';
import { client } from '../start-actions.ts';
import { tokenOf, useImports } from './start-imports.ts';
import { createUploader } from './upload.ts';

const { started, readContacts, readImports, countContacts } = useImports();

describe('an uploaded file', () => {
  it('becomes contacts, and a history entry that names the person who uploaded it', async () => {
    const { status, body } = await started.upload(
      'email,first_name,last_name,locale\nSalma@Example.test,سلمى,,ar\nomar@example.test,Omar,"Al, ""Sayed""",\n',
      {
        query: { name: 'list.csv' },
      },
    );

    expect(status).toBe(200);
    expect(body).toMatchObject({
      state: 'done',
      created: 2,
      updated: 0,
      existing: 0,
      duplicates: 0,
      invalid: 0,
    });
    expect((await readContacts()).map((row) => Object.values(row))).toEqual(
      expect.arrayContaining([
        ['Salma@Example.test', 'سلمى', null, 'ar', 'subscribed', 'import'],
        ['omar@example.test', 'Omar', 'Al, "Sayed"', 'en', 'subscribed', 'import'],
      ]),
    );
    expect(await readImports()).toMatchObject([
      {
        state: 'done',
        source: 'file',
        mode: 'skip',
        file_name: 'list.csv',
        actor: started.actions.adminId,
        rows_read: 2,
        created_count: 2,
      },
    ]);
    const { rows } = await started.actions.pool.query(
      `select operation, row_count, actor from history_entries where batch_id = $1`,
      [body['import_id']],
    );
    expect(rows).toEqual([{ operation: 'insert', row_count: 2, actor: started.actions.adminId }]);
  });

  it('skips existing contacts or updates them in mode update, and subscribes no contact again', async () => {
    await started.actions.pool.query(
      `insert into contacts (email, first_name, state) values
        ('salma@example.test', 'Old', 'subscribed'), ('gone@example.test', 'Gone', 'unsubscribed'), ('back@example.test', 'Back', 'unsubscribed');
       delete from contacts where email = 'back@example.test'`,
    );
    const file =
      'email,first_name,last_name\nSALMA@example.test,New,\ngone@example.test,New,\nback@example.test,New,';

    expect((await started.upload(file)).body).toMatchObject({ created: 1, updated: 0, existing: 2 });
    expect((await started.upload(file, { query: { mode: 'update' } })).body).toMatchObject({
      created: 0,
      updated: 2,
      existing: 1,
    });
    expect((await readContacts()).map(({ email, first_name, state }) => [email, first_name, state])).toEqual([
      ['back@example.test', 'New', 'unsubscribed'],
      ['gone@example.test', 'New', 'unsubscribed'],
      ['salma@example.test', 'New', 'subscribed'],
    ]);
  });

  it('adds an earlier email of an unsubscribed contact as unsubscribed', async () => {
    await started.actions.pool.query(
      `insert into contacts (email) values ('old@example.test');
       update contacts set state = 'unsubscribed', state_reason = 'own-link';
       update contacts set email = 'new@example.test'`,
    );

    expect((await started.upload('email,status\nOLD@example.test,active')).body).toMatchObject({
      created: 1,
    });
    expect((await readContacts()).map(({ email, state }) => [email, state])).toEqual([
      ['new@example.test', 'unsubscribed'],
      ['OLD@example.test', 'unsubscribed'],
    ]);
  });

  it('adds an email once, whatever its case or encoding, and treats plus tags as different emails', async () => {
    const { body } = await started.upload(
      [
        'email',
        'a@x.test',
        'A@X.test ',
        'a+tag@x.test',
        'b@مثال.إختبار',
        'b@xn--mgbh0fb.xn--kgbechtv',
        'jos\u00e9@x.test',
        'jose\u0301@x.test',
        'a＠x.test',
      ].join('\n'),
    );

    expect(body).toMatchObject({ created: 4, duplicates: 3, invalid: 1 });
    expect((await readContacts()).map(({ email }) => email)).toEqual(
      expect.arrayContaining(['a@x.test', 'a+tag@x.test', 'b@xn--mgbh0fb.xn--kgbechtv', 'jos\u00e9@x.test']),
    );
  });

  it('has invalid rows rejected with line and reason, and all other rows imported', async () => {
    const rows = [
      'email,first_name',
      'good@x.test,=HYPERLINK("http://evil.test")',
      ',nobody',
      'nonsense,x',
      'nul\u0000@x.test,x',
      'sub@x.test,a\u001ab',
      'bidi@x.test,a\u202eb',
      `${'l'.repeat(10_000)}@x.test,x`,
      `long@x.test,${'n'.repeat(64 * 1024)}`,
      '"two\nlines@x.test",x',
      'last@x.test,back\\slash',
    ];
    const { body } = await started.upload(rows.join('\n'));

    expect(body).toMatchObject({ created: 2, invalid: 8 });
    const [record] = await readImports();
    expect(record?.['rejections']).toEqual([
      { line: 3, reason: 'email-missing' },
      { line: 4, reason: 'email-invalid' },
      { line: 5, reason: 'email-invalid' },
      { line: 6, reason: 'name-unprintable' },
      { line: 7, reason: 'name-unprintable' },
      { line: 8, reason: 'email-invalid' },
      { line: 9, reason: 'name-too-long' },
      { line: 10, reason: 'email-invalid' },
    ]);
    expect((await readContacts()).map(({ first_name }) => first_name)).toEqual([
      '=HYPERLINK("http://evil.test")',
      'back\\slash',
    ]);
  });

  it.each<[string, Uint8Array, Record<string, string>]>([
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffemail;first_name\nsalma@x.test;سلمى'), {}],
    ['UTF-16LE', Buffer.from('\ufeffemail\tfirst_name\nsalma@x.test\tسلمى', 'utf16le'), {}],
    ['UTF-16BE', Buffer.from('\ufeffemail,first_name\r\nsalma@x.test,سلمى\r\n', 'utf16le').swap16(), {}],
    [
      'Windows-1256',
      Buffer.from('email,first_name\nsalma@x.test,\xd3\xe1\xe3\xec', 'latin1'),
      { encoding: 'windows-1256' },
    ],
    [
      'columns given by their position',
      Buffer.from('x|سلمى|salma@x.test'),
      { header: 'false', email: '2', first_name: '1', delimiter: '|' },
    ],
  ])('is read in this encoding or form: %s', async (_name, file, query) => {
    expect((await started.upload(file, { query })).body).toMatchObject({ state: 'done', created: 1 });
    expect(await readContacts()).toMatchObject([{ email: 'salma@x.test', first_name: 'سلمى' }]);
  });

  it('is refused as a whole if it is no list of contacts, and the stored import says why', async () => {
    const refusals: Array<[string | Uint8Array, string]> = [
      ['', 'import-no-contacts'],
      ['email,first_name\n', 'import-no-contacts'],
      ['\n'.repeat(1_000_000), 'import-no-contacts'],
      ['email\n\n,\n"",x', 'import-no-contacts'],
      ['name,phone\nSalma,1', 'import-email-column-missing'],
      ['__proto__,constructor\na,b', 'import-email-column-missing'],
      ['email\n"a@x.test\nb@x.test', 'import-file-invalid'],
      [',x'.repeat(200_000), 'import-file-invalid'],
      ['PK\u0003\u0004........', 'import-file-invalid'],
      [Buffer.from('email,first_name\nsalma@x.test,\xd3\xe1\xe3\xec', 'latin1'), 'import-encoding-unknown'],
    ];
    for (const [file, code] of refusals) {
      const { status, body } = await started.upload(file);
      expect([body.extensions?.code, status], JSON.stringify(started.actions.logged.at(-2))).toEqual([
        code,
        422,
      ]);
    }

    expect(await readContacts()).toEqual([]);
    expect((await readImports()).map(({ state, error_code }) => [state, error_code])).toEqual(
      refusals.map(([, code]) => ['failed', code]),
    );
  });

  it('is refused if it is too large, by its Content-Length or while it arrives', async () => {
    const large = Buffer.alloc(9 * 1024 * 1024, `a@x.test,${'x'.repeat(90)}\n`);
    expect((await started.upload(large)).status).toBe(413);
    expect(await readImports()).toEqual([]);

    async function* endless() {
      yield Buffer.from('email\n');
      for (;;) yield large.subarray(0, 64 * 1024);
    }
    expect((await started.upload(endless())).status).toBe(413);
    expect(await readImports()).toMatchObject([{ state: 'failed', error_code: 'import-file-too-large' }]);
    expect(await countContacts()).toBe(0);
  });
});

describe('uploading a file', () => {
  it.each([
    ['no token', () => '', 401, 'token-invalid'],
    ['a forged token', () => `${started.token.slice(0, -4)}AAAA`, 401, 'token-invalid'],
    ['the token of a client', () => tokenOf(started.actions, client), 403, 'role-required'],
  ])('is refused with %s', async (_who, tokenFor, status, code) => {
    const outcome = await createUploader(started.url, await tokenFor())('email\na@x.test');

    expect([outcome.status, outcome.body.extensions?.code]).toEqual([status, code]);
    expect(await readImports()).toEqual([]);
  });
});
