import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { isEmail, toStoredEmail } from '#rules/email/stored-email.ts';
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
  it('accepts no random email that the database refuses', async () => {
    const seed = randomInt(1_000_000);
    process.stdout.write(`The random emails have the seed ${seed}.\n`);
    const random = seeded(seed);
    const pick = () => PIECES[Math.floor(random() * PIECES.length)] ?? '';
    const some = () => Array.from({ length: 1 + Math.floor(random() * 3) }, pick).join('');
    const emails = Array.from({ length: 5_000 }, () => toStoredEmail(`${some()}@${some()}.test`)).filter(
      isEmail,
    );

    expect(emails.length).toBeGreaterThan(100);
    await expect(
      started.actions.pool.query(
        'insert into contacts (email) select unnest($1::text[]) on conflict on constraint contacts_email_key_unique do nothing',
        [emails],
      ),
    ).resolves.toBeTruthy();
  });
});
