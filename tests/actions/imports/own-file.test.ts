import { randomInt } from 'node:crypto';
import { inject, describe, expect, it } from 'vitest';
import { exportContacts, insertContacts, makeContacts, readContacts, SAME } from './own-contacts.ts';
import { useImports } from './start-imports.ts';

const { started, readImports } = useImports();

/** Contacts that are exported and imported again; `npm run test:slow` takes more. */
const CONTACTS = inject('share').isWhole ? 20_000 : 600;
/** Seed of the random contacts, new in each run; `IMPORT_FIRST_SEED` repeats a failed run. */
const SEED = Number(process.env['IMPORT_FIRST_SEED'] ?? randomInt(1_000_000));

const insert = (contacts: ReturnType<typeof makeContacts>) => insertContacts(started.actions.pool, contacts);
const readAll = (columns: readonly string[]) => readContacts(started.actions.pool, columns);
const exportFile = () => exportContacts(started.actions.pool);
const forget = () =>
  started.actions.pool.query(
    'delete from contacts; delete from mailing.suppressed_addresses; delete from imports',
  );

describe("the product's own export", () => {
  it('restores the same contacts when it is imported into an empty product', async () => {
    process.stdout.write(`IMPORT_FIRST_SEED=${SEED}\n`);
    await insert(makeContacts(CONTACTS, SEED));
    const before = await readAll(SAME);
    const file = await exportFile();
    await forget();

    expect((await started.upload(file)).body).toMatchObject({ created: CONTACTS, invalid: 0, warnings: 0 });
    expect(await readAll(SAME)).toEqual(before);
  });

  it.each(['skip', 'update'])(
    'changes nothing when it is imported into the same product, in mode %s',
    async (mode) => {
      await insert(makeContacts(100, SEED));
      const before = await readAll([...SAME, 'source', 'updated_at']);

      expect((await started.upload(await exportFile(), { query: { mode } })).body).toMatchObject({
        created: 0,
        updated: 0,
        existing: 100,
      });
      expect(await readAll([...SAME, 'source', 'updated_at'])).toEqual(before);
    },
  );

  it('gives no contact an external id that another contact has already', async () => {
    await insert(
      makeContacts(1, SEED).map((contact) => ({ ...contact, email: 'here@x.test', external_id: 'crm-1' })),
    );
    const file = (await exportFile()).replaceAll('here@x.test', 'other@x.test');

    expect((await started.upload(file)).body).toMatchObject({ created: 1 });
    expect(await readAll(['email', 'external_id'])).toEqual([
      ['here@x.test', 'crm-1'],
      ['other@x.test', null],
    ]);
  });

  it('of an earlier version, with an apostrophe before + - and =, is imported without the apostrophe', async () => {
    await started.upload(
      'email,first_name,last_name,locale,state,source,consent_version,consent_locale,consent_source,consent_requested_at,consent_confirmed_at,created_at\n' +
        "'+left@example.org,Lina,,en,unsubscribed,manual,,,,,,2026-11-28T10:00:00+00:00\n" +
        "'-back@example.org,Basil,,en,bounced,manual,,,,,,2026-11-28T10:00:00+00:00\n" +
        "'=sum@example.org,Sami,,en,subscribed,manual,,,,,,2026-11-28T10:00:00+00:00\n" +
        "dana@example.org,'-Dana,,en,subscribed,manual,,,,,,2026-11-28T10:00:00+00:00\n",
    );

    expect((await readAll(['email', 'first_name', 'state'])).toSorted()).toEqual([
      ['+left@example.org', 'Lina', 'unsubscribed'],
      ['-back@example.org', 'Basil', 'bounced'],
      ['=sum@example.org', 'Sami', 'subscribed'],
      ['dana@example.org', '-Dana', 'subscribed'],
    ]);
    expect((await readImports())[0]?.['invalid_count']).toBe(0);
  });

  it('keeps the consent version 2026-11-24 rewritten as 2026/11/24, but not as 24/11/2026', async () => {
    await started.upload(
      'email,state,source,consent_version,consent_locale,consent_source,consent_requested_at,consent_confirmed_at,created_at\n' +
        'a@x.test,subscribed,manual,2026/11/24,ar,/ar,2026-11-25T10:00:00+00:00,2026-11-25T10:05:00+00:00,\n' +
        'b@x.test,subscribed,manual,24/11/2026,ar,/ar,2026-11-25T10:00:00+00:00,2026-11-25T10:05:00+00:00,\n',
    );

    expect(await readAll(['email', 'consent_version'])).toEqual([
      ['a@x.test', '2026-11-24'],
      ['b@x.test', null],
    ]);
  });

  it('loses an incomplete consent and an unknown reason when it is imported', async () => {
    await started.upload(
      'email,state,state_reason,source,consent_version,consent_locale,created_at\na@x.test,unsubscribed,whim,manual,2026-11-24,ar,\n',
    );

    expect(await readAll(['state', 'state_reason', 'consent_version'])).toEqual([
      ['unsubscribed', 'import', null],
    ]);
  });
});
