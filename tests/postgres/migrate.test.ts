import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { builtProgram } from '#tests/support/processes/built-program.ts';
import { createTestDatabase } from '#tests/support/postgres/database.ts';
import { useStarted } from '#tests/support/use-started.ts';

const PROGRAM = fileURLToPath(new URL('../../commands/migrate.ts', import.meta.url));

const database = useStarted(() => createTestDatabase({ template: 'empty' }));

/** Runs `npm run migrate`; returns all that it wrote, and its exit code. */
async function migrate(
  env: Record<string, string>,
  ...args: string[]
): Promise<{ code: number; output: string }> {
  const program = await builtProgram(PROGRAM);
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [program, ...args],
      { env: { PATH: process.env['PATH'], ...env } },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

describe('npm run migrate', () => {
  it('brings a database up to date, and records it for Hasura', async () => {
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
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const { rows } = await client.query('select count(*)::int from hdb_catalog.schema_migrations');
    await client.end();
    expect(rows).toEqual([{ count: readdirSync('hasura/migrations/default').length }]);
  });

  it('waits with --wait until another process has applied every migration', async () => {
    const empty = await createTestDatabase({ template: 'empty' });
    onTestFinished(() => empty.close());
    const env = { PATH: process.env['PATH'], DATABASE_URL: empty.url };
    const waiting = spawn(process.execPath, [await builtProgram(PROGRAM), '--wait'], { env });
    const exited = once(waiting, 'exit');
    waiting.stdout.setEncoding('utf8');
    let output = '';
    waiting.stdout.on('data', (text: string) => (output += text));

    await expect
      .poll(() => output)
      .toMatch(/^Waiting for \d+ migrations, up to \w+; nobody applies them now\.\n$/);
    const before = waiting.exitCode;
    await migrate({ DATABASE_URL: empty.url });
    const [code] = (await exited) as [number];

    expect({ before, code }).toEqual({ before: null, code: 0 });
    expect(output).toContain('The database has every migration of this release.');
  });

  it('asks for the database that is meant', async () => {
    const { code, output } = await migrate({});

    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL must name the database to migrate');
    expect((await migrate({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/c' })).output).toBe(
      "The database to migrate can't be opened: connect ECONNREFUSED 127.0.0.1:1.\n",
    );
  });
});
