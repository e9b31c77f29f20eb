import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import type { Actions } from '../start-actions.ts';
import { startService } from '../start-service.ts';
import { createUploader, makeFile } from './upload.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const ROWS = 20_000;
/** Upper bound of the random time before a kill; it reaches from the first byte until after the last. */
const SPREAD_MS = 1_500;

/** Kills the service during an import; checks the remaining rows, the history, and that a second try imports once. */
export async function killDuringImport(actions: Actions, token: string, seed: number): Promise<void> {
  const { pool, databaseUrl, identity } = actions;
  await pool.query('delete from contacts; delete from imports');
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const file = makeFile(ROWS, `seed-${seed}.test`);
  const key = randomUUID();
  const start = () => startService(databaseUrl, identity.url, port);

  const first = await start();
  const sent = createUploader(url, token)(file, { key }).catch(() => undefined);
  await wait(seeded(seed)() * SPREAD_MS);
  first.kill('SIGKILL');
  await Promise.all([sent, once(first, 'exit')]);

  const counts = async () =>
    (await pool.query<{ count: number }>('select count(*)::integer from contacts')).rows[0]?.count;
  const stateOf = async () =>
    (await pool.query<{ state: string }>('select state from imports where idempotency_key = $1', [key]))
      .rows[0]?.state;
  await waitUntil('the session of the killed service is gone', async () => {
    const { rowCount } = await pool.query(
      `select from pg_stat_activity where application_name = 'actions-import' and datname = current_database()`,
    );
    return rowCount === 0;
  });
  expect([0, ROWS], `seed ${seed}`).toContain(await counts());

  const second = await start();
  try {
    await waitUntil('the history says what happened', async () =>
      [undefined, 'done', 'failed'].includes(await stateOf()),
    );
    expect((await counts()) === ROWS, `seed ${seed}`).toBe((await stateOf()) === 'done');
    const again = await createUploader(url, token)(file, { key });
    expect(again.body, `seed ${seed}`).toMatchObject({ state: 'done', created: ROWS });
    expect(await counts()).toBe(ROWS);
    const { rowCount } = await pool.query(`select from pg_class where relname = 'staged_contacts'`);
    expect(rowCount).toBe(0);
  } finally {
    second.kill('SIGTERM');
    await once(second, 'exit');
  }
}

/**
 * Kills the database during an import and restarts it. Checks that the service survives, that nothing is half imported,
 * that the history tells what happened, and that a second try imports once.
 */
export async function killDatabaseDuringImport(
  actions: Actions,
  token: string,
  seed: number,
  killDatabase: () => Promise<void>,
): Promise<void> {
  const { pool, databaseUrl, identity } = actions;
  await pool.query('delete from contacts; delete from imports');
  const port = await freePort();
  const service = await startService(databaseUrl, identity.url, port);
  const file = makeFile(ROWS, `seed-${seed}.test`);
  const key = randomUUID();
  const upload = createUploader(`http://127.0.0.1:${port}`, token);
  const read = async <T>(sql: string, values: unknown[] = []) =>
    ((await pool.query<{ value: T }>(sql, values)).rows[0] ?? { value: undefined }).value;
  const counted = () => read<number>('select count(*)::integer as value from contacts');
  const stateOf = () => read<string>('select state as value from imports where idempotency_key = $1', [key]);
  const sessions = () =>
    read<number>(
      `select count(*)::integer as value from pg_stat_activity where application_name = 'actions-import'`,
    );

  try {
    const sent = upload(file, { key }).catch(() => undefined);
    await wait(seeded(seed)() * SPREAD_MS);
    await killDatabase();
    const answer = await sent;
    expect([0, ROWS], `seed ${seed}`).toContain(await counted());
    await waitUntil('the history says what happened', async () =>
      [undefined, 'done', 'failed'].includes(await stateOf()),
    );
    expect((await counted()) === ROWS, `seed ${seed}`).toBe((await stateOf()) === 'done');
    if (answer?.body['state'] === 'done')
      expect(await counted(), `seed ${seed}: what was promised`).toBe(ROWS);

    expect((await upload(file, { key })).body, `seed ${seed}`).toMatchObject({
      state: 'done',
      created: ROWS,
    });
    expect(await counted()).toBe(ROWS);
    // At its restart PostgreSQL empties the lost session's temporary table; the next autovacuum removes its name.
    await waitUntil('no session of an import is left', async () => (await sessions()) === 0);
  } finally {
    service.kill('SIGTERM');
    await once(service, 'exit');
  }
}
