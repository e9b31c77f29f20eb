import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureDatabase } from '#embedded/postgres/ensure-database.ts';

const name = `ensured_${randomBytes(6).toString('hex')}`;

describe('ensureDatabase', () => {
  const superuserUrl = inject('superuserUrl');
  let url: string;

  beforeAll(async () => {
    url = await ensureDatabase({ superuserUrl, database: name, user: name, password: "it's/s:ecret@" });
  });
  afterAll(async () => {
    await query(superuserUrl, `drop database ${name} with (force)`);
    await query(superuserUrl, `drop role ${name}`);
  });

  it('gives the owner a database and no more', async () => {
    const [row] = await query(
      url,
      `select current_database() as database, rolsuper, rolcreatedb, rolcreaterole
       from pg_roles where rolname = current_user`,
    );

    expect(row).toEqual({ database: name, rolsuper: false, rolcreatedb: false, rolcreaterole: false });
    await expect(query(url, 'create table a ()')).resolves.toEqual([]);
  });

  it('keeps the data and takes the new password when called again', async () => {
    await query(url, 'create table kept ()');

    const again = await ensureDatabase({ superuserUrl, database: name, user: name, password: 'other' });

    expect(await query(again, `select to_regclass('kept')::text as kept`)).toEqual([{ kept: 'kept' }]);
    await expect(query(url, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });

  it("says what to do when the superuser's password is not the one of the data", async () => {
    const wrong = new URL(superuserUrl);
    wrong.password = 'wrong';

    await expect(
      ensureDatabase({ superuserUrl: wrong.href, database: name, user: name, password: 'x' }),
    ).rejects.toThrow('data folder and secrets do not belong together');
  });
});

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
