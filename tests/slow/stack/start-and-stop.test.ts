import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { stopProduct } from '#tests/stack/stop-product.ts';
import { postGraphql, signIn, signInRequest } from '#tests/support/api.ts';
import { openDataFolder } from '#tests/support/processes/use-data-folder.ts';
import { launch } from '#tests/support/processes/stack.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { freePort } from '#tests/support/processes/free-port.ts';

/** Device of Linux on which every write fails as on a full disk. */
const FULL_DISK = '/dev/full';
/** Module that makes a process of Node reject a promise that no code handles, when it is told to. */
const REJECTS_AT_SIGUSR2 = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => void Promise.reject(new Error('stray')))",
)}`;

const EMAIL = 'first@hostfront.test';
const PASSWORD = 'correct-horse-battery';

describe('npm start', () => {
  it('serves pages before the first administrator can sign in, and reports ready only then', async () => {
    const { launched, url, letGo } = await startWithoutAdministrator();
    // Every part is up that a sign-in needs: the realm alone has no administrator yet.
    await Promise.race([
      expect.poll(() => refusalOfSignIn(url)).toBe('sign-in-invalid-credentials'),
      launched.ready,
    ]);
    // A page that isn't drawn yet is answered with 503.
    const seePage = async () => {
      const { status, headers } = await fetch(url);
      return [status, headers.get('content-type')];
    };
    await expect.poll(seePage).toEqual([200, 'text/html; charset=utf-8']);
    const health = await fetch(`${url}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ parts: { actions: 'down' } });
    expect(launched.output()).not.toMatch(/^Ready in /m);

    letGo();

    await expect.poll(async () => (await fetch(`${url}/healthz`)).status, { interval: 5 }).toBe(200);
    expect(await signIn(url, EMAIL, PASSWORD)).toMatch(/^ey/);
    await launched.ready;
    expect(await signIn(url, EMAIL, PASSWORD)).toMatch(/^ey/);
  });
});

describe('the launcher of npm start', () => {
  it.skipIf(!existsSync(FULL_DISK))(
    'keeps running with an unwritable log, a closed output and an unhandled rejection',
    async () => {
      const dataDir = openDataFolder();
      mkdirSync(join(dataDir, 'logs'));
      symlinkSync(FULL_DISK, join(dataDir, 'logs', 'web.log'));
      const port = await freePort();
      const NODE_OPTIONS = `--import=${REJECTS_AT_SIGUSR2}`;
      const launched = launch({ PORT: String(port), DATA_DIR: dataDir, NODE_OPTIONS });
      await launched.ready;

      launched.child.kill('SIGUSR2');
      await waitUntil('the rejection is told of', () => launched.output().includes('"message":"stray"'));
      launched.child.stdout?.destroy();
      launched.child.stderr?.destroy();
      launched.child.kill('SIGUSR2');
      const health = await fetch(`http://localhost:${port}/healthz`);
      const { code, left } = await stopProduct(launched, 'SIGTERM');

      expect(launched.output()).toContain(
        "web.log can't be written (ENOSPC): the web part goes on without it.",
      );
      expect(health.status).toBe(200);
      expect(code).toBe(0);
      expect(left()).toEqual([]);
    },
  );
});

/** Starts the product in a folder of its own; the program that creates the administrator waits until `letGo`. */
async function startWithoutAdministrator() {
  const folder = openDataFolder();
  const [file, ownPort] = [join(folder, 'let-go'), await freePort()];
  const launched = launch({
    PORT: String(ownPort),
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    CAPTCHA_COST: '1',
    NODE_OPTIONS: holdBack('apply-realm.js', file),
  });
  onTestFinished(async () => void (await launched.stop('SIGTERM')));
  return { launched, url: `http://localhost:${ownPort}`, letGo: () => writeFileSync(file, '') };
}

/** Returns an option of Node by which a program waits before its first line until a file is there. */
function holdBack(program: string, file: string): string {
  const code = `
    import { existsSync } from 'node:fs';
    if (process.argv[1]?.endsWith(${JSON.stringify(program)}))
      while (!existsSync(${JSON.stringify(file)})) await new Promise((done) => setTimeout(done, 50));`;
  return `--import=data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
}

/** Returns the error code of an attempt to sign the administrator in; undefined while parts on its way are missing. */
async function refusalOfSignIn(url: string): Promise<string | undefined> {
  try {
    const { query, variables } = await signInRequest(url, EMAIL, PASSWORD);
    return (await postGraphql(url, query, { variables })).errors?.[0]?.extensions.code;
  } catch {
    return undefined;
  }
}
