import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPostgres, type RunningPostgres } from '#embedded/postgres/start-postgres.ts';
import { killDatabaseDuringImport, killDuringImport } from '#tests/actions/imports/killed-service.ts';
import { tokenOf } from '#tests/actions/imports/start-imports.ts';
import { admin, startActions, type Actions } from '#tests/actions/start-actions.ts';

const SEEDS = Array.from({ length: 20 }, (_, at) => 100 + at);

const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-imports-'));
let postgres: RunningPostgres;
let actions: Actions;

const start = (port?: number) =>
  startPostgres({
    dataDir: join(dataDir, 'postgres'),
    superuserPassword: 'test-superuser',
    ...(port !== undefined && { port }),
  });

/** As by a loss of power: no process of the server gets to say goodbye. Another takes its place. */
async function killDatabase(): Promise<void> {
  const { port } = postgres;
  const [pid] = readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
  await postgres.exited;
  postgres = await start(port);
}

beforeAll(async () => {
  postgres = await start();
  actions = await startActions({}, postgres.superuserUrl);
});
afterAll(async () => {
  await actions.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe('an import on its way', () => {
  it.each(SEEDS)('survives the death of its service (seed %i)', async (seed) => {
    await killDuringImport(actions, await tokenOf(actions, admin), seed);
  });

  it.each(SEEDS)('survives the death of the database (seed %i)', async (seed) => {
    await killDatabaseDuringImport(actions, await tokenOf(actions, admin), seed, killDatabase);
  });
});

describe('an import of 200,000 contacts who all got a newsletter', () => {
  it('is undone in the time that a press of the button has', async () => {
    const { pool } = actions;
    await pool.query('delete from contacts; delete from imports');
    const { rows } = await pool.query<{ id: string }>(
      `insert into imports (idempotency_key, state) values ('two-hundred-thousand', 'done') returning id`,
    );
    const id = rows[0]?.id;
    await pool.query(`select set_config('hostfront.batch_id', $1, false)`, [id]);
    await pool.query(
      `insert into contacts (email, import_id) select format('p%s@example.test', n), $1 from generate_series(1, 200000) as n`,
      [id],
    );
    await pool.query(
      `with dispatch as (
         insert into dispatches (newsletter_id, subject, html_content, template_name)
         values (gen_random_uuid(), 'News', 'Hello', 'Basic') returning id, newsletter_id)
       insert into deliveries (dispatch_id, newsletter_id, contact_id, message_token, state, response)
       select dispatch.id, newsletter_id, contacts.id, contacts.id::text, 'sent', '250 ' || email from dispatch, contacts`,
    );

    const answer = await actions.callAsAdmin('undo_import', { import_id: id });

    expect(answer.json()).toEqual({ import_id: id, state: 'undone', removed: 200_000 });
    expect((await pool.query('select from contacts')).rowCount).toBe(0);
    expect(
      (await pool.query('select from deliveries where contact_id is not null or response is not null'))
        .rowCount,
    ).toBe(0);
  });
});
