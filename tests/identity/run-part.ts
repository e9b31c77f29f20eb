import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { buildServer } from '#tests/support/processes/built-product.ts';
import { ADMIN, PLACEHOLDERS, SECRETS, WEB_URL } from './keycloak-client.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const START_TIMEOUT_MS = 60_000;

const bootstrap = {
  KC_BOOTSTRAP_ADMIN_CLIENT_ID: SECRETS.bootstrapId,
  KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: SECRETS.bootstrap,
};

export type IdentityProcess = { url: string; output(): string; stop(): Promise<number | null> };

/** Starts the embedded identity in a process of its own, as the launcher does. */
export async function startIdentity(
  databaseUrl: string,
  env: Record<string, string> = {},
): Promise<IdentityProcess> {
  const port = await freePort();
  const child = await run('identity', {
    ...bootstrap,
    ...PLACEHOLDERS,
    IDENTITY_PORT: String(port),
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: WEB_URL,
    KEYCLOAK_REALM_FILE: 'keycloak/realm.json',
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  await untilHealthy(url, child);

  return {
    url,
    output: child.output,
    stop: async () => {
      if (child.process.exitCode !== null) return child.process.exitCode;
      child.process.kill('SIGTERM');
      const [code] = await once(child.process, 'exit');
      return code;
    },
  };
}

/** Runs keycloak/apply once, as the launcher and the compose file do. */
export async function applyTo(
  url: string,
  env: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const child = await run('apply-realm', {
    ...bootstrap,
    ...PLACEHOLDERS,
    KEYCLOAK_URL: url,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    ...env,
  });
  const [code] = await once(child.process, 'exit');
  return { code, output: child.output() };
}

type Running = { process: ChildProcess; output(): string };

async function run(part: string, env: Record<string, string>): Promise<Running> {
  const serverDir = await buildServer(root);
  const child = spawn(process.execPath, [join(serverDir, `${part}.js`)], {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => chunks.push(chunk));
  }
  return { process: child, output: () => chunks.join('') };
}

async function untilHealthy(url: string, child: Running): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.process.exitCode !== null) break;
    const response = await fetch(`${url}/healthz`).catch(() => undefined);
    if (response?.ok) return;
    await wait(50);
  }
  child.process.kill('SIGKILL');
  throw new Error(`The identity did not start: ${child.output()}`);
}
