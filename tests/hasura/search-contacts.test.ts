import { beforeAll, describe, expect, it } from 'vitest';
import { contactPattern, toSearchKey } from '#src/features/contacts/search-key.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

const PEOPLE = [
  ['salma.haddad@example.test', 'سَلْمى', 'الحدّاد'],
  ['ahmad+news@xn--mgbh0fb.test', 'أحمد', 'إبراهيم'],
  ['zoe_50%@example.test', 'ZOË', "O'Neill"],
  ['ludwig@example.test', 'Łukasz', null],
  ['ayse@example.org', 'İbrahim', 'Işık'],
  ['nikos@example.org', 'Κώστας', null],
] as const;

const { pool } = usePool();
beforeAll(async () => {
  for (const person of PEOPLE)
    await pool.query('insert into contacts (email, first_name, last_name) values ($1, $2, $3)', [...person]);
});

const found = async (text: string) =>
  (
    await pool.query<{ email: string }>('select email from contacts where search_key ~ $1 order by email', [
      contactPattern(text),
    ])
  ).rows.map(({ email }) => email.split(/[@.+_]/)[0]);

describe('contacts.search_key', () => {
  it('equals the search key that the back office makes of e-mail and names', async () => {
    const { rows } = await pool.query<{ email: string; key: string }>(
      'select email, search_key as key from contacts',
    );

    expect(new Map(rows.map(({ email, key }) => [email, key]))).toEqual(
      new Map(PEOPLE.map(([email, first, last]) => [email, toSearchKey(` ${email} ${first} ${last ?? ''}`)])),
    );
  });

  it.each([
    ['SALMA', ['salma']],
    ['سلمى', ['salma']],
    ['سلمي', ['salma']],
    ['احمد', ['ahmad']],
    ['أحمد ابراهيم', ['ahmad']],
    ['الحداد', ['salma']],
    ['إب', ['ahmad']],
    ['ha', ['salma']],
    ['lm', []],
    ['zoë', ['zoe']],
    ['50%', ['zoe']],
    ['5%%', []],
    ['łuk', ['ludwig']],
    ['İBRAHİM', ['ayse']],
    ['ibrahim', ['ayse']],
    ['ışık', ['ayse']],
    ['ib', ['ayse']],
    ['ΚΏΣΤΑΣ', ['nikos']],
    ['κώσ', ['nikos']],
    ['ample.te', ['ludwig', 'salma', 'zoe']],
  ])('finds contacts by %j', async (text, people) => {
    expect(await found(text)).toEqual(people);
  });

  it('is not recorded in the history', async () => {
    const { rows } = await pool.query(
      `select count(*)::int as count from history_entries where after ? 'search_key' or 'search_key' = any (changed_columns)`,
    );

    expect(rows).toEqual([{ count: 0 }]);
  });
});
