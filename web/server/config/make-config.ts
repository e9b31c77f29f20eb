import { readEnv } from './env.ts';
import { runtimeConfig, type Saved } from './runtime-config.ts';

/** Returns a configuration for tests. */
export const makeConfig = (saved?: Saved, environment: Record<string, string> = {}) =>
  runtimeConfig(
    readEnv({
      PUBLIC_URL: 'https://host.test',
      HASURA_GRAPHQL_ENDPOINT: 'http://engine.test',
      KEYCLOAK_URL: 'http://identity.test',
      ACTIONS_URL: 'http://actions.test',
      SITE_DIR: '/site',
      ...environment,
    }),
    saved,
  );
