import { readEnv as readActionsEnv } from '#actions/config/env.ts';
import { readEngineConfig } from '#embedded/engine/config/env.ts';
import { readEnv as readIdentityEnv } from '#embedded/identity/config/env.ts';
import type { StackEnv } from '#embedded/stack/config/env.ts';
import * as define from '#embedded/stack/parts/definitions.ts';
import { makeSecrets } from '#embedded/stack/secrets/secrets.ts';
import { readEnv as readWebEnv } from '#web/server/config/env.ts';
import { readEnv as readApplyEnv } from '../../keycloak/config/env.ts';

/** Takes the place of each port that a start chooses. */
const PORT = 1;

/** Reads the environments that a start would give its parts; throws what the first of them would throw. */
export function readParts(env: StackEnv, root: string): void {
  const plan: define.StackPlan = {
    root,
    env,
    secrets: makeSecrets(env),
    databaseUrl: env.DATABASE_URL ?? 'postgres://127.0.0.1/hostfront',
    publicUrl: define.publicUrlOf(env),
    site: undefined,
    ports: { engine: PORT, identity: PORT, actions: PORT, smtp: PORT, inbox: PORT },
  };
  if (env.HASURA_GRAPHQL_ENDPOINT === undefined) readEngineConfig(define.enginePart(plan).env);
  if (env.KEYCLOAK_URL === undefined) {
    readIdentityEnv(define.identityPart(plan).env);
    readApplyEnv(define.applyRealm(plan).env);
  }
  readActionsEnv(define.actionsPart(plan).env);
  readWebEnv(define.webPart(plan).env);
}
