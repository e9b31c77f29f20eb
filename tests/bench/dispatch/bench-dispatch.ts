import { once } from 'node:events';
import { spawnDispatcher } from '#tests/actions/newsletters/kill-worker.ts';
import { startNewsletters, type Newsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { startRemote, type Remote } from '#tests/support/processes/remote-process.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { amountOf, startDatabaseServer, type Scenario } from '../support/scenario.ts';
import { inTurn, median, mediansOf } from '../support/statistics.ts';
import type { PoolOrder } from './pool-process.ts';
import type { Counted } from './sink-process.ts';

const CONNECTIONS = 10;
const ROUNDS = 3;
/** Content of the newsletter: mails of about 5 KB, as long as those of the compared loop. */
const CONTENT = `<p>Hello {{first_name}}</p>${'<p>The quick brown fox jumps over the lazy dog.</p>'.repeat(40)}`;

/**
 * Run by `npm run bench -- dispatch [mails|--quick]`. Compares newsletters with a loop over nodemailer's pool, to one
 * sink.
 */
export const dispatch: Scenario = {
  title: 'Newsletters',
  measure: async (run) => {
    const mails = amountOf(run, { full: 10_000, quick: 1_000 });
    const { superuserUrl } = await startDatabaseServer(run);
    const world = await startNewsletters({ superuserUrl });
    run.after(() => world.stop());
    const sink = startRemote(new URL('sink-process.ts', import.meta.url));
    run.after(sink.stop);
    const port = await sink.call<number>('listen');
    await world.addContacts(mails);
    const samples = await inTurn(
      { loop: () => runLoop(port, mails), durable: () => runDispatch(world, sink, port, mails) },
      { rounds: ROUNDS },
    );
    const loop = median(samples.loop);
    const { perSecond, firstMs } = mediansOf(samples.durable);

    return {
      parts: [
        `${mails.toLocaleString('en')} recipients, ${CONNECTIONS} connections, one process, rate limit and time to undo off; medians of ${ROUNDS} runs, taken in turns.`,
        [
          ['what', 'measured', 'floor', 'aim'],
          ['durable newsletters, mails/s', perSecond.toFixed(0), '', ''],
          ["nodemailer's pool in a loop, mails/s", loop.toFixed(0), '', ''],
          ['ratio', (perSecond / loop).toFixed(2), '0.70', '0.95'],
          ['click → first mail at the sink, ms', firstMs.toFixed(0), 500, 100],
        ],
      ],
    };
  },
};

async function runLoop(port: number, mails: number): Promise<number> {
  const pool = startRemote(new URL('pool-process.ts', import.meta.url));
  await pool.call('ready');
  const begun = Date.now();
  await pool.call('send', { port, mails, connections: CONNECTIONS } satisfies PoolOrder);
  const seconds = (Date.now() - begun) / 1_000;
  await pool.stop();

  return mails / seconds;
}

/** Measures from the click on "send"; the dispatcher is a separate process without rate limit and undo time. */
async function runDispatch(world: Newsletters, sink: Remote, port: number, mails: number) {
  const smtpUrl = `smtp://127.0.0.1:${port}`;
  const worker = await spawnDispatcher(world, { smtpUrl, connections: CONNECTIONS });
  await warmUp(world);
  await sink.call('reset');

  const clickedAt = await send(world);
  const { count, firstAt, lastAt } = await sink.call<Counted>('report');
  if (count !== mails) throw new Error(`The sink took ${count} of ${mails} mails.`);
  worker.kill('SIGTERM');
  await once(worker, 'exit');

  return { perSecond: (mails / (lastAt - clickedAt)) * 1_000, firstMs: firstAt - clickedAt };
}

/** Sends one mail before the measurement, so that code is compiled as in a service that has run for a while. */
async function warmUp(world: Newsletters): Promise<void> {
  await world.pool.query(`update contacts set state = 'bounced' where email <> 'person1@example.test'`);
  await send(world);
  await world.pool.query(`update contacts set state = 'subscribed'`);
  await world.pool.query('vacuum analyze contacts');
}

/** Sends a newsletter to all contacts and waits for its end; returns when it was sent. */
async function send(world: Newsletters): Promise<number> {
  const newsletterId = await world.addNewsletter();
  const clickedAt = Date.now();
  const { dispatch_id } = await world.send(newsletterId, { html_content: CONTENT });
  await waitUntil(
    'the newsletter is sent',
    async () => (await world.dispatch(dispatch_id))['state'] === 'finished',
    600_000,
    100,
  );

  return clickedAt;
}
