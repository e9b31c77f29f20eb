import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isEmail as isMailable } from '#actions/lib/mail/is-email.ts';
import { isEmail, toStoredEmail } from '#rules/contacts/stored-email.ts';
import { seeded } from '#tests/support/seeded.ts';
import { useImports } from './start-imports.ts';

const { started } = useImports();

/** What random emails are made of. */
const PIECES = [
  'a',
  'Z',
  '0',
  '.',
  '..',
  '-',
  '_',
  '+',
  "'",
  '@',
  'x.test',
  'مثال',
  'س',
  ' ',
  '"',
  ',',
  '\u200e',
  'ß',
  '😀',
  'xn--',
  '/',
];

describe('the rule for emails of contacts', () => {
  it.each([
    ' salma@example.test\r\n',
    'Salma+tag@Example.TEST',
    'salma@مثال.إختبار',
    'سلمى@example.test',
    'o_neil@xn--mgbh0fb.xn--kgbechtv',
    "o'neil!#$%&*+/=?^`{|}~-@example.test",
    `a@${'c'.repeat(63)}.test`,
    `${'a'.repeat(64)}@c.test`,
    `${'س'.repeat(32)}@c.test`,
  ])('accepts %j, to which mail can be sent', (text) => {
    const stored = toStoredEmail(text);

    expect([isEmail(stored), isMailable(stored)]).toEqual([true, true]);
  });

  it('accepts no random email that the database refuses or to which no mail can be sent', async () => {
    const seed = randomInt(1_000_000);
    process.stdout.write(`The random emails have the seed ${seed}.\n`);
    const random = seeded(seed);
    const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
    const some = () => Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join('');
    const emails = Array.from({ length: 5_000 }, () => toStoredEmail(`${some()}@${some()}.test`)).filter(
      isEmail,
    );

    expect(emails.length).toBeGreaterThan(100);
    expect(emails.filter((email) => !isMailable(email))).toEqual([]);
    await expect(
      started.actions.pool.query(
        'insert into contacts (email) select unnest($1::text[]) on conflict on constraint contacts_email_key_unique do nothing',
        [emails],
      ),
    ).resolves.toBeTruthy();
  });
});
