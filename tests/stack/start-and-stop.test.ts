import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { postGraphql, signIn, signInRequest } from '#tests/support/api.ts';
import { changePassword } from '#tests/support/clients.ts';
import { makeDataFolder } from '#tests/support/make-data-folder.ts';
import { descendantsOf } from '#tests/support/children-of.ts';
import { freePort, launch, type Launched } from '#tests/support/stack.ts';
import { waitUntil } from '#tests/support/wait-until.ts';

/** Device of Linux on which every write fails as on a full disk. */
const FULL_DISK = '/dev/full';
/** Module that makes a process of Node reject a promise that no code handles, when it is told to. */
const REJECTS_AT_SIGUSR2 = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => void Promise.reject(new Error('stray')))",
)}`;

const EMAIL = 'first@hostfront.test';
const PASSWORD = 'correct-horse-battery';

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = makeDataFolder('hostfront-start-');
  port = await freePort();
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, by?: 'npm'): Promise<Launched> {
  const launched = launch({ PORT: String(port), DATA_DIR: dataDir, ...env }, { by });
  await launched.ready;
  return launched;
}

/** Tells the product to end; returns its exit code and the processes that are left of it (Linux only). */
async function stop(launched: Launched, signal: NodeJS.Signals) {
  const processes = descendantsOf(launched.child.pid ?? 0);
  const code = await launched.stop(signal);
  return { code, left: () => processes.filter(isRunning) };
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

describe('npm start', () => {
  it('prints one block and its line, keeps the data and its secrets over a restart, and leaves nothing behind', async () => {
    const first = await start();
    const config = await fetch(`http://localhost:${port}/config.json`);
    const health = await fetch(`http://localhost:${port}/healthz`);
    const requestId = await askForVisitor();
    // Its pages are drawn by a program of its own.
    await waitUntil('pages are drawn', async () => {
      const page = await fetch(`http://localhost:${port}/en`);
      return (await page.text()).includes('<article');
    });
    const secrets = readFileSync(join(dataDir, 'secrets.json'), 'utf8');
    const [, email = '', password = ''] = /Sign in +(\S+) +(\S+)$/m.exec(first.output()) ?? [];
    await changePassword({ dataDir }, { email, password: PASSWORD });
    const { code, left } = await stop(first, 'SIGINT');
    const leftByFirst = left();
    const second = await start({}, 'npm');
    const byNpm = await stop(second, 'SIGTERM');

    expect(first.output()).toContain(`http://localhost:${port}/admin`);
    expect(first.output()).toContain(`http://localhost:${port}/v1/graphql`);
    expect(first.output()).toMatch(/^Ready in \d+\.\d s$/m);
    expect(config.status).toBe(200);
    expect(health.status).toBe(200);
    expect(code).toBe(0);
    expect(leftByFirst).toEqual([]);
    // npm itself ends at once.
    await expect.poll(byNpm.left).toEqual([]);
    expect(readFileSync(join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
    expect(JSON.parse(secrets)).toMatchObject({ adminEmail: email, adminPassword: password });
    // The password was changed: what was printed at first is not valid any more, and what is valid was chosen.
    expect(second.output()).toMatch(
      new RegExp(`Sign in +http://localhost:${port}/auth#admin +with the password`),
    );
    for (const secret of [password, PASSWORD]) expect(second.output()).not.toContain(secret);
    // The request went from the web server through the engine to the actions service under one id.
    for (const part of ['web', 'actions'])
      expect(readFileSync(join(dataDir, 'logs', `${part}.log`), 'utf8')).toContain(
        `"requestId":"${requestId}"`,
      );
  });

  it('serves pages before the first administrator can sign in, and is ready from then on', async () => {
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

describe('the launcher', () => {
  it.skipIf(!existsSync(FULL_DISK))(
    'goes on without a log, without readers and after a rejection that no code handled, until it is stopped',
    async () => {
      rmSync(join(dataDir, 'logs'), { recursive: true, force: true });
      mkdirSync(join(dataDir, 'logs'), { recursive: true });
      symlinkSync(FULL_DISK, join(dataDir, 'logs', 'web.log'));
      const launched = await start({ NODE_OPTIONS: `--import=${REJECTS_AT_SIGUSR2}` });

      launched.child.kill('SIGUSR2');
      await waitUntil('the rejection is told of', () => launched.output().includes('"message":"stray"'));
      launched.child.stdout?.destroy();
      launched.child.stderr?.destroy();
      launched.child.kill('SIGUSR2');
      const health = await fetch(`http://localhost:${port}/healthz`);
      const { code, left } = await stop(launched, 'SIGTERM');

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
  const folder = makeDataFolder('hostfront-ready-');
  const [file, ownPort] = [join(folder, 'let-go'), await freePort()];
  const launched = launch({
    PORT: String(ownPort),
    DATA_DIR: join(folder, 'data'),
    ADMIN_EMAIL: EMAIL,
    ADMIN_PASSWORD: PASSWORD,
    CAPTCHA_COST: '1',
    NODE_OPTIONS: holdBack('apply-realm.js', file),
  });
  onTestFinished(async () => {
    await launched.stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });
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

/** Sends a query that an action answers; returns the id of the request. */
async function askForVisitor(): Promise<string> {
  const answer = await fetch(`http://localhost:${port}/v1/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ visitor_info { __typename } }' }),
  });
  expect(await answer.json()).toEqual({ data: { visitor_info: { __typename: 'visitor' } } });
  const id = answer.headers.get('x-request-id') ?? '';
  expect(id).toMatch(/^[\da-f-]{36}$/);

  return id;
}
