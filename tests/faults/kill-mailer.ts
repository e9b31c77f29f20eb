import { expect } from 'vitest';
import { checkMails } from '#tests/actions/newsletters/kill-worker.ts';
import type { Newsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { seeded } from '#tests/support/seeded.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { tell, type TwoServices } from './two-services.ts';

const RECIPIENTS = 2_000;
/** Recipients that are left at least when a service is killed. */
const LEFT = 100;
/** Milliseconds that the sink takes for a mail: from LEAST_DELAY_MS to as many more as MORE_DELAY_MS. */
const LEAST_DELAY_MS = 5;
const MORE_DELAY_MS = 20;
const FINISH_MS = 120_000;

/**
 * Lets two services send one newsletter, and kills one of them with SIGKILL once a seeded number of mails has arrived.
 * Checks the mails at the sink.
 */
export async function killMailer(world: Newsletters, services: TwoServices, seed: number): Promise<void> {
  const random = seeded(seed);
  const victim = random() < 0.5 ? 0 : 1;
  const killAfter = Math.floor(random() * (RECIPIENTS - LEFT));
  world.sink.control.delayMs = LEAST_DELAY_MS + Math.floor(random() * MORE_DELAY_MS);
  await world.addContacts(RECIPIENTS);

  const startedAt = Date.now();
  const { dispatch_id } = await world.send(await world.addNewsletter());
  await waitUntil(
    `more than ${killAfter} mails have arrived (seed ${seed})`,
    () => world.sink.mails.length > killAfter,
    FINISH_MS,
  );
  await services.kill(victim);
  const sending = await countSenders(world);
  await services.restart(victim);
  await waitUntil(
    `the newsletter is finished (seed ${seed})`,
    async () => (await world.dispatch(dispatch_id))['state'] === 'finished',
    FINISH_MS,
  );

  expect(await countSenders(world), `seed ${seed}: more than one sent`).toBeGreaterThan(1);
  const { unknown, repeated } = await checkMails(world, seed, RECIPIENTS);
  tell('newsletter', {
    ...{ seed, victim, killAfter, sending, unknown, repeated },
    seconds: (Date.now() - startedAt) / 1_000,
  });
}

/** Counts the processes that sent mails so far; a service that was restarted counts as another one. */
async function countSenders({ rows }: Newsletters): Promise<number> {
  const [row] = await rows('select count(distinct claimed_by)::integer as count from deliveries');
  return Number(row?.['count']);
}
