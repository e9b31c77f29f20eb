import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { buildServer } from '#tests/support/processes/built-product.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { clientSecrets, ownSecrets } from './start-identity.ts';
import { actionSecret } from './start-instance.ts';
import { publicUrl } from './templates.ts';

/** Starts the built actions service as a process, and returns it once it listens. */
export async function startService(
  databaseUrl: string,
  identityUrl: string,
  port: number,
  settings: Record<string, string> = {},
): Promise<ChildProcess> {
  const program = join(await buildServer(process.cwd()), 'actions.js');
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      ACTIONS_PORT: String(port),
      DATABASE_URL: databaseUrl,
      KEYCLOAK_URL: identityUrl,
      PUBLIC_URL: publicUrl,
      ACTION_SECRET: actionSecret,
      ...ownSecrets,
      LOG_LEVEL: 'error',
      ...clientSecrets,
      ...settings,
    },
  });
  await waitUntil(
    'the service is up',
    async () => (await fetch(`http://127.0.0.1:${port}/livez`).catch(() => undefined))?.ok ?? false,
  );
  return child;
}
