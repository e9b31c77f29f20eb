import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import { startDatabase } from '#embedded/backup/open-database.ts';
import { ask } from '#tests/support/postgres/ask.ts';
import { openTestDatabase } from '#tests/support/postgres/database.ts';
import { startRefusingPooler } from '#tests/support/postgres/refusing-pooler.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { openDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { askBoth, SECRETS } from './ask-both.ts';

let folder: string;
let source: Record<string, string>;

beforeEach(async () => {
  folder = openDataFolder();
  source = { PORT: String(await freePort()), HOST: '127.0.0.1', DATA_DIR: join(folder, 'data') };
});

const inData = (name: string) => join(folder, 'data', name);

/** Gives the product a database of its own, in which a superuser plants a fault. */
async function plantSql(sql: (name: string) => string, template?: 'empty'): Promise<void> {
  const database = await openTestDatabase(template && { template });
  await asSuperuser(database.name, sql(database.name));
  source['DATABASE_URL'] = database.url;
}

function asSuperuser(name: string, sql: string): Promise<unknown> {
  const url = new URL(inject('superuserUrl'));
  url.pathname = name;
  return ask(url.href, sql);
}

type Fault = { readonly fault: string; plant(): unknown; readonly sentence: RegExp };

const FAULTS: Fault[] = [
  {
    fault: 'no PostgreSQL at the address',
    plant: async () => (source['DATABASE_URL'] = `postgres://me:secret-word@127.0.0.1:${await freePort()}/x`),
    sentence: /^The database can't be opened: connect ECONNREFUSED .*; see whether PostgreSQL runs/,
  },
  {
    fault: 'a wrong password',
    plant: () => {
      const url = new URL(inject('superuserUrl'));
      url.password = 'wrong';
      source['DATABASE_URL'] = url.href;
    },
    sentence: /^The database can't be opened: password authentication failed/,
  },
  {
    fault: 'a pooler that refuses time limits at the start of a connection',
    plant: async () => {
      const { url, stop } = await startRefusingPooler();
      onTestFinished(stop);
      source['DATABASE_URL'] = url;
    },
    sentence: /^The pooler before PostgreSQL refuses statement_timeout, .* set ignore_startup_parameters = /,
  },
  {
    fault: 'a database that can only be read',
    plant: () => plantSql((name) => `alter database ${name} set default_transaction_read_only = on`),
    sentence: /^The database can only be read, because default_transaction_read_only is on; /,
  },
  {
    fault: 'a standby',
    // PostgreSQL finds this function before its own.
    plant: () =>
      plantSql(
        (name) => `create schema faked;
          create function faked.pg_is_in_recovery() returns boolean language sql return true;
          grant usage on schema faked to hostfront;
          alter database ${name} set search_path = faked, pg_catalog, public;
          alter database ${name} set default_transaction_read_only = on`,
      ),
    sentence: /^The database can only be read, because its server is a standby; /,
  },
  {
    fault: 'a database of another encoding',
    plant: async () => {
      const name = `test_latin_${process.pid}`;
      await asSuperuser(
        'postgres',
        `create database ${name} encoding 'LATIN1' locale_provider libc locale 'C' template template0`,
      );
      onTestFinished(async () => void (await asSuperuser('postgres', `drop database ${name} with (force)`)));
      const url = new URL(inject('superuserUrl'));
      url.pathname = name;
      source['DATABASE_URL'] = url.href;
    },
    sentence: /^The database has the encoding LATIN1, but this product needs UTF8; /,
  },
  {
    fault: 'a role that may not create schemas',
    plant: () =>
      plantSql(
        (name) => `alter database ${name} owner to postgres; grant create on schema public to hostfront`,
      ),
    sentence: /^The role of DATABASE_URL may not create schemas; let the database's owner run: grant create/,
  },
  {
    fault: 'a database that a killed restore has left',
    plant: () => plantSql(() => 'create table embedded.unfinished_restore (begun_at timestamptz)'),
    sentence: /^A restore into this database did not end; /,
  },
  {
    fault: 'migrations of a newer release',
    plant: () =>
      plantSql(
        () =>
          `insert into embedded.migrations (version, name, sha256) values (9999999999999, 'of_later', '')`,
      ),
    sentence: /^The database has the migration 9999999999999_of_later, which these files lack; /,
  },
  {
    fault: 'migrations of a newer release in the record of Hasura',
    plant: () =>
      plantSql(
        () => `create schema hdb_catalog;
          create table hdb_catalog.schema_migrations (version bigint primary key, dirty boolean not null);
          insert into hdb_catalog.schema_migrations values (9999999999999, false);
          grant usage on schema hdb_catalog to hostfront; grant all on hdb_catalog.schema_migrations to hostfront`,
        'empty',
      ),
    sentence: /^The database has the migration 9999999999999, which these files lack; /,
  },
];

describe('npm start and npm run doctor report the same about', () => {
  it.each(FAULTS)('$fault', async ({ plant, sentence }) => {
    await plant();

    const { start, faults } = await askBoth(source);

    expect(start).toMatch(sentence);
    expect(faults).toEqual([start?.replaceAll('secret-word', '***')]);
  });

  it('a product without faults: nothing', async () => {
    await plantSql(() => 'select');

    expect(await askBoth(source)).toEqual({ start: undefined, faults: [] });
  });

  it('an embedded database that is in use, of a newer release, or of other secrets', async () => {
    mkdirSync(inData(''));
    writeFileSync(inData('secrets.json'), JSON.stringify(SECRETS));
    const { url, close } = await startDatabase(inData('postgres'), SECRETS);
    await ask(
      url,
      `create schema embedded;
       create table embedded.migrations (version bigint primary key, name text, sha256 text, applied_at timestamptz);
       insert into embedded.migrations values (9999999999999, 'of_later', '')`,
    );

    const used = await askBoth(source);
    await close();
    const newer = await askBoth(source);
    writeFileSync(
      inData('secrets.json'),
      JSON.stringify({ ...SECRETS, superuserPassword: 'of another data folder'.padEnd(32, '-') }),
    );
    const strange = await askBoth(source);

    expect(used.start).toMatch(/^The database folder .* is in use by another running server /);
    expect(used.faults).toEqual([used.start]);
    expect(newer.start).toMatch(/^The database has the migration 9999999999999_of_later, /);
    expect(newer.faults).toEqual([newer.start]);
    expect(strange.start).toMatch(/^The database refuses its superuser's password: /);
    expect(strange.faults).toEqual([strange.start]);
  });
});
