import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { withClient } from '#embedded/postgres/with-client.ts';
import { resumeUpgrade } from '#embedded/upgrade/upgrade-cluster.ts';
import { useDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { seeded } from '#tests/support/seeded.ts';
import { contentOf } from '#tests/upgrade/content-of.ts';
import { unpackDataFolder } from '#tests/upgrade/pack.ts';
import { readReleases } from '#tests/upgrade/releases.ts';

const program = fileURLToPath(new URL('upgrade-in-own-process.ts', import.meta.url));
const hasuraDir = 'hasura';
/** Seeds of the times at which an upgrade is killed. */
const SEEDS = Array.from({ length: 8 }, (_, seed) => seed);
/** What operators add, of each kind that PostgreSQL tells how to make. */
const OWN = `
  create schema shop;
  create type shop.state as enum ('open', 'it''s paid');
  create table shop.orders (id serial primary key, number bigint generated always as identity, state shop.state not null,
    contact uuid references contacts, doubled int generated always as (2) stored, name text collate "C" check (name <> ''));
  create table one (id int primary key);
  create table two (id int primary key, one int references one deferrable);
  alter table one add column two int references two;
  alter table contacts add column crm_id text not null default 'none';
  create index contacts_crm on contacts (crm_id) where crm_id <> 'none';
  create function shop.named(shop.orders) returns text language sql as $$ select 'order ' || $1.id $$;
  create view shop.open_orders as select orders.*, shop.named(orders) as title from shop.orders where state = 'open' group by id;
  create function shop.note() returns trigger language plpgsql as $$ begin new.name := 'noted'; return new; end $$;
  create trigger noted before insert on shop.orders for each row execute function shop.note();
  insert into shop.orders (state, contact) select 'open', id from contacts;
  insert into one values (1); insert into two values (1, 1); update one set two = 1;
  update contacts set crm_id = email`;

describe('an upgrade of the embedded PostgreSQL to the next major version', () => {
  const folder = useDataFolder();
  const at = (name: string) => join(folder, name);
  let secrets: { superuserPassword: string };
  let before: Record<string, string>;
  let upgradeMs = 0;

  const use = async <Result>(database: string, work: (client: pg.Client) => Promise<Result>) => {
    const server = await startPostgres({ dataDir: database, ...secrets });
    const url = server.superuserUrl.replace(/\/postgres$/, '/hostfront');
    return withClient(url, work).finally(() => server.stop());
  };
  async function startUpgrade(dataDir: string) {
    const { child, ended, output } = await startProgram(program, [dataDir, hasuraDir]);
    return { child, ended: ended.then(output) };
  }

  beforeAll(async () => {
    await unpackDataFolder(readReleases().at(0)?.fixture ?? '', at('old'));
    secrets = JSON.parse(readFileSync(at('old/secrets.json'), 'utf8')) as typeof secrets;
    before = await use(at('old/postgres'), async (client) => {
      await client.query(OWN);
      return contentOf(client);
    });
  });

  it('carries over every row, also of schemas that do not belong to the product', async () => {
    cpSync(at('old'), at('whole'), { recursive: true });
    const begun = performance.now();
    const { ended } = await startUpgrade(at('whole'));
    const output = await ended;
    upgradeMs = performance.now() - begun;

    expect(output).toMatch(/^\{"rows":\d+,"leftOut":\[\]\}\n$/);
    expect(await use(at('whole/postgres-17'), contentOf)).toEqual(before);
    const after = await use(at('whole/postgres'), async (client) => {
      const content = await contentOf(client);
      await client.query(`set role hostfront; insert into shop.orders (state) values ('open')`);
      const { rows } = await client.query(
        `select title, name, doubled, number = id as is_next from shop.open_orders order by id desc limit 1`,
      );
      expect(rows).toEqual([{ title: 'order 31', name: 'noted', doubled: 2, is_next: true }]);
      const { rowCount } = await client.query(`select from pg_indexes where indexname = 'contacts_crm'`);
      expect(rowCount).toBe(1);
      return content;
    });
    expect(after).toEqual(before);
  });

  it('stops before it changes anything when an object cannot be carried over', async () => {
    cpSync(at('old'), at('refused'), { recursive: true });
    await use(at('refused/postgres'), (client) =>
      client.query('create domain public.positive as int check (value > 0)'),
    );

    const output = await (await startUpgrade(at('refused'))).ended;

    expect(output).toContain(
      "can't be carried over: the type positive (PostgreSQL does not tell how to make it)",
    );
    expect(readdirSync(at('refused')).filter((name) => /postgres|content/.test(name))).toEqual(['postgres']);
  });

  it.each(SEEDS)(
    'that was killed at a random time is completed by running it again (seed %i)',
    async (seed) => {
      const dataDir = at(`killed-${seed}`);
      cpSync(at('old'), dataDir, { recursive: true });
      const { child, ended } = await startUpgrade(dataDir);
      await sleep(((seed + seeded(seed)()) / SEEDS.length) * upgradeMs);
      child.kill('SIGKILL');
      await ended;

      await resumeUpgrade(dataDir, () => undefined);
      if (!existsSync(join(dataDir, 'postgres-17'))) await (await startUpgrade(dataDir)).ended;

      const names = readdirSync(dataDir).filter((name) => /^postgres|^content/.test(name));
      expect(names.toSorted()).toEqual(['postgres', 'postgres-17']);
      expect(await use(join(dataDir, 'postgres'), contentOf)).toEqual(before);
      rmSync(dataDir, { recursive: true });
    },
  );
});
