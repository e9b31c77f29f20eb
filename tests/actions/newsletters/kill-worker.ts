import { type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { seeded } from '#tests/support/seeded.ts';
import type { Newsletters } from './start-newsletters.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';
import { spawnWorker } from '#tests/support/processes/spawn-worker.ts';

const PROGRAM = fileURLToPath(new URL('dispatcher-process.ts', import.meta.url));
/** Connections of each worker to the mail server. */
export const CONNECTIONS = 5;

/** Starts a dispatcher in a process of its own, by default with the sink of its world. */
export async function spawnDispatcher(
  world: Newsletters,
  { smtpUrl = world.sink.url, connections = CONNECTIONS } = {},
): Promise<ChildProcess> {
  const settings = { databaseUrl: world.database.url, smtpUrl, connections };
  const child = await spawnWorker(PROGRAM, settings);
  world.endAtClear(child);

  return child;
}

const RECIPIENTS = 120;

/**
 * Sends newsletters to 120 contacts and kills the worker once a seeded number of mails was received. Checks that another
 * worker continues, that every contact gets each mail, and that only mails the dead worker was sending come twice. Returns
 * the milliseconds from the kill to the next mail.
 */
export async function surviveKill(world: Newsletters, seed: number, newsletters = 1): Promise<number> {
  const random = seeded(seed);
  await world.addContacts(RECIPIENTS);
  world.sink.control.delayMs = 5 + Math.floor(random() * 20);
  const killAfter = Math.floor(random() * (RECIPIENTS - 10));
  const first = await spawnDispatcher(world);
  for (let at = 0; at < newsletters; at += 1) await world.send(await world.addNewsletter());
  await expect.poll(() => world.sink.mails.length, { interval: 2 }).toBeGreaterThan(killAfter);
  await endProcess(first, 'SIGKILL');
  await expect.poll(() => world.sink.open.now, { interval: 5 }).toBe(0);
  const atKill = world.sink.mails.length;

  const killedAt = Date.now();
  const second = await spawnDispatcher(world);
  try {
    await expect.poll(() => world.sink.mails.length, { interval: 20 }).toBeGreaterThan(atKill);
    const tookMs = Date.now() - killedAt;
    await expect.poll(() => world.rows(`select from dispatches where state <> 'finished'`)).toEqual([]);
    await checkMails(world, seed, RECIPIENTS, newsletters);

    return tookMs;
  } finally {
    await endProcess(second);
  }
}

/**
 * Kills the database while mails go out, and restarts it. Checks that the worker survives, records the mails it has
 * sent, continues, and sends no mail twice.
 */
export async function surviveDatabaseKill(
  world: Newsletters,
  seed: number,
  killDatabase: () => Promise<void>,
): Promise<void> {
  const random = seeded(seed);
  await world.addContacts(RECIPIENTS);
  world.sink.control.delayMs = 5 + Math.floor(random() * 20);
  const killAfter = Math.floor(random() * (RECIPIENTS - 10));
  const worker = await spawnDispatcher(world);
  try {
    const { dispatch_id } = await world.send(await world.addNewsletter());
    await expect.poll(() => world.sink.mails.length, { interval: 2 }).toBeGreaterThan(killAfter);
    await killDatabase();

    const dispatch = await world.untilFinished(dispatch_id);
    expect([...world.sink.counts().values()], `seed ${seed}: each once`).toEqual(Array(RECIPIENTS).fill(1));
    expect(dispatch).toMatchObject({ sent_count: RECIPIENTS, unknown_count: 0 });
  } finally {
    await endProcess(worker);
  }
}

/**
 * Checks at the sink that everybody got each newsletter, that only mails called `unknown` came twice, and that a mail
 * that came twice has one Message-ID; returns how many mails were unknown and how many came twice.
 */
export async function checkMails(world: Newsletters, seed: number, recipients: number, newsletters = 1) {
  const mails = recipients * newsletters;
  const counts = new Map<string, number>();
  for (const { messageId } of world.sink.mails) {
    const [token = ''] = messageId.split('@');
    counts.set(token, (counts.get(token) ?? 0) + 1);
  }
  const repeated = [...counts].filter(([, count]) => count > 1).map(([token]) => token);
  const unknown = (await world.rows('select message_token from deliveries where unknown_attempts > 0')).map(
    ({ message_token }) => message_token,
  );
  const states = await world.rows('select state, count(*)::integer from deliveries group by state');

  expect(counts.size, `seed ${seed}: everybody got each, under one Message-ID`).toBe(mails);
  expect(world.sink.counts().size, `seed ${seed}: everybody`).toBe(recipients);
  expect(unknown.length, `seed ${seed}: claimed at the kill`).toBeLessThanOrEqual(
    2 * CONNECTIONS * newsletters,
  );
  expect(unknown, `seed ${seed}: only what was in hand came twice`).toEqual(expect.arrayContaining(repeated));
  expect(Math.max(...counts.values()), `seed ${seed}: nobody thrice`).toBeLessThanOrEqual(2);
  expect(states, `seed ${seed}: all is accounted for`).toEqual([{ state: 'sent', count: mails }]);

  return { unknown: unknown.length, repeated: repeated.length };
}
