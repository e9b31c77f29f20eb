import { join } from 'node:path';
import { buildServer, buildSite, type SiteFolders } from './build.ts';
import type { StackEnv } from './config/env.ts';
import { freePorts, noteEngine, prepareDataDir, refuseUsedPort } from './data-dir.ts';
import { openDatabase } from './database.ts';
import * as define from './definitions.ts';
import { runOnce, startPart, type Part, type PartDefinition } from './part.ts';
import { readSecrets } from './secrets.ts';
import { isFirstPasswordOpen, signInLine } from './sign-in-line.ts';
import { untilReady } from './until-ready.ts';
import { stopInOrder } from './stop-in-order.ts';

export type Stack = {
  readonly publicUrl: string;
  readonly inboxUrl: string | undefined;
  /** Text that tells the person how to sign in. */
  readonly signIn: string;
  stop(): Promise<void>;
};

/** Tells the person who started the product. */
const say = (text: string): void => void process.stderr.write(`${text}\n`);

type Options = { readonly root: string; readonly dev: boolean; readonly signal: AbortSignal };

/**
 * Starts every part that has no real counterpart configured; returns when the whole product serves and its first
 * administrator can sign in.
 */
export async function startStack(env: StackEnv, options: Options): Promise<Stack> {
  await refuseUsedPort(env.PORT, env.HOST);
  prepareDataDir(env.DATA_DIR);
  const secrets = readSecrets(env);
  const [postgres = 0, engine = 0, identity = 0, actions = 0, smtp = 0, inbox = 0] = await freePorts(6);
  const ports = { engine, identity, actions, smtp, inbox };
  const site = options.dev ? undefined : buildSite(options.root);
  site?.catch(() => undefined);
  const serverDir = buildServer(options.root);
  serverDir.catch(() => undefined);
  const database = await openDatabase(env, secrets, { root: options.root, port: postgres, say });
  const running: Part[] = [];
  const stop = async (): Promise<void> => {
    await stopInOrder(running.splice(0), database);
  };

  try {
    if (env.HASURA_GRAPHQL_ENDPOINT === undefined) noteEngine(env.DATA_DIR, engine);
    const plan: define.StackPlan = {
      root: options.root,
      env,
      secrets,
      databaseUrl: database.url,
      publicUrl: env.PUBLIC_URL?.replace(/\/$/, '') ?? `http://localhost:${env.PORT}`,
      site: undefined,
      ports,
    };
    await startParts(plan, { running, site, serverDir: await serverDir, signal: options.signal });
    const signIn = signInLine({ ...plan, isOpen: await isFirstPasswordOpen(plan) });
    return { publicUrl: plan.publicUrl, inboxUrl: define.partUrls(plan).inbox, signIn, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Start = {
  readonly running: Part[];
  readonly site: Promise<SiteFolders> | undefined;
  readonly serverDir: string;
  readonly signal: AbortSignal;
};

async function startParts(
  plan: define.StackPlan,
  { running, site, serverDir, signal }: Start,
): Promise<void> {
  const { env, root } = plan;
  const failure = new AbortController();
  const around = {
    root,
    serverDir,
    logDir: join(env.DATA_DIR, 'logs'),
    logLimits: { maxBytes: env.LOG_MAX_BYTES, maxFiles: env.LOG_MAX_FILES },
    signal: AbortSignal.any([signal, failure.signal]),
    say,
  };
  const start = async (definition: PartDefinition): Promise<void> => {
    running.push(await startPart(definition, around));
  };
  const startIdentity = async (): Promise<void> => {
    if (env.KEYCLOAK_URL === undefined) await start(define.identityPart(plan));
    const mayApply = env.KEYCLOAK_URL === undefined || env.KC_BOOTSTRAP_ADMIN_CLIENT_SECRET !== undefined;
    await Promise.all([
      mayApply ? runOnce(define.applyRealm(plan), around) : undefined,
      start(define.actionsPart(plan)),
    ]);
  };
  const startWeb = async (): Promise<void> => {
    await start(define.webPart(site === undefined ? plan : { ...plan, site: await site }));
  };

  const steps = [
    startIdentity(),
    env.HASURA_GRAPHQL_ENDPOINT === undefined ? start(define.enginePart(plan)) : Promise.resolve(),
    env.SMTP_URL === undefined ? start(define.mailPart(plan)) : Promise.resolve(),
    startWeb(),
  ];
  try {
    await Promise.all(steps);
    await untilReady(define.healthUrls(plan), around);
  } catch (error) {
    // The other steps are aborted and waited for, so that nothing starts after the failure was reported.
    failure.abort();
    await Promise.allSettled(steps);
    throw error;
  }
}
