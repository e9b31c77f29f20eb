import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '#embedded/postgres/server/start-postgres.ts';
import { startNewsletters, type Newsletters } from '#tests/actions/newsletters/start-newsletters.ts';
import { median } from '../support/statistics.ts';
import { machine } from '../support/machine.ts';
import { readAmount } from '../support/read-amount.ts';
import { writeReport } from '../support/write-report.ts';

const CONNECTIONS = 10;
const ROUNDS = 3;
/** Content of the newsletter: mails of about 5 KB, as long as those of the compared loop. */
const CONTENT = `<p>Hello {{first_name}}</p>${'<p>The quick brown fox jumps over the lazy dog.</p>'.repeat(40)}`;

type Counted = { count: number; firstAt: number; lastAt: number };

/**
 * Run by `npm run bench -- dispatch [mails|--quick]`. Compares newsletters with a loop over nodemailer's pool, to one
 * sink. The report is written only without an option.
 */
export async function benchDispatch(options: readonly string[]): Promise<void> {
  const mails = readAmount(options, { full: 10_000, quick: 1_000 });
  const dataDir = mkdtempSync(join(tmpdir(), 'hostfront-bench-'));
  const postgres = await startPostgres({ dataDir: join(dataDir, 'postgres'), superuserPassword: 'bench' });
  const world = await startNewsletters({ superuserUrl: postgres.superuserUrl });
  const sink = start('sink-process.ts');
  const [{ port }] = (await once(sink, 'message')) as [{ port: number }];
  await world.addContacts(mails);

  const loop: number[] = [];
  const durable: number[] = [];
  const firstMs: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    loop.push(await runLoop(port, mails));
    const measured = await runDispatch(world, sink, port, mails);
    durable.push(measured.perSecond);
    firstMs.push(measured.firstMs);
  }
  report(
    { mails, loop: median(loop), durable: median(durable), firstMs: median(firstMs) },
    options.length === 0,
  );
  sink.kill();
  await world.stop();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

const start = (file: string, args: string[] = []): ChildProcess =>
  fork(fileURLToPath(new URL(file, import.meta.url)), args, { execArgv: ['--import', 'tsx'] });

async function ask(sink: ChildProcess, question: 'reset' | 'report'): Promise<Counted> {
  sink.send(question);
  const [counted] = (await once(sink, 'message')) as [Counted];
  return counted;
}

async function runLoop(port: number, mails: number): Promise<number> {
  const child = start('pool-process.ts', [String(port), String(mails), String(CONNECTIONS)]);
  await once(child, 'message');
  const begun = Date.now();
  child.send('go');
  await once(child, 'message');
  child.kill();
  return (mails / (Date.now() - begun)) * 1_000;
}

/** Measures from the click on "send"; the dispatcher is a separate process without rate limit and undo time. */
async function runDispatch(world: Newsletters, sink: ChildProcess, port: number, mails: number) {
  const program = fileURLToPath(new URL('../../actions/newsletters/dispatcher-process.ts', import.meta.url));
  const settings = {
    databaseUrl: world.database.url,
    smtpUrl: `smtp://127.0.0.1:${port}`,
    connections: CONNECTIONS,
  };
  const worker = fork(program, [JSON.stringify(settings)], { execArgv: ['--import', 'tsx'], silent: true });
  await once(worker.stdout!, 'data');
  await warmUp(world, sink);
  await ask(sink, 'reset');

  const newsletterId = await world.addNewsletter();
  const clickedAt = Date.now();
  const { dispatch_id } = await world.send(newsletterId, { html_content: CONTENT });
  while ((await world.dispatch(dispatch_id))['state'] !== 'finished') {
    await new Promise((done) => setTimeout(done, 100));
  }
  const { count, firstAt, lastAt } = await ask(sink, 'report');
  if (count !== mails) throw new Error(`The sink took ${count} of ${mails} mails.`);
  worker.kill('SIGTERM');
  await once(worker, 'exit');
  return { perSecond: (mails / (lastAt - clickedAt)) * 1_000, firstMs: firstAt - clickedAt };
}

/** Sends one mail before the measurement, so that code is compiled as in a service that has run for a while. */
async function warmUp(world: Newsletters, sink: ChildProcess): Promise<void> {
  await ask(sink, 'reset');
  await world.pool.query(`update contacts set state = 'bounced' where email <> 'person1@example.test'`);
  const { dispatch_id } = await world.send(await world.addNewsletter(), { html_content: CONTENT });
  while ((await world.dispatch(dispatch_id))['state'] !== 'finished') {
    await new Promise((done) => setTimeout(done, 50));
  }
  await world.pool.query(`update contacts set state = 'subscribed'`);
  await world.pool.query('vacuum analyze contacts');
}

type Result = { mails: number; loop: number; durable: number; firstMs: number };

function report({ mails, loop, durable, firstMs }: Result, isKept: boolean): void {
  const text = `## Newsletters

${machine()}
${mails.toLocaleString('en')} recipients, ${CONNECTIONS} connections, one process, rate limit and time to undo off; medians of ${ROUNDS} runs, taken in turns.

| what | measured | floor | aim |
|---|---|---|---|
| durable newsletters, mails/s | ${durable.toFixed(0)} | | |
| nodemailer's pool in a loop, mails/s | ${loop.toFixed(0)} | | |
| ratio | ${(durable / loop).toFixed(2)} | 0.70 | 0.95 |
| click → first mail at the sink, ms | ${firstMs.toFixed(0)} | 500 | 100 |
`;
  process.stdout.write(text);
  if (isKept) writeReport('dispatch', text);
}
