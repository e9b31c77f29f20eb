import { fileURLToPath } from 'node:url';
import { readEnv } from '#embedded/stack/config/env.ts';
import { openDatabase } from '#embedded/stack/database.ts';
import { prepareDataDir } from '#embedded/stack/data-dir.ts';
import { freePorts } from '#runtime/network/free-ports.ts';
import { refuseToStart } from '#embedded/stack/preflight.ts';
import { readSecrets } from '#embedded/stack/secrets/secrets.ts';
import { examine } from '../../commands/doctor/examine.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export type Answers = {
  /** Sentence with which a start ends; undefined where it comes as far as its parts. */
  readonly start: string | undefined;
  readonly faults: readonly string[];
};

/** Asks a start up to its parts, and the doctor, with the same environment. */
export async function askBoth(source: Record<string, string>): Promise<Answers> {
  const start = await begin(source).then(
    () => undefined,
    (error: Error) => error.message,
  );
  const findings = await examine({ process: 'start', root, source });
  // The machine's own disk is no matter of these tests.
  const faults = findings.filter(({ level, message }) => level === 'fault' && !/GiB of disk/.test(message));

  return { start, faults: faults.map(({ message }) => message) };
}

/** Does what `startStack` does before its first part. */
async function begin(source: Record<string, string>): Promise<void> {
  const env = readEnv(root, source);
  await refuseToStart(env, root);
  prepareDataDir(env.DATA_DIR);
  const [port = 0] = await freePorts(1);
  const database = await openDatabase(env, readSecrets(env), { root, port, say: () => undefined });
  await database.stop();
}

/** What a whole `secrets.json` holds. */
export const SECRETS = Object.fromEntries([
  ...[
    'superuserPassword',
    'databasePassword',
    'hasuraAdminSecret',
    'actionSecret',
    'masterSecret',
    'webClientSecret',
    'actionsClientSecret',
    'bootstrapClientSecret',
  ].map((name) => [name, name.padEnd(32, '-')]),
  ['adminEmail', 'admin@hostfront.test'],
  ['adminPassword', 'correct-horse-battery'],
]) as Record<string, string>;
