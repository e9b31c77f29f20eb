import type { Logger } from 'pino';
import { Registry } from 'prom-client';
import { createLogger } from '#runtime/observe/create-logger.ts';
import { serveMetrics } from '#runtime/observe/metrics.ts';
import { runProgram, stopOnSignal, handleStrayErrors } from '#runtime/process/run-program.ts';
import { readEnv, type IdentityEnv } from './config/env.ts';
import { seedRealms } from './realm/seed-realms.ts';
import { createPool, prepareSchema } from './storage/database.ts';
import { sweepArtifacts } from './storage/artifact-store.ts';

const SWEEP_EVERY_MS = 60_000;

async function main(): Promise<void> {
  const { env, logger, createServer } = await load();
  const pool = createPool(env.DATABASE_URL, logger);
  await prepareSchema(pool);
  const realm = await seedRealms(pool, seedsOf(env));
  const metrics = new Registry();
  const app = await createServer({ pool, publicUrl: env.PUBLIC_URL, logger, metrics });
  const sweeper = setInterval(() => {
    sweepArtifacts(pool).catch((error: unknown) =>
      logger.warn({ err: error }, 'expired sessions stay for now'),
    );
  }, SWEEP_EVERY_MS);

  const metricsServer = await serveMetrics(metrics, env);
  stopOnSignal(async () => {
    clearInterval(sweeper);
    await app.close();
    await metricsServer?.stop();
    await pool.end();
  });
  await app.listen({ host: env.IDENTITY_HOST, port: env.IDENTITY_PORT });
  logger.info({ realm, issuer: `${env.PUBLIC_URL}/realms/${realm}` }, 'identity is ready');
}

let loading: ReturnType<typeof loadOnce> | undefined;
const load = () => (loading ??= loadOnce());

async function loadOnce() {
  const env = readEnv();
  const logger = createLogger('identity', env.LOG_LEVEL);
  handleStrayErrors(logger);
  captureConsole(logger);
  // This import follows `captureConsole`, because `oidc-provider` prints while it loads.
  const { createServer } = await import('./server.ts');

  return { env, logger, createServer };
}

/**
 * Sends `console.info` and `console.warn` to the log, where each line is one JSON object: `oidc-provider` prints by
 * these two and accepts no logger.
 */
function captureConsole(logger: Logger): void {
  Object.assign(globalThis.console, {
    info: (message: unknown) => logger.debug(String(message)),
    warn: (message: unknown) => logger.debug(String(message)),
  });
}

function seedsOf(env: IdentityEnv): Parameters<typeof seedRealms>[1] {
  return {
    realmFile: env.realmFile,
    placeholders: env.placeholders,
    bootstrapClient: {
      clientId: env.KC_BOOTSTRAP_ADMIN_CLIENT_ID,
      secret: env.KC_BOOTSTRAP_ADMIN_CLIENT_SECRET,
    },
  };
}

runProgram(main, { preload: load });
