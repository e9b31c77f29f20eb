import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readEnv } from '#embedded/stack/config/env.ts';
import { enginePart } from '#embedded/stack/parts/definitions.ts';
import { makeSecrets } from '#embedded/stack/secrets/secrets.ts';
import { createTokenMaker } from '#tests/engine/support/product-tokens.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { startServer } from '#tests/support/processes/serve.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

const MEGABYTE = 1024 * 1024;
const USER_ID = '11111111-1111-4111-8111-111111111111';
const TOKEN_VALID_S = 3_600;
/** Milliseconds for which sockets with a token of an unknown key wait for the server of keys. */
const SLOW_MS = 3_000;
const PROBE = fileURLToPath(new URL('memory-probe.mjs', import.meta.url));

/** The engine of one checkout as `npm start` runs it, in a process of its own. */
export type BuiltEngine = Awaited<ReturnType<typeof startBuiltEngine>>;

type Options = { readonly checkout: string; readonly serverDir: string; readonly databaseUrl: string };

export async function startBuiltEngine({ checkout, serverDir, databaseUrl }: Options) {
  const { sign, keys } = await createTokenMaker();
  const keyServer = await serveKeys({ keys });
  const port = await freePort();
  const stackEnv = readEnv(checkout, {});
  const { env, healthUrl, entry } = enginePart({
    root: checkout,
    env: stackEnv,
    secrets: makeSecrets(stackEnv),
    databaseUrl,
    publicUrl: 'https://hostfront.test',
    site: undefined,
    ports: { engine: port, identity: keyServer.port, actions: 1, smtp: 1, inbox: 1 },
  });
  const child = spawn(process.execPath, ['--expose-gc', '--import', PROBE, join(serverDir, entry)], {
    cwd: checkout,
    env: { ...env, HASURA_GRAPHQL_LOG_LEVEL: 'error' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const isHealthy = async () => {
    if (child.exitCode !== null) throw new Error(`The engine ended with code ${child.exitCode}.`);
    return (await fetch(healthUrl).catch(() => undefined))?.ok ?? false;
  };
  await waitUntil('the engine serves', isHealthy, 60_000);

  return {
    url: `http://127.0.0.1:${port}`,
    /** Returns the headers of a caller who has one role. */
    headers: async (role: string) => {
      const token = await sign({ userId: USER_ID, roles: [role], defaultRole: role }, TOKEN_VALID_S);
      return { authorization: `Bearer ${token}` };
    },
    /** Returns the megabytes that the process uses after a garbage collection. */
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
      await keyServer.stop();
    },
  };
}

/** Serves public keys: at once when an engine asks for the first time, slowly afterwards. */
function serveKeys(answer: object) {
  let asked = 0;

  return startServer((_request, response) => {
    asked += 1;
    void sleep(asked > 1 ? SLOW_MS : 0).then(() => response.end(JSON.stringify(answer)));
  });
}
