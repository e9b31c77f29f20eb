import { randomInt } from 'node:crypto';
import { inject, describe, expect, it } from 'vitest';
import { CSV_BOM, csvLine, csvLines } from '#src/kit/admin/export/csv.ts';
import { contactFields } from '#src/features/contacts/contact-fields.ts';
import { seeded } from '#tests/support/seeded.ts';
import { useImports } from './start-imports.ts';

const { started, readImports } = useImports();

/** Contacts that are exported and imported again; `npm run test:slow` takes more. */
const CONTACTS = inject('share').isWhole ? 20_000 : 600;
/** Another one in each run; a failed one is repeated by its number here. */
const SEED = Number(process.env['IMPORT_FIRST_SEED'] ?? randomInt(1_000_000));

/** All that comes back; the rest is made by the database or belongs to the import. */
const SAME = contactFields.exported.filter((name) => name !== 'source' && name !== 'created_at');

const STARTS = ['', '+', '-', '=', '@', "'", "'=", '＝', ' ', 'a;=', '"', '#'];
const NAMES = [
  'Ali',
  'سلمى',
  "O'Neil",
  'de la Cruz',
  'Al, "Sayed"',
  '1+1',
  'x;y',
  'a\\b',
  '=1;=2',
  '😀',
  'Null',
  'ـسلمى',
  '????',
  'NULL',
  ' two ',
];
const REASONS = {
  subscribed: [null, 'own-link', 'administrator'],
  unsubscribed: ['own-link', 'administrator', 'complaint', 'import'],
  bounced: ['hard-bounce', 'soft-bounces', 'import'],
};

function makeContacts(count: number) {
  const random = seeded(SEED);
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const name = () => (random() < 0.2 ? null : pick(STARTS) + pick(NAMES));
  const time = () => new Date(1.7e12 + Math.floor(random() * 6e10)).toISOString();

  return Array.from({ length: count }, (_contact, at) => {
    const state = pick(['subscribed', 'unsubscribed', 'bounced'] as const);
    const hasConsent = random() < 0.4;
    const local = pick(['+left', '-back', '=sum', '#1', "o'neil", 'سلمى', 'dana', "'+x"]);
    return {
      email: `${local}${at}@example.org`,
      first_name: name(),
      last_name: name(),
      locale: pick(['en', 'ar']),
      external_id: random() < 0.5 ? null : `${pick(STARTS)}id ${at}`,
      state,
      state_reason: pick(REASONS[state]),
      state_note: random() < 0.8 ? null : `${pick(STARTS)}asked by phone; =yes`,
      unsubscribed_at: state === 'unsubscribed' ? time() : null,
      consent_version: hasConsent ? '2026-11-24' : null,
      consent_locale: hasConsent ? 'ar' : null,
      consent_source: hasConsent ? '/ar' : null,
      consent_requested_at: hasConsent ? time() : null,
      consent_confirmed_at: hasConsent ? time() : null,
    };
  });
}

async function insert(contacts: ReturnType<typeof makeContacts>): Promise<void> {
  await started.actions.pool.query(
    `insert into contacts (${SAME.join(', ')})
     select ${SAME.join(', ')} from jsonb_populate_recordset(null::contacts, $1)`,
    [JSON.stringify(contacts)],
  );
}

/** Reads the contacts as the API answers the export. */
async function readAll(columns: readonly string[]): Promise<unknown[][]> {
  const { rows } = await started.actions.pool.query<{ row: Record<string, unknown> }>(
    'select to_jsonb(contacts) as row from contacts order by email_key',
  );
  return rows.map(({ row }) => columns.map((name) => row[name]));
}

async function exportFile(): Promise<string> {
  return CSV_BOM + csvLine(contactFields.exported) + csvLines(await readAll(contactFields.exported));
}

const forget = () =>
  started.actions.pool.query(
    'delete from contacts; delete from mailing.suppressed_addresses; delete from imports',
  );

describe("the product's own export", () => {
  it('comes back as it was in an empty product', async () => {
    process.stdout.write(`IMPORT_FIRST_SEED=${SEED}\n`);
    await insert(makeContacts(CONTACTS));
    const before = await readAll(SAME);
    const file = await exportFile();
    await forget();

    expect((await started.upload(file)).body).toMatchObject({ created: CONTACTS, invalid: 0, warnings: 0 });
    expect(await readAll(SAME)).toEqual(before);
  });

  it.each(['skip', 'update'])('changes nothing in the same product, in mode %s', async (mode) => {
    await insert(makeContacts(100));
    const before = await readAll([...SAME, 'source', 'updated_at']);

    expect((await started.upload(await exportFile(), { query: { mode } })).body).toMatchObject({
      created: 0,
      updated: 0,
      existing: 100,
    });
    expect(await readAll([...SAME, 'source', 'updated_at'])).toEqual(before);
  });

  it('leaves an external id to the contact that has it', async () => {
    await insert(
      makeContacts(1).map((contact) => ({ ...contact, email: 'here@x.test', external_id: 'crm-1' })),
    );
    const file = (await exportFile()).replaceAll('here@x.test', 'other@x.test');

    expect((await started.upload(file)).body).toMatchObject({ created: 1 });
    expect(await readAll(['email', 'external_id'])).toEqual([
      ['here@x.test', 'crm-1'],
      ['other@x.test', null],
    ]);
  });

  it('of an earlier build comes back too', async () => {
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

  it('gives no consent that is not whole, and no reason that is none', async () => {
    await started.upload(
      'email,state,state_reason,source,consent_version,consent_locale,created_at\na@x.test,unsubscribed,whim,manual,2026-11-24,ar,\n',
    );

    expect(await readAll(['state', 'state_reason', 'consent_version'])).toEqual([
      ['unsubscribed', 'import', null],
    ]);
  });
});
