import { readEnv } from './config/env.ts';
import { createServer } from './create-server.ts';
import { createLogger } from './log/create-logger.ts';

/** Answers under way get this long after a signal. */
const SHUTDOWN_MS = 4_000;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  const server = await createServer(env, log);
  await server.listen({ host: env.HOST, port: env.PORT });

  async function stop() {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    await server.close();
    process.exit(0);
  }
  // One request's mistake must not end the others'.
  process.on('unhandledRejection', (reason) => log.error({ err: reason }, 'A rejection was not handled'));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
