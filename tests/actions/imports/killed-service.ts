import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import type { Actions } from '../start-actions.ts';
import { startService } from '../start-service.ts';
import { createUploader, makeFile, type Outcome } from './upload.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

const ROWS = 20_000;
/** Upper bound of the random time before a kill; it reaches from the first byte until after the last. */
const SPREAD_MS = 1_500;

/** Kills the service during an import; checks the remaining rows, the history, and that a second try imports once. */
export async function killDuringImport(actions: Actions, token: string, seed: number): Promise<void> {
  const { start, send, untilNoSession, checkRows, checkSecondTry } = await prepareKill(actions, token, seed);
  const first = await start();
  const sent = send().catch(() => undefined);
  await wait(seeded(seed)() * SPREAD_MS);
  await Promise.all([sent, endProcess(first, 'SIGKILL')]);
  await untilNoSession();
  await checkRows();

  const second = await start();
  try {
    await checkSecondTry();
    const { rowCount } = await actions.pool.query(`select from pg_class where relname = 'staged_contacts'`);
    expect(rowCount).toBe(0);
  } finally {
    await endProcess(second);
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
  const { start, send, untilNoSession, checkRows, checkSecondTry } = await prepareKill(actions, token, seed);
  const service = await start();
  try {
    const sent = send().catch(() => undefined);
    await wait(seeded(seed)() * SPREAD_MS);
    await killDatabase();
    const answer = await sent;
    await checkRows();
    await checkSecondTry(answer);
    // At its restart PostgreSQL empties the lost session's temporary table; the next autovacuum removes its name.
    await untilNoSession();
  } finally {
    await endProcess(service);
  }
}

/** Empties the contacts, and returns what both kills need to send a file and to look what became of it. */
async function prepareKill({ pool, databaseUrl, identity }: Actions, token: string, seed: number) {
  await pool.query('delete from contacts; delete from imports');
  const port = await freePort();
  const file = makeFile(ROWS, `seed-${seed}.test`);
  const key = randomUUID();
  const upload = createUploader(`http://127.0.0.1:${port}`, token);
  const send = () => upload(file, { key });
  const read = async <T>(sql: string, values: unknown[] = []) =>
    (await pool.query<{ value: T }>(sql, values)).rows[0]?.value;
  const countRows = () => read<number>('select count(*)::integer as value from contacts');
  const readState = () =>
    read<string>('select state as value from imports where idempotency_key = $1', [key]);

  return {
    start: () => startService(databaseUrl, identity.url, port),
    send,
    untilNoSession: () =>
      waitUntil('no session of an import is left', async () => {
        const { rowCount } = await pool.query(
          `select from pg_stat_activity where application_name = 'actions-import' and datname = current_database()`,
        );
        return rowCount === 0;
      }),
    checkRows: async () => expect([0, ROWS], `seed ${seed}`).toContain(await countRows()),

    /** Checks that the history tells what happened, that an answer before the kill was true, and that a second try imports once. */
    async checkSecondTry(answer?: Outcome): Promise<void> {
      await waitUntil('the history says what happened', async () =>
        [undefined, 'done', 'failed'].includes(await readState()),
      );
      expect((await countRows()) === ROWS, `seed ${seed}`).toBe((await readState()) === 'done');
      if (answer?.body['state'] === 'done')
        expect(await countRows(), `seed ${seed}: what was promised`).toBe(ROWS);

      // On a busy machine the service answers before the merge is done.
      expect(['done', 'merging'], `seed ${seed}`).toContain((await send()).body['state']);
      await waitUntil('the second try is done', async () => (await readState()) !== 'merging');
      expect([await readState(), await countRows()], `seed ${seed}`).toEqual(['done', ROWS]);
      expect((await send()).body, `seed ${seed}`).toMatchObject({ state: 'done', created: ROWS });
    },
  };
}
