import { expect, inject, it } from 'vitest';
import { ask } from '#tests/support/postgres/ask.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { say, unheardIn } from '#tests/support/doctor.ts';
import { checkCollations } from '../../commands/doctor/check-collations.ts';

it('the doctor reports a collation whose version has changed as a fault', async () => {
  const database = await openTestDatabase();
  const look = () => say(checkCollations(Promise.resolve(database.url)));

  const before = await look();
  await ask(inject('superuserUrl'), `update pg_database set datcollversion = '1' where datname = $1`, [
    database.name,
  ]);
  const after = await look();

  expect(before).toBe('ok: The collations are those that the indexes were built by.');
  expect(after).toMatch(
    /^fault: The collation has changed \(of the database from version 1 to [\d.]+\): \d+ indexes of texts may miss rows and take values twice\.$/,
  );
});

it('the doctor reports no fault of collations if the database does not run or does not answer', async () => {
  const at = (databaseUrl: string | undefined) => say(checkCollations(Promise.resolve(databaseUrl)));

  expect(await at(undefined)).toBe('');
  expect(await at('postgres://a:b@127.0.0.1:1/c')).toMatch(/^ok: The collations were not looked at/);
  expect(unheardIn(['check-collations.ts'])).toEqual([]);
});
