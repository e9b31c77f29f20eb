import { createServer } from './app/create-server.ts';
import { startJobs } from './app/jobs.ts';
import { createServices } from './app/services.ts';
import { readEnv } from './config/env.ts';
import { createLogger } from './lib/create-logger.ts';
import { createPool } from './lib/database.ts';
import { prepareSchema } from './lib/prepare-schema.ts';

/** Requests and jobs under way get this long after a signal. */
const SHUTDOWN_MS = 4_000;

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger(env.LOG_LEVEL);
  const pool = createPool(env.DATABASE_URL, log);
  await prepareSchema(pool).catch((cause: unknown) => {
    const reason = (cause as { code?: string }).code ?? String(cause);
    throw new Error(`The actions service cannot start: the database does not answer (${reason}).`, { cause });
  });

  const services = createServices(env, pool, log);
  const server = await createServer(services);
  await server.listen({ host: env.ACTIONS_HOST, port: env.ACTIONS_PORT });
  const jobs = startJobs(services);

  async function stop() {
    setTimeout(() => process.exit(0), SHUTDOWN_MS).unref();
    await server.close();
    await jobs.stop();
    await pool.end();
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
