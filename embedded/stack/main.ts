import { fileURLToPath } from 'node:url';
import { createLogger } from '#runtime/observe/create-logger.ts';
import '#runtime/process/exit-with-launcher.ts';
import { handleStrayErrors, runProgram, stopOnSignal } from '#runtime/process/run-program.ts';
import { readEnv } from './config/env.ts';
import { startStack, type Stack } from './start-stack.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const STARTED_AT = '--started-at=';

/**
 * Returns the seconds since packages were installed, as `scripts/start.mjs` says, or since this process started. All
 * processes of a machine count nanoseconds from the same moment.
 */
function seconds(): string {
  const startOption = process.argv.find((argument) => argument.startsWith(STARTED_AT));
  const startedAt = startOption && BigInt(startOption.slice(STARTED_AT.length));
  const ms = startedAt ? Number(process.hrtime.bigint() - startedAt) / 1_000_000 : performance.now();

  return (ms / 1_000).toFixed(1);
}

async function main(): Promise<void> {
  outliveReaders();
  handleStrayErrors(createLogger('launcher', 'info', process.stderr));
  const env = readEnv(root);
  const start = new AbortController();
  const stack = startStack(env, { root, dev: process.argv.includes('--dev'), signal: start.signal });
  stopOnSignal(
    async () => {
      start.abort();
      await (await stack.catch(() => undefined))?.stop();
    },
    { signals: ['SIGINT', 'SIGTERM', 'SIGHUP'], withinMs: Infinity },
  );
  try {
    announce(await stack);
  } catch (error) {
    if (!start.signal.aborted) throw error;
  }
}

/**
 * Lets the product go on where the output of this process is not read: a pipe is closed, or a file is on a full disk.
 */
function outliveReaders(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}

function announce({ publicUrl, inboxUrl, signIn }: Stack): void {
  const lines = [
    ['Site', publicUrl],
    ['Admin', `${publicUrl}/admin`],
    ['GraphQL', `${publicUrl}/v1/graphql`],
    ['Mail inbox', inboxUrl ?? '(mail goes to SMTP_URL)'],
    ['Sign in', signIn],
  ];
  say('');
  for (const [name = '', value = ''] of lines) say(`  ${name.padEnd(11)} ${value}`);
  say('');
  say(`Ready in ${seconds()} s`);
}

runProgram(main);
