import { join } from 'node:path';
import { TELL_START_AFTER_MS, tellWaits } from '#runtime/process/tell-waits.ts';
import { siteFolders, startBuild } from './build.ts';
import type { StackEnv } from './config/env.ts';
import { prepareDataDir } from './data-dir.ts';
import { freePorts } from '#runtime/network/free-ports.ts';
import { databaseUrlOf, openDatabase } from './database.ts';
import * as define from './parts/definitions.ts';
import type { Part } from './parts/part.ts';
import { noteAddresses } from './running-product.ts';
import { refuseToStart } from './preflight.ts';
import { readSecrets } from './secrets/secrets.ts';
import { isFirstPasswordOpen, signInLine } from './sign-in-line.ts';
import { startParts } from './parts/start-parts.ts';
import { untilReady } from './parts/until-ready.ts';
import { stopInOrder } from './parts/stop-in-order.ts';

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Tells the person who started the product. */
const say = (text: string): void => void process.stderr.write(`${text}\n`);

type Options = { readonly root: string; readonly dev: boolean; readonly signal: AbortSignal };

/**
 * Starts every part that has no real counterpart configured; returns when the whole product serves and its first
 * administrator can sign in. Site and parts are built and the database is opened at the same time; the parts load their
 * code as soon as they are built.
 */
export async function startStack(env: StackEnv, { root, dev, signal }: Options) {
  await refuseToStart(env, root);
  prepareDataDir(env.DATA_DIR);
  const secrets = readSecrets(env);
  const [postgres = 0, engine = 0, identity = 0, actions = 0, smtp = 0, inbox = 0] = await freePorts(6);
  const failure = new AbortController();
  const started = AbortSignal.any([signal, failure.signal]);
  const site = dev ? undefined : startBuild(root, 'site', { signal: started });
  const code = startBuild(root, 'server', { signal: started });
  const plan: define.StackPlan = {
    root,
    env,
    secrets,
    databaseUrl: databaseUrlOf(env, secrets, postgres),
    publicUrl: define.publicUrlOf(env),
    site: site && siteFolders(root, site),
    ports: { engine, identity, actions, smtp, inbox },
  };
  const database = openDatabase(env, secrets, { root, port: postgres, say });
  database.catch(() => undefined);
  const running: Part[] = [];
  const stop = (): Promise<void> =>
    stopInOrder(running.splice(0), {
      stop: async () => (await database.catch(() => undefined))?.stop(),
    });
  const around = {
    root,
    serverDir: code.folder,
    logDir: join(env.DATA_DIR, 'logs'),
    logLimits: { maxBytes: env.LOG_MAX_BYTES, maxFiles: env.LOG_MAX_FILES },
    signal: started,
    say,
  };
  const steps = startParts(plan, {
    running,
    code: code.whole,
    site: site?.whole,
    database,
    around,
  });

  try {
    // A start that finds the folder's database in use says nothing over the product that uses it.
    const noted = database.then(() => noteAddresses(env.DATA_DIR, define.partUrls(plan)));
    const builds = { 'the build of the parts': code.whole, 'the build of the site': site?.whole };
    await untilAll({ ...builds, 'the database': noted, 'the parts': Promise.all(steps.all) });
    const isOpen = steps.applied.then(() => isFirstPasswordOpen(plan));
    await untilReady(define.healthUrls(plan), around);
    const signIn = signInLine({ ...plan, isOpen: await isOpen });
    return { publicUrl: plan.publicUrl, inboxUrl: define.partUrls(plan).inbox, signIn, stop };
  } catch (error) {
    // The other steps are aborted and waited for, so that nothing starts after the failure was reported.
    failure.abort();
    await Promise.allSettled(steps.all);
    await stop();
    throw error;
  }
}

/** Waits for all of these; says, after some seconds, for which. */
async function untilAll(steps: Readonly<Record<string, Promise<unknown> | undefined>>): Promise<void> {
  const pending = new Set(Object.keys(steps));
  const all = Object.entries(steps).map(async ([name, step]) => {
    await step;
    pending.delete(name);
  });
  const describe = () => `Waiting for ${[...pending].join(', ')}.`;
  await tellWaits(Promise.all(all), { say, afterMs: TELL_START_AFTER_MS, describe });
}
