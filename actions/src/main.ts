import type { Logger } from 'pino';
import { createLogger } from '#runtime/create-logger.ts';
import { serveMetrics } from '#runtime/metrics.ts';
import { runProgram, stopOnSignal, handleStrayErrors } from '#runtime/run-program.ts';
import { createServer } from '#actions/app/create-server.ts';
import { startAccountJobs, startJobs, startWebhookDelivery } from '#actions/app/jobs.ts';
import { createServices, type Services } from '#actions/app/services.ts';
import { readEnv, warningsOf, type Env } from '#actions/config/env.ts';
import { startDispatcher } from '#actions/features/send-newsletter/start-dispatcher.ts';
import { startBounceReader } from '#actions/features/take-mail-events/mailbox/start-bounce-reader.ts';
import { createPool } from '#actions/lib/database.ts';
import { createBounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { prepareSchema } from '#actions/lib/prepare-schema.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger('actions', env.LOG_LEVEL);
  handleStrayErrors(log);
  for (const warning of warningsOf(env)) log.warn(warning);
  const pool = createPool(env.DATABASE_URL, log);
  await prepareSchema(pool).catch(failWithoutDatabase);

  const services = createServices(env, pool, log);
  const server = await createServer(services);
  const accountJobs = await startAccountJobs(services).catch(failWithoutDatabase);
  const dispatcher = await startDispatcher({
    ...services,
    otherJobs: accountJobs,
    databaseUrl: env.DATABASE_URL,
    connections: env.NEWSLETTER_CONNECTIONS,
    ratePerMinute: env.NEWSLETTER_RATE_LIMIT,
  }).catch(failWithoutDatabase);
  // The server listens only after all parts that need the database to start; from here on the database may be lost at
  // any moment.
  await server.listen({ host: env.ACTIONS_HOST, port: env.ACTIONS_PORT });
  const metricsServer = await serveMetrics(services.metrics, env);
  const jobs = startJobs(services);
  const webhooks = startWebhookDelivery(services);
  const bounceReader = startBounces(env, services);

  stopOnSignal(async () => {
    // Each of these calls tells its part to stop at once; the parts then end their work side by side.
    await endAll(log, [
      server.close(),
      jobs.stop(),
      webhooks.stop(),
      bounceReader?.stop(),
      dispatcher.stop(),
    ]);
    await endAll(log, [metricsServer?.stop(), pool.end()]);
  });
}

/** Waits until all parts have ended; one that fails keeps no other from ending its work. */
async function endAll(log: Logger, parts: Array<PromiseLike<unknown> | undefined>): Promise<void> {
  for (const part of await Promise.allSettled(parts)) {
    if (part.status === 'rejected')
      log.error({ err: part.reason as unknown }, 'A part did not stop in order');
  }
}

function failWithoutDatabase(cause: unknown): never {
  const reason = (cause as { code?: string }).code ?? String(cause);
  throw new Error(`The database does not respond (${reason}).`, { cause });
}

/** Starts the bounce reader; returns undefined if no mailbox is configured. */
function startBounces(env: Env, { pool, log }: Services) {
  if (env.IMAP_URL === '') return undefined;
  return startBounceReader({
    pool,
    log,
    url: env.IMAP_URL,
    doneFolder: env.IMAP_DONE_FOLDER,
    bounces: createBounceEmail(env.BOUNCE_ADDRESS),
    intervalMs: env.IMAP_INTERVAL_S * 1_000,
  });
}

runProgram(main);
