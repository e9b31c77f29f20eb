import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { ensureDatabase } from '#embedded/postgres/ensure-database.ts';
import { ask } from '#tests/support/postgres/ask.ts';

const name = `ensured_${randomBytes(6).toString('hex')}`;

describe('ensureDatabase', () => {
  const superuserUrl = inject('superuserUrl');
  let url: string;

  beforeAll(async () => {
    url = await ensureDatabase(superuserUrl, { name, password: "it's/s:ecret@" });
  });
  afterAll(async () => {
    await ask(superuserUrl, `drop database ${name} with (force)`);
    await ask(superuserUrl, `drop role ${name}`);
  });

  it('creates a database and a role that owns it, which is neither superuser nor may create databases or roles', async () => {
    const [row] = await ask(
      url,
      `select current_database() as database, rolsuper, rolcreatedb, rolcreaterole
       from pg_roles where rolname = current_user`,
    );

    expect(row).toEqual({ database: name, rolsuper: false, rolcreatedb: false, rolcreaterole: false });
    await expect(ask(url, 'create table a ()')).resolves.toEqual([]);
  });

  it('keeps the data and sets the new password when it is called again', async () => {
    await ask(url, 'create table kept ()');

    const again = await ensureDatabase(superuserUrl, { name, password: 'other' });

    expect(await ask(again, `select to_regclass('kept')::text as kept`)).toEqual([{ kept: 'kept' }]);
    await expect(ask(url, 'select 1')).rejects.toMatchObject({ code: '28P01' });
  });
});
