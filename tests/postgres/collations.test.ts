import type pg from 'pg';
import { beforeEach, describe, expect, inject, it } from 'vitest';
import { rebuildCollated } from '#embedded/postgres/collations.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { readEnv } from '#embedded/stack/config/env.ts';
import { openDatabase } from '#embedded/stack/database.ts';
import { connect } from '#tests/support/postgres/connect.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/postgres/database.ts';

describe("rebuilding indexes after a change of the collation's version", () => {
  let database: TestDatabase;
  let superuser: pg.Client;
  let said: string[];
  const say = (text: string) => void said.push(text);

  beforeEach(async () => {
    said = [];
    database = await openTestDatabase({ template: 'empty' });
    const url = new URL(inject('superuserUrl'));
    url.pathname = `/${database.name}`;
    superuser = await connect(url.href);
    await superuser.query(
      `set role hostfront;
       create collation german (provider = icu, locale = 'de');
       create table words (
         word text constraint words_key unique, other text collate "C", german text collate german, number int
       );
       create index words_other_idx on words (other);
       create index words_german_idx on words (german);
       create index words_number_idx on words (number) where word > 'm';
       insert into words values ('a', 'b', 'c', 1);
       reset role`,
    );
  });

  it('does not wait while another process holds the lock for building indexes', async () => {
    await superuser.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.indexes]);

    expect(await rebuildCollated({ databaseUrl: database.url, say })).toEqual([]);
  });

  /** Lets the database look as if it had been made by another build. */
  const age = async (what: 'database' | 'collation') => {
    if (what === 'database')
      await superuser.query(`update pg_database set datcollversion = '1' where datname = $1`, [
        database.name,
      ]);
    else await superuser.query(`update pg_collation set collversion = '2' where collname = 'german'`);
  };
  const oids = async () => {
    const { rows } = await superuser.query<{ name: string; oid: string }>(
      `select relname as name, oid from pg_class where relname like 'words\\_%' and relkind = 'i'`,
    );
    return Object.fromEntries(rows.map(({ name, oid }) => [name, oid]));
  };
  const rebuild = () => rebuildCollated({ databaseUrl: database.url, say });

  it('does nothing if no version has changed', async () => {
    expect({ rebuilt: await rebuild(), said }).toEqual({ rebuilt: [], said: [] });
  });

  it('rebuilds only the indexes that the collation sorts, once, and records the new version', async () => {
    await age('database');
    const before = await oids();

    expect(await rebuild()).toEqual(['public.words_key']);

    const after = await oids();
    expect(Object.keys(after).filter((name) => after[name] !== before[name])).toEqual(['words_key']);
    expect(said).toEqual([
      expect.stringMatching(
        /^The collation has changed \(of the database from version 1 to [\d.]+\): 1 indexes of texts are rebuilt\.$/,
      ),
    ]);
    await age('collation');
    expect(await rebuild()).toEqual(['public.words_german_idx']);
    expect(await rebuild()).toEqual([]);
  });

  it('names duplicate rows that prevent it, and is repeated once they are deleted, without leftover indexes', async () => {
    await age('database');
    await superuser.query(`update pg_index set indisunique = false where indexrelid = 'words_key'::regclass`);
    await superuser.query(`insert into words values ('a')`);
    await superuser.query(`update pg_index set indisunique = true where indexrelid = 'words_key'::regclass`);

    await expect(rebuild()).rejects.toThrow(
      /^The index public\.words_key can't be rebuilt: .*\. Key \(word\)=\(a\) is duplicated\. Delete or change/,
    );
    await superuser.query(`delete from words where other is null`);

    expect(await rebuild()).toEqual(['public.words_key']);
    expect(Object.keys(await oids()).filter((name) => name.includes('_cc'))).toEqual([]);
  });

  it('fails if another role owns the collation', async () => {
    await superuser.query(`alter collation german owner to postgres`);
    await age('collation');

    await expect(rebuild()).rejects.toThrow('must be owner of collation public.german');
  });

  it('is done at start of the product; a start goes on if it fails, and the next one tries again', async () => {
    const product = await openTestDatabase();
    const env = readEnv('/', { DATABASE_URL: product.url, DATA_DIR: '/nowhere' });
    const start = async () =>
      (await openDatabase(env, {} as never, { root: process.cwd(), port: 0, say })).stop();
    await superuser.query(`update pg_database set datcollversion = '1' where datname = $1`, [product.name]);
    await superuser.query(`alter database ${product.name} owner to postgres;
       grant create on database ${product.name} to hostfront`);

    await start();
    await superuser.query(`alter database ${product.name} owner to hostfront`);
    await start();
    await start();

    expect(said).toEqual([
      expect.stringMatching(/^The collation has changed .*: \d+ indexes of texts are rebuilt\.$/),
      expect.stringMatching(/^Texts may not be found, .*: must be owner of database/),
      expect.stringMatching(/^The collation has changed/),
    ]);
  });
});
