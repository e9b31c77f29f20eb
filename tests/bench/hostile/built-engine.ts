import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readEnv } from '#embedded/stack/config/env.ts';
import { enginePart } from '#embedded/stack/parts/definitions.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startKeyServer } from './key-server.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const MEGABYTE = 1024 * 1024;
const PUBLIC_URL = 'http://localhost:3000';
const ISSUER = `${PUBLIC_URL}/realms/hosting`;
const SECRET = 'bench-secret-of-more-than-32-characters';
const PROBE = fileURLToPath(new URL('memory-probe.mjs', import.meta.url));

/** The engine of one checkout as `npm start` runs it, in a process of its own. */
export type BuiltEngine = {
  readonly url: string;
  /** Returns the headers of a caller who has one role. */
  headers(role: string): Promise<Record<string, string>>;
  /** Returns the megabytes that the process uses after a garbage collection. */
  usedMb(): Promise<number>;
  stop(): Promise<void>;
};

type Options = { readonly checkout: string; readonly serverDir: string; readonly databaseUrl: string };

export async function startBuiltEngine({ checkout, serverDir, databaseUrl }: Options): Promise<BuiltEngine> {
  const keys = await startKeyServer();
  const port = await freePort();
  const { env, healthUrl, entry } = enginePart({
    root: checkout,
    env: readEnv(checkout, {}),
    secrets: secretsOfBenchmark(),
    databaseUrl,
    publicUrl: PUBLIC_URL,
    site: undefined,
    ports: { engine: port, identity: keys.port, actions: 1, smtp: 1, inbox: 1 },
  });
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, join(serverDir, entry)], {
    cwd: checkout,
    env: { ...env, HASURA_GRAPHQL_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await waitUntil('the engine serves', () => isHealthy(child, healthUrl), 60_000);

  return {
    url: `http://127.0.0.1:${port}`,
    headers: (role) => keys.headers(role, ISSUER),
    usedMb: async () => {
      const answered = once(child, 'message');
      child.send('memory');
      const [{ bytes }] = (await answered) as [{ bytes: number }];
      return bytes / MEGABYTE;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await keys.stop();
    },
  };
}

function secretsOfBenchmark() {
  return {
    superuserPassword: SECRET,
    databasePassword: SECRET,
    hasuraAdminSecret: SECRET,
    actionSecret: SECRET,
    masterSecret: SECRET,
    webClientSecret: SECRET,
    actionsClientSecret: SECRET,
    bootstrapClientSecret: SECRET,
    adminEmail: 'admin@hostfront.test',
    adminPassword: SECRET,
  };
}

async function isHealthy(child: ChildProcess, url: string): Promise<boolean> {
  if (child.exitCode !== null) throw new Error(`The engine ended with code ${child.exitCode}.`);
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
