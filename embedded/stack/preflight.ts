import { join } from 'node:path';
import { findPackage, majorOf } from '../postgres/server/binaries.ts';
import { refuseUnfitDatabase } from '../postgres/database-checks.ts';
import { judgeDataFolder } from '../postgres/server/data-folder.ts';
import { refuseUsedFolder } from '../postgres/server/leftover-server.ts';
import { chooseServerAccount } from '../postgres/server/server-account.ts';
import type { StackEnv } from './config/env.ts';
import { refuseDataDir } from './data-dir.ts';
import { refuseUsedPort } from '#runtime/network/free-ports.ts';
import { metricsPorts } from './parts/metrics-ports.ts';
import { refuseSecrets } from './secrets/secrets.ts';

/** One thing that must be so before the product starts. */
export type Preflight = {
  readonly name: 'port' | 'disk' | 'secrets' | 'database';
  /** Sentence for a person who asks while it is so. */
  readonly good: string;
  /** Sentence where the running product itself keeps it from being so. */
  readonly held?: string;
  /**
   * Throws the sentence for the person who starts the product; completes the last step of a killed restore, and changes
   * nothing else.
   */
  check(): void | Promise<void>;
};

/** Lists what `npm start` asks up to the first fault, and `npm run doctor` to the end, in the same sentences. */
export function preflight(env: StackEnv): readonly Preflight[] {
  return [...ports(env), ...folders(env)];
}

/** Throws at the first thing that keeps the product from its start. */
export async function refuseToStart(env: StackEnv, root: string): Promise<void> {
  for (const { check } of preflight(env)) await check();
  if (env.DATABASE_URL !== undefined) await refuseUnfitDatabase(env.DATABASE_URL, hasuraDirOf(env, root));
}

/** Returns the folder with the migrations that a start applies; undefined where a real Hasura does that. */
export const hasuraDirOf = (env: StackEnv, root: string): string | undefined =>
  env.HASURA_GRAPHQL_ENDPOINT === undefined ? join(root, 'hasura') : undefined;

function ports(env: StackEnv): Preflight[] {
  const metrics = { port: 'METRICS_PORT', host: 'METRICS_HOST' };
  const places = [
    { port: env.PORT, host: env.HOST, names: { port: 'PORT', host: 'HOST' } },
    ...Object.values(metricsPorts(env)).map((port) => ({ port, host: env.METRICS_HOST, names: metrics })),
  ];

  return places.map(portIsFree);
}

/** A port on which a process listens, and the variables that set it. */
export type Listening = {
  readonly host: string;
  readonly port: number;
  readonly names: { readonly host: string; readonly port: string };
};

/** Tries to listen as the process will do, which does not start while it can't. */
export const portIsFree = ({ names, ...place }: Listening): Preflight => ({
  name: 'port',
  good: `Port ${place.port} is free.`,
  held: `The product answers on port ${place.port}.`,
  check: () => refuseUsedPort(place, names),
});

function folders(env: StackEnv): Preflight[] {
  const folder = join(env.DATA_DIR, 'postgres');
  const isOwn = env.DATABASE_URL === undefined;
  const openable: Preflight = {
    name: 'database',
    good: 'The database folder can be opened.',
    check: () => judgeFolder(folder),
  };
  const unused: Preflight = {
    name: 'database',
    good: 'No server runs in the database folder.',
    held: 'The product uses the database folder.',
    check: () => refuseUsedFolder(folder),
  };

  return [
    { name: 'disk', good: 'The data folder can be written.', check: () => refuseDataDir(env.DATA_DIR) },
    ...(isOwn ? [openable] : []),
    { name: 'secrets', good: 'The secrets can be read.', check: () => refuseSecrets(env) },
    ...(isOwn ? [unused] : []),
  ];
}

function judgeFolder(folder: string): void {
  if (judgeDataFolder(folder, majorOf(findPackage())) === 'initialised') chooseServerAccount(folder);
}
