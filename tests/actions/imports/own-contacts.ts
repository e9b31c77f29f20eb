import type { Pool } from 'pg';
import { CSV_BOM, csvLine, csvLines } from '#src/kit/admin/export/csv.ts';
import { contactFields } from '#src/features/contacts/contact-fields.ts';
import { seeded } from '#tests/support/seeded.ts';

/** All that comes back; the rest is made by the database or belongs to the import. */
export const SAME = contactFields.exported.filter((name) => name !== 'source' && name !== 'created_at');

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

/** Makes contacts of every kind, the same for each seed. */
export function makeContacts(count: number, seed: number) {
  const random = seeded(seed);
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

export async function insertContacts(pool: Pool, contacts: ReturnType<typeof makeContacts>): Promise<void> {
  await pool.query(
    `insert into contacts (${SAME.join(', ')})
     select ${SAME.join(', ')} from jsonb_populate_recordset(null::contacts, $1)`,
    [JSON.stringify(contacts)],
  );
}

/** Reads the contacts as the API answers the export. */
export async function readContacts(pool: Pool, columns: readonly string[]): Promise<unknown[][]> {
  const { rows } = await pool.query<{ row: Record<string, unknown> }>(
    'select to_jsonb(contacts) as row from contacts order by email_key',
  );
  return rows.map(({ row }) => columns.map((name) => row[name]));
}

/** Returns the file that the back office exports. */
export async function exportContacts(pool: Pool): Promise<string> {
  return (
    CSV_BOM + csvLine(contactFields.exported) + csvLines(await readContacts(pool, contactFields.exported))
  );
}
