import { fileURLToPath } from 'node:url';
import { PostgresError } from '../postgres/postgres-error.ts';
import { readEnv } from './config/env.ts';
import { StackError } from './stack-error.ts';
import { startStack, type Stack } from './start-stack.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** Seconds since the person typed the command, installation excluded. */
const seconds = (): string => (performance.now() / 1_000).toFixed(1);

async function main(): Promise<void> {
  const env = readEnv(root);
  const start = new AbortController();
  const stack = startStack(env, { root, dev: process.argv.includes('--dev'), signal: start.signal });
  stopOnSignal(stack, start);
  try {
    announce(await stack);
  } catch (error) {
    if (!start.signal.aborted) throw error;
  }
}

function announce({ publicUrl, inboxUrl, secrets }: Stack): void {
  const lines = [
    ['Site', publicUrl],
    ['Admin', `${publicUrl}/admin`],
    ['GraphQL', `${publicUrl}/v1/graphql`],
    ['Mail inbox', inboxUrl ?? '(mail goes to SMTP_URL)'],
    ['Sign in', `${secrets.adminEmail}  ${secrets.adminPassword}`],
  ];
  say('');
  for (const [name = '', value = ''] of lines) say(`  ${name.padEnd(11)} ${value}`);
  say('');
  say(`Ready in ${seconds()} s`);
}

/** The first signal stops everything in order; a second one is ignored, as the first is at work. */
function stopOnSignal(starting: Promise<Stack>, start: AbortController): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    start.abort();
    const stack = await starting.catch(() => undefined);
    await stack?.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop());
  process.once('disconnect', () => void stop());
}

main().catch((error: unknown) => {
  const isExpected = error instanceof StackError || error instanceof PostgresError;
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exit(1);
});
