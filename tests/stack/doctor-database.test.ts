import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { connect } from '#tests/support/postgres/connect.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { hear, say, unheardIn } from '#tests/support/doctor.ts';
import { checkDatabase, judgePooling } from '../../commands/doctor/check-database.ts';
import { checkTexts } from '../../commands/doctor/check-texts.ts';

describe("the doctor's checks of the database", () => {
  it("find no fault in the product's database", async () => {
    const database = await openTestDatabase();

    expect(await say(checkDatabase(database.url))).toBe(
      'ok: PostgreSQL is 17.\nok: The role has the rights that it needs.\nok: The clocks here and of PostgreSQL agree.',
    );
  });

  it('name each privilege that the database role lacks', async () => {
    const admin = await connect(inject('superuserUrl'));
    onTestFinished(async () => void (await admin.query('drop role doctor_stranger')));
    const database = await openTestDatabase();
    await admin.query(`create role doctor_stranger login password 'stranger'`);
    const url = new URL(database.url);
    url.username = 'doctor_stranger';
    url.password = 'stranger';

    const said = await say(checkDatabase(url.href));
    expect(said).toContain('fault: The role of DATABASE_URL may not create tables');
    expect(said).toContain('fault: The role of DATABASE_URL may not create schemas');
    expect(said).toMatch(/fault: The role of DATABASE_URL may not create triggers on \d+ tables/);
  });

  it('warn where the database orders texts otherwise than the product’s own', async () => {
    const admin = await connect(inject('superuserUrl'));
    const name = `doctor_libc_${process.pid}`;
    await admin.query(
      `create database ${name} encoding 'UTF8' locale 'C' locale_provider libc template template0`,
    );
    onTestFinished(async () => void (await admin.query(`drop database ${name} with (force)`)));
    const url = new URL(inject('superuserUrl'));
    url.pathname = name;

    expect(await say(checkDatabase(url.href))).toMatch(
      /warning: The database orders texts by C of the C library, but .*icu_locale 'und' template template0\./,
    );
  });

  it('count rows that have a text of invisible characters only', async () => {
    const database = await openTestDatabase();
    const client = await connect(database.url);
    expect(await say(checkTexts(database.url))).toBe('ok: Every text can be seen.');

    await client.query(`
      alter table pricing_plans disable trigger pricing_plans_refuse_unseen;
      insert into pricing_plans (name, price, features, category, badge) values
        ('Cloud', 9, '{SSL,\u200b}', 'cloud', ''), ('\u2060', 9, '{SSL}', 'cloud', null), ('VPS', 9, '{SSL}', 'vps', null)`);

    const said = await say(checkTexts(database.url));
    expect(said).toBe('warning: 2 rows of pricing_plans have a text of characters that nobody can see.');
  });

  it('warn if the texts cannot be read', async () => {
    const wrong = new URL(inject('superuserUrl'));
    wrong.password = 'wrong-password';

    expect(await say(checkTexts(wrong.href))).toMatch(/^warning: The texts can't be read: password/);
  });

  it('report a PostgreSQL that is too old, and a server whose clock is an hour off', async () => {
    const database = await openTestDatabase();
    const client = await connect(database.url);
    // PostgreSQL finds these functions before its own.
    await client.query(`
      create schema past;
      create function past.current_setting(text) returns text language sql return '160004';
      create function past.clock_timestamp() returns timestamptz language sql
        return pg_catalog.clock_timestamp() - interval '1 hour';
    `);
    const name = client.escapeIdentifier(client.database ?? '');
    await client.query(`alter database ${name} set search_path = past, pg_catalog, public`);

    const said = await say(checkDatabase(database.url));
    expect(said).toContain(
      'fault: The database runs on PostgreSQL 160004, but this product needs 17 or newer',
    );
    expect(said).toMatch(/fault: The clock here is 3\d{3} s ahead of that of PostgreSQL/);
  });

  // PgBouncer itself is put before the database in tests/deploy/pooler.check.ts.
  it('report a pooler in transaction mode as a fault', () => {
    expect(hear(judgePooling('transaction'))).toMatchObject([{ level: 'fault' }]);
    expect(judgePooling('session')).toEqual([]);
  });
  it('have each of their messages tested in this file', () => {
    expect(unheardIn(['check-database.ts', 'check-texts.ts'])).toEqual([]);
  });
});
