import { execFile } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PLACEHOLDERS, SECRETS, WEB_URL } from './keycloak-client.ts';
import { freePort } from '#tests/support/processes/free-port.ts';
import { startGroup, type ProcessGroup } from '#tests/support/processes/start-group.ts';

const folder = fileURLToPath(new URL('../../node_modules/.cache/keycloak', import.meta.url));
const UNPACK = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:unpack';
/** Newest version that Maven serves; production pins the newest version there is. */
const VERSION = process.env['KEYCLOAK_VERSION'] ?? '26.7.3';
/**
 * Milliseconds after which a start is given up. No test proves anything by it: it ends what hangs, and on a machine
 * without a free processor a start takes many minutes.
 */
const HANGS_AFTER_MS = 2_700_000;

export type KeycloakServer = { url: string; stop(): Promise<void> };

/**
 * Downloads a real Keycloak by Maven where it is missing, and starts it empty, or with the realm of a file. Needs
 * Java 17 or later.
 */
export async function startKeycloak({ realmFile }: { realmFile?: string } = {}): Promise<KeycloakServer> {
  const home = await downloadKeycloak();
  rmSync(join(home, 'data'), { recursive: true, force: true });
  if (realmFile !== undefined) {
    mkdirSync(join(home, 'data/import'), { recursive: true });
    copyFileSync(realmFile, join(home, 'data/import/realm.json'));
  }
  const [port, management] = [await freePort(), await freePort()];
  const server = startGroup(
    join(home, 'bin/kc.sh'),
    [
      'start-dev',
      ...['--http-host', '127.0.0.1', '--http-port', String(port)],
      ...['--http-management-port', String(management), '--health-enabled=true'],
      ...['--hostname', WEB_URL],
      ...(realmFile === undefined ? [] : ['--import-realm']),
    ],
    {
      env: {
        ...process.env,
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
        KC_BOOTSTRAP_ADMIN_CLIENT_ID: SECRETS.bootstrapId,
        KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: SECRETS.bootstrap,
        ...PLACEHOLDERS,
      },
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await untilReady(`${url}/realms/master`, server);

  return { url, stop: () => server.end() };
}

export async function downloadKeycloak(): Promise<string> {
  const home = join(folder, `keycloak-${VERSION}`);
  if (existsSync(join(home, 'bin/kc.sh'))) return home;
  mkdirSync(folder, { recursive: true });
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:tar.gz`;
  await promisify(execFile)(
    'mvn',
    ['-B', '-q', '-ntp', UNPACK, `-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`],
    { cwd: folder },
  );
  return home;
}

/** Waits until a server answers; one that does not in time is ended with all that it started. */
export async function untilReady(
  url: string,
  server: ProcessGroup,
  { patienceMs = HANGS_AFTER_MS } = {},
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !server.hasEnded()) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return;
    await wait(500);
  }
  // Java that is still starting may take minutes to heed SIGTERM.
  await server.end('SIGKILL');
  throw new Error(`Keycloak did not start: ${server.output().slice(-2000)}`);
}
