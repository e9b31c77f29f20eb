import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'vitest';
import { createUploader } from '#tests/actions/imports/upload.ts';
import type { Actions } from '#tests/actions/start-actions.ts';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { tell, type TwoServices } from './two-services.ts';

const ROWS = 20_000;
/** Rows of the second file, the last ones, whose addresses the first file has too. */
const SHARED = 10_000;
/** Upper bound of the random time before a kill; it reaches from the first byte until after the commit. */
const SPREAD_MS = 1_500;
const SETTLE_MS = 60_000;
const UNDER_WAY = 'import-under-way';

type Row = { id: string; state: string; created_count: number; contacts: number };

/**
 * Sends two files that overlap to two services at once, and kills a seeded service with SIGKILL after a seeded time.
 * Checks that the other import ends well, that the killed one is whole or leaves nothing, and that both count once
 * however often and to whichever service they are sent again.
 */
export async function killImports(
  { pool }: Actions,
  services: TwoServices,
  { token, seed }: { token: string; seed: number },
): Promise<void> {
  await pool.query('delete from contacts; delete from imports');
  const random = seeded(seed);
  const victim = random() < 0.5 ? 0 : 1;
  const waitMs = Math.floor(random() * SPREAD_MS);
  const next = random() < 0.5 ? 0 : 1;
  const keys = [randomUUID(), randomUUID()] as const;
  const files = [fileOf(seed, 0), fileOf(seed, ROWS - SHARED).reverse()].map(toCsv);
  const send = async (service: number, at: number) =>
    createUploader(services.urls[service] ?? '', token)(files[at] ?? '', { key: keys[at] ?? '' });

  const startedAt = Date.now();
  const sent = [0, 1].map((at) => send(at, at).catch(() => undefined));
  await wait(waitMs);
  const atKill = (await readRows(keys))[victim];
  await services.kill(victim);
  await services.restart(victim);
  const answers = await Promise.all(sent);
  await checkRows(`seed ${seed}: before the killed one is sent again`);
  const settled = (await readRows(keys))[victim]?.state ?? 'none';

  if (answers[victim]?.body['state'] === 'done')
    expect(settled, `seed ${seed}: what was promised`).toBe('done');
  expect((await readRows(keys))[1 - victim]?.state, `seed ${seed}: of the other service`).toBe('done');
  await sendUntilDone(next, victim);
  await checkRows(`seed ${seed}: after the killed one was sent again`);
  const before = await readRows(keys);
  await Promise.all([0, 1].flatMap((service) => [0, 1].map((at) => sendUntilDone(service, at))));
  expect(await readRows(keys), `seed ${seed}: each counts once`).toEqual(before);
  expect(before.map((row) => row?.state)).toEqual(['done', 'done']);
  expect(sum(before), `seed ${seed}: everybody is there`).toBe(2 * ROWS - SHARED);
  tell('import', {
    ...{ seed, victim, waitMs, atKill: atKill?.state ?? 'none', settled },
    seconds: (Date.now() - startedAt) / 1_000,
  });

  /** Sends a file again; as long as the database works on what a dead service left, that is refused. */
  async function sendUntilDone(service: number, at: number): Promise<void> {
    await waitUntil(
      `the file is imported (seed ${seed})`,
      async () => {
        const { body } = await send(service, at);
        if (body.extensions?.code === UNDER_WAY) return false;
        expect(body, `seed ${seed}`).toMatchObject({ state: 'done' });
        return true;
      },
      SETTLE_MS,
    );
  }

  /** Waits until the history tells how both imports ended, and checks that it says what is there. */
  async function checkRows(when: string): Promise<void> {
    await waitUntil(
      `the history tells what happened (${when})`,
      async () => (await readRows(keys)).every((row) => !row || ['done', 'failed'].includes(row.state)),
      SETTLE_MS,
    );
    for (const row of await readRows(keys))
      if (row) expect(row.contacts, when).toBe(row.state === 'done' ? row.created_count : 0);
    const { rows } = await pool.query<{ count: number }>('select count(*)::integer from contacts');
    expect(rows[0]?.count, when).toBe(sum(await readRows(keys)));
  }

  async function readRows(of: readonly string[]): Promise<Array<Row | undefined>> {
    const { rows } = await pool.query<Row & { idempotency_key: string }>(
      `select id, idempotency_key, state, created_count,
         (select count(*)::integer from contacts where import_id = imports.id) as contacts
       from imports where idempotency_key = any($1)`,
      [of],
    );
    return of.map((key) => rows.find(({ idempotency_key }) => idempotency_key === key));
  }
}

const sum = (rows: ReadonlyArray<Row | undefined>) =>
  rows.reduce((total, row) => total + (row?.contacts ?? 0), 0);

const fileOf = (seed: number, from: number): string[] =>
  Array.from({ length: ROWS }, (_row, at) => `person-${from + at}@seed-${seed}.test,سلمى,Haddad`);

const toCsv = (lines: readonly string[]): string => `email,first_name,last_name\n${lines.join('\n')}\n`;
