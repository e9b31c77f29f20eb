import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildServer } from '#tests/support/processes/built-product.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { makeSite } from '#tests/web/start-web.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { endProcess } from '#tests/support/processes/end-process.ts';

/** Upper bound for the start of a server on a busy machine. */
const START_MS = 60_000;

/** Starts the built web server as a process of its own, on the port of the settings or on a free one. */
export async function startWebProcess(upstream: string, settings: Record<string, string>) {
  const program = join(await buildServer(process.cwd()), 'web.js');
  const port = settings['PORT'] === '0' ? String(await freePort()) : settings['PORT'];
  const folder = await makeSite();
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      HOST: '127.0.0.1',
      HASURA_GRAPHQL_ENDPOINT: upstream,
      KEYCLOAK_URL: upstream,
      SITE_DIR: folder,
      LOG_LEVEL: 'error',
      ...settings,
      PORT: port,
    },
  });
  const url = `http://127.0.0.1:${port}`;
  async function end(signal: NodeJS.Signals): Promise<void> {
    await endProcess(child, signal);
    await rm(folder, { recursive: true, force: true });
  }

  const isUp = async () => (await fetch(`${url}/livez`).catch(() => undefined))?.ok ?? false;
  try {
    await waitUntil('the web server is up', isUp, START_MS);
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }

  return { url, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') };
}
