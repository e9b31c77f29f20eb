import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { buildServer } from '#embedded/stack/build.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { clientSecrets } from './start-identity.ts';
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
      CAPTCHA_SECRET: 'captcha-secret-of-tests-only-0123456789',
      COOKIE_SECRET: 'cookie-secret-of-tests-only-0123456789',
      LIMIT_SECRET: 'limit-secret-of-tests-only-0123456789',
      SESSION_SECRET: 'session-secret-of-tests-only-0123456789',
      TICKET_SECRET: 'ticket-secret-of-tests-only-0123456789',
      LINK_SECRET: 'link-secret-of-tests-only-0123456789',
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
