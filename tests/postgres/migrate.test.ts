import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ask } from '#tests/support/postgres/ask.ts';
import { createTestDatabase, openTestDatabase } from '#tests/support/postgres/database.ts';
import { startProgram } from '#tests/support/processes/start-program.ts';
import { useStarted } from '#tests/support/use-started.ts';

const PROGRAM = fileURLToPath(new URL('../../commands/migrate.ts', import.meta.url));

const database = useStarted(() => createTestDatabase({ template: 'empty' }));

/** Runs `npm run migrate`; returns all that it wrote, and its exit code. */
async function migrate(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number | null; output: string }> {
  const { ended, output } = await startProgram(PROGRAM, args, { env });
  return { code: await ended, output: output() };
}

describe('npm run migrate', () => {
  it('applies all migrations, records them in the table that Hasura reads, and does nothing at a second run', async () => {
    const env = { DATABASE_URL: database.url };

    const checked = await migrate(env, '--check');
    const first = await migrate(env);
    const second = await migrate(env);

    expect(checked.output).toContain('runs on a version of PostgreSQL that this product works with');
    expect(first.output).toContain('These were applied: create_shared_functions, ');
    expect(second).toEqual({
      code: 0,
      output: expect.stringContaining('No migration was left to be applied.') as string,
    });
    const rows = await ask(database.url, 'select count(*)::int from hdb_catalog.schema_migrations');
    expect(rows).toEqual([{ count: readdirSync('hasura/migrations/default').length }]);
  });

  it('refuses a database of another encoding with --check, and writes nothing', async () => {
    const name = `test_ascii_${process.pid}`;
    const url = new URL(database.superuserUrl);
    await ask(
      url.href,
      `create database ${name} encoding 'SQL_ASCII' locale 'C' locale_provider libc template template0`,
    );
    onTestFinished(() =>
      ask(database.superuserUrl, `drop database ${name} with (force)`).then(() => undefined),
    );
    url.pathname = name;

    const { code, output } = await migrate({ DATABASE_URL: url.href }, '--check');

    expect({ code, output }).toEqual({
      code: 1,
      output: expect.stringContaining('has the encoding SQL_ASCII') as string,
    });
    expect(await ask(url.href, `select from pg_namespace where nspname = 'embedded'`)).toEqual([]);
  });

  it('says with --check which collation the product has, where the database has another', async () => {
    const name = `test_libc_${process.pid}`;
    const url = new URL(database.superuserUrl);
    await ask(
      url.href,
      `create database ${name} encoding 'UTF8' locale 'C' locale_provider libc template template0`,
    );
    onTestFinished(() =>
      ask(database.superuserUrl, `drop database ${name} with (force)`).then(() => undefined),
    );
    url.pathname = name;

    const other = await migrate({ DATABASE_URL: url.href }, '--check');
    const own = await migrate({ DATABASE_URL: database.url }, '--check');

    expect(other).toEqual({
      code: 0,
      output: expect.stringMatching(/orders texts by C of the C library, .*icu_locale 'und'/) as string,
    });
    expect(own.output).not.toContain('orders texts');
  });

  it('waits with --wait until another process has applied every migration', async () => {
    const env = { DATABASE_URL: (await openTestDatabase({ template: 'empty' })).url };
    const { child, ended, output } = await startProgram(PROGRAM, ['--wait'], { env });

    await expect.poll(output).toMatch(/^Waiting for \d+ migrations, up to \w+; nobody applies them now\.\n$/);
    const before = child.exitCode;
    await migrate(env);

    expect({ before, code: await ended }).toEqual({ before: null, code: 0 });
    expect(output()).toContain('The database has every migration of this release.');
  });

  it('fails with a reason if DATABASE_URL is missing or no database answers there', async () => {
    const { code, output } = await migrate({});

    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL must name the database to migrate');
    expect((await migrate({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })).output).toBe(
      "The database to migrate can't be opened: connect ECONNREFUSED 127.0.0.1:1.\n",
    );
  });
});
