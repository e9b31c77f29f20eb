import { createAdminApi } from './admin-api.ts';
import { applyRealm } from './apply-realm.ts';
import { readEnv } from './config/env.ts';
import { createLogger } from './logger.ts';
import { parseRealmFile } from './realm-file.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger(env.LOG_LEVEL);
  const api = createAdminApi({
    url: env.KEYCLOAK_URL.replace(/\/$/, ''),
    clientId: env.KC_BOOTSTRAP_ADMIN_CLIENT_ID,
    clientSecret: env.KC_BOOTSTRAP_ADMIN_CLIENT_SECRET,
  });
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = env;
  const administrator = email && password ? { email, password } : undefined;
  const file = parseRealmFile(env.realmFile, env.placeholders);
  const applied = await applyRealm(api, file, administrator);

  logger.info({ realm: file.realm, ...applied }, 'the realm is up to date');
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
