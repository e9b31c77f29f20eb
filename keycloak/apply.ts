import { createLogger } from '#runtime/observe/create-logger.ts';
import { runProgram } from '#runtime/process/run-program.ts';
import { createAdminApi } from './admin-api.ts';
import { applyRealm } from './apply-realm.ts';
import { readEnv } from './config/env.ts';
import { parseRealmFile } from './realm-file.ts';

async function main(): Promise<void> {
  const env = readEnv();
  const logger = createLogger('keycloak-apply', env.LOG_LEVEL);
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

runProgram(main);
