import { readEnv, type IdentityEnv } from './config/env.ts';
import { captureConsole, createLogger } from './logger.ts';
import { seedRealms } from './realm/seed-realms.ts';
import { createPool, prepareSchema } from './storage/database.ts';
import { sweepArtifacts } from './storage/artifact-store.ts';

const SWEEP_EVERY_MS = 60_000;

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  captureConsole(logger);
  // Imported after the console is captured: `oidc-provider` prints while it loads.
  const { createServer } = await import('./server.ts');

  const pool = createPool(env.DATABASE_URL, logger);
  await prepareSchema(pool);
  const realm = await seedRealms(pool, seedsOf(env));
  const app = await createServer({ pool, publicUrl: env.PUBLIC_URL, logger });
  const sweeper = setInterval(() => {
    sweepArtifacts(pool).catch((error: unknown) =>
      logger.warn({ err: error }, 'expired sessions stay for now'),
    );
  }, SWEEP_EVERY_MS);

  const stop = async (): Promise<void> => {
    clearInterval(sweeper);
    await app.close();
    await pool.end();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop().then(() => process.exit(0)));
  }
  await app.listen({ host: env.IDENTITY_HOST, port: env.IDENTITY_PORT });
  logger.info({ realm, issuer: `${env.PUBLIC_URL}/realms/${realm}` }, 'identity is ready');
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
