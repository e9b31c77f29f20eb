import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changePassword } from '#tests/support/clients.ts';
import { makeDataFolder } from '#tests/support/make-data-folder.ts';
import { freePort, launch, type Launched } from '#tests/support/stack.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { stopProduct } from './stop-product.ts';

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

async function start(by?: 'npm'): Promise<Launched> {
  const launched = launch({ PORT: String(port), DATA_DIR: dataDir }, { by });
  await launched.ready;
  return launched;
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
    const { code, left } = await stopProduct(first, 'SIGINT');
    const leftByFirst = left();
    const second = await start('npm');
    const byNpm = await stopProduct(second, 'SIGTERM');

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
});

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
