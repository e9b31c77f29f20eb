import { join } from 'node:path';
import type { StackEnv } from './config/env.ts';
import { freePorts, prepareDataDir, refuseUsedPort } from './data-dir.ts';
import { openDatabase } from './database.ts';
import * as define from './definitions.ts';
import { runOnce, startPart, type Part, type PartDefinition } from './part.ts';
import { readSecrets, type Secrets } from './secrets.ts';
import { buildSite } from './site.ts';

export type Stack = {
  readonly publicUrl: string;
  readonly inboxUrl: string | undefined;
  readonly secrets: Secrets;
  stop(): Promise<void>;
};

type Options = { readonly root: string; readonly dev: boolean };

/** Starts everything that has no real counterpart configured; answers when the whole product serves. */
export async function startStack(env: StackEnv, options: Options): Promise<Stack> {
  await refuseUsedPort(env.PORT, env.HOST);
  prepareDataDir(env.DATA_DIR);
  const secrets = readSecrets(env);
  const [postgres = 0, engine = 0, identity = 0, actions = 0, smtp = 0, inbox = 0] = await freePorts(6);
  const ports = { engine, identity, actions, smtp, inbox };
  const siteDir = options.dev ? undefined : buildSite(options.root);
  siteDir?.catch(() => undefined);
  const database = await openDatabase(env, secrets, { root: options.root, port: postgres });
  const running: Part[] = [];
  const stop = async (): Promise<void> => {
    await Promise.all(running.splice(0).map((part) => part.stop()));
    await database.stop();
  };

  try {
    const plan: define.StackPlan = {
      root: options.root,
      env,
      secrets,
      databaseUrl: database.url,
      publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
      siteDir: undefined,
      ports,
    };
    await startParts(plan, running, siteDir);
    return { publicUrl: plan.publicUrl, inboxUrl: define.addresses(plan).inbox, secrets, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startParts(
  plan: define.StackPlan,
  running: Part[],
  siteDir: Promise<string> | undefined,
): Promise<void> {
  const { env, root } = plan;
  const folders = { root, logDir: join(env.DATA_DIR, 'logs') };
  const start = async (definition: PartDefinition): Promise<void> => {
    running.push(await startPart(definition, folders));
  };
  const startIdentity = async (): Promise<void> => {
    if (env.KEYCLOAK_URL === undefined) await start(define.identityPart(plan));
    const mayApply = env.KEYCLOAK_URL === undefined || env.KC_BOOTSTRAP_ADMIN_CLIENT_SECRET !== undefined;
    if (mayApply) await runOnce(define.applyRealm(plan), folders);
    await start(define.actionsPart(plan));
  };
  const startWeb = async (): Promise<void> => {
    await start(define.webPart(siteDir === undefined ? plan : { ...plan, siteDir: await siteDir }));
  };

  await allOrFirstFailure([
    startIdentity(),
    env.HASURA_GRAPHQL_ENDPOINT === undefined ? start(define.enginePart(plan)) : Promise.resolve(),
    env.SMTP_URL === undefined ? start(define.mailPart(plan)) : Promise.resolve(),
    startWeb(),
  ]);
}

/** Like Promise.all, but waits for every step to end, so that nothing starts behind a failure's back. */
async function allOrFirstFailure(steps: ReadonlyArray<Promise<void>>): Promise<void> {
  const results = await Promise.allSettled(steps);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}
