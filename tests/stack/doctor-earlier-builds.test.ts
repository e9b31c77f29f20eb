import type pg from 'pg';
import { beforeEach, describe, expect, it } from 'vitest';
import { connect } from '#tests/support/postgres/connect.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';
import { say, unheardIn } from '#tests/support/doctor.ts';
import { checkEarlierBuilds } from '../../commands/doctor/check-earlier-builds.ts';

describe("the doctor's checks for damage by earlier builds", () => {
  let database: TestDatabase;
  let client: pg.Client;

  beforeEach(async () => {
    database = await openTestDatabase();
    client = await connect(database.url);
    // The tests' rows count as older than the migrations, as those that an earlier build wrote.
    await client.query(`update embedded.migrations set applied_at = now() + interval '1 day'`);
  });

  const look = (queryMs?: number) => say(checkEarlierBuilds(database.url, queryMs));

  it('find nothing in a new product', async () => {
    expect(await look()).toBe('ok: Nothing of earlier builds needs a look.');
  });

  it('list imports that saved no header, with the number of contacts that are subscribed since', async () => {
    const { rows } = await client.query<{ id: string }>(
      `insert into imports (idempotency_key, state, mode, file_name, created_count, header, created_at) values
         ('earlier-1', 'done', 'skip', 'ghost.csv', 3, null, '2026-10-01Z'),
         ('earlier-2', 'undone', 'skip', 'undone.csv', 3, null, '2026-10-01Z'),
         ('earlier-3', 'done', 'unsubscribe', 'left.csv', 3, null, '2026-10-01Z'),
         ('today-001', 'done', 'skip', 'today.csv', 3, '{email}', '2026-11-01Z')
       returning id`,
    );
    await client.query(
      `insert into contacts (email, source, import_id, state) values
         ('a@x.test', 'import', $1, 'subscribed'), ('b@x.test', 'import', $1, 'subscribed'),
         ('c@x.test', 'import', $1, 'unsubscribed')`,
      [rows[0]?.id],
    );

    expect(await look()).toBe(
      `warning: The import ${rows[0]?.id} of 2026-10-01 ("ghost.csv", skip) was read by an earlier build, which kept no header: it made 3 contacts, of whom 2 are subscribed now.`,
    );
  });

  it('name 20 imports at most, and count the further ones', async () => {
    await client.query(
      `insert into imports (idempotency_key, state, source) select 'earlier-' || n, 'done', 'api' from generate_series(1, 23) as n`,
    );

    const lines = (await look()).split('\n');
    expect(lines).toHaveLength(21);
    expect(lines.at(-1)).toBe('warning: 3 further imports were read by an earlier build.');
  });

  it('name plans and contacts whose columns an update emptied, unless they were filled again', async () => {
    const plan = await insertPlan();
    const filled = await insertPlan();
    const { rows } = await client.query<{ id: string }>(
      `insert into contacts (email, first_name, last_name) values ('a@x.test', 'Salma', 'Ali') returning id`,
    );
    const contact = rows[0]?.id;
    await client.query(`update pricing_plans set badge = null, logo = null, price = 2 where name = 'Small'`);
    await client.query(`update pricing_plans set badge = 'New', logo = '/logo.svg' where id = $1`, [filled]);
    await client.query(`update contacts set first_name = null, state = 'unsubscribed' where id = $1`, [
      contact,
    ]);

    expect((await look()).replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d/g, 'NOW')).toBe(
      [
        `warning: The plan ${plan} has nothing in badge, logo since a change of NOW.`,
        `warning: The contact ${contact} has nothing in first_name since a change of NOW.`,
      ].join('\n'),
    );

    await client.query(`update embedded.migrations set applied_at = now() - interval '1 day'`);
    expect(await look()).toBe('ok: Nothing of earlier builds needs a look.');
    await client.query('drop schema embedded cascade');
    expect(await look()).toContain(`The plan ${plan}`);
  });

  it('name 20 records at most, and warn if the history is too long to be read', async () => {
    for (let at = 0; at < 22; at += 1) await insertPlan();
    await client.query(`update pricing_plans set badge = null where name = 'Small'`);

    expect((await look()).split('\n').at(-1)).toBe(
      'warning: 2 more have empty columns since a change of a plan.',
    );

    await client.query(`create schema slow;
      create function slow.jsonb_path_exists(jsonb, jsonpath) returns boolean language plpgsql volatile
        as $$ begin perform pg_catalog.pg_sleep(60); return true; end $$`);
    const name = client.escapeIdentifier(client.database ?? '');
    await client.query(`alter database ${name} set search_path = slow, pg_catalog, public`);
    expect(await look(1)).toContain('warning: The history of each plan is too long to be read at once.');
  });

  it('name the reason if the database cannot be read', async () => {
    await client.query('alter table imports drop column header');
    expect(await look()).toContain(
      'ok: What earlier builds did was not looked at: column "header" does not exist',
    );
  });

  it('have each of their messages tested in this file', () => {
    expect(unheardIn(['check-earlier-builds.ts'])).toEqual([]);
  });

  async function insertPlan(): Promise<string | undefined> {
    const { rows } = await client.query<{ id: string }>(
      `insert into pricing_plans (name, price, currency, period, features, category, badge, logo)
       values ('Small', 1, 'USD', 'mo', '{a}', 'vps', 'Old', '/old.svg') returning id`,
    );
    return rows[0]?.id;
  }
});
