import { createLogger } from '#runtime/observe/create-logger.ts';
import { poolerWarning } from '#runtime/network/find-pooler.ts';
import { PoolerRefusal } from '#runtime/network/pooler-refusal.ts';
import { serveMetrics } from '#runtime/observe/metrics.ts';
import { runProgram, stopOnSignal, handleStrayErrors } from '#runtime/process/run-program.ts';
import { hasUnfinishedRestore, UNFINISHED_TEXT } from '#runtime/process/unfinished-restore.ts';
import { createServer } from '#actions/app/create-server.ts';
import { startAccountJobs, startJobs, startWebhookDelivery } from '#actions/app/jobs.ts';
import { createParts, type Parts } from '#actions/app/parts.ts';
import { createServices, type Services } from '#actions/app/services.ts';
import { readEnv, warningsOf, type Env } from '#actions/config/env.ts';
import { startDispatcher } from '#actions/features/send-newsletter/start-dispatcher.ts';
import { createPool } from '#actions/lib/database.ts';
import { openUnlessHeld } from '#actions/lib/hold/hold-gate.ts';
import { createBounceEmail } from '#actions/lib/mail/bounce-email.ts';
import { prepareSchema } from '#actions/lib/prepare-schema.ts';

/** Work of this service that goes on over several transactions, or listens. */
const NEEDS_SESSION = 'the queue of jobs, imports and the list of revoked keys';

async function main(): Promise<void> {
  const env = readEnv();
  const log = createLogger('actions', env.LOG_LEVEL);
  handleStrayErrors(log);
  for (const warning of warningsOf(env)) log.warn(warning);
  const pool = createPool(env.DATABASE_URL, log);
  const parts = createParts(log);
  stopOnSignal(async (withinMs) => {
    await parts.stop(withinMs);
    await pool.end();
  });

  await parts.start(async () => {
    const warning = await poolerWarning(pool, NEEDS_SESSION).catch(failWithoutDatabase);
    if (warning !== undefined) log.warn(warning);
    if (await hasUnfinishedRestore(pool).catch(failWithoutDatabase)) throw new Error(UNFINISHED_TEXT);
    await prepareSchema(pool).catch(failWithoutDatabase);
    return undefined;
  });
  await startService(env, createServices(env, pool, log), parts);
}

/**
 * Starts all parts of the service. The server listens only after all parts that need the database to start; from then on
 * the database may be lost at any moment.
 */
async function startService(env: Env, services: Services, parts: Parts): Promise<void> {
  const server = await createServer(services);
  const accountJobs = await parts.start(() => startAccountJobs(services).catch(failWithoutDatabase));
  const dispatcher = await parts.start(() =>
    startDispatcher({
      ...services,
      otherJobs: accountJobs,
      databaseUrl: env.DATABASE_URL,
      connections: env.NEWSLETTER_CONNECTIONS,
      ratePerMinute: env.NEWSLETTER_RATE_LIMIT,
    }).catch(failWithoutDatabase),
  );
  services.vitals.watch('dispatches', dispatcher.jobs);
  services.vitals.watch('heartbeat', dispatcher.heartbeat);
  await parts.start(async () => {
    await server.listen({ host: env.ACTIONS_HOST, port: env.ACTIONS_PORT });
    return { stop: () => server.close() };
  });
  await parts.start(() => serveMetrics(services.metrics, env));
  await parts.start(() => startJobs(services));
  await parts.start(() => startWebhookDelivery(services));
  await parts.start(() => startBounces(env, services));
}

function failWithoutDatabase(cause: unknown): never {
  if (cause instanceof PoolerRefusal) throw cause;
  const reason = (cause as { code?: string }).code ?? String(cause);
  throw new Error(`The database does not respond (${reason}).`, { cause });
}

/** Starts the bounce reader; returns undefined if no mailbox is configured. */
function startBounces(env: Env, { pool, log }: Services) {
  if (env.IMAP_URL === '') return undefined;
  const start = async () => {
    // What reads a mailbox is half of this service's packages, and most products have none.
    const { startBounceReader } =
      await import('#actions/features/take-mail-events/mailbox/start-bounce-reader.ts');
    return startBounceReader({
      pool,
      log,
      url: env.IMAP_URL,
      doneFolder: env.IMAP_DONE_FOLDER,
      bounces: createBounceEmail(env.BOUNCE_ADDRESS),
      intervalMs: env.IMAP_INTERVAL_S * 1_000,
    });
  };
  // The product that the backup is of may still read this mailbox, and needs the reports itself.
  return openUnlessHeld({ db: pool, log, name: 'the bounce mailbox', start });
}

runProgram(main);
