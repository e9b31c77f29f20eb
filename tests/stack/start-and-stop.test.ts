import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataFolder } from '#tests/support/make-data-folder.ts';
import { freePort, launch, type Launched } from '#tests/support/stack.ts';

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = makeDataFolder('hostfront-start-');
  port = await freePort();
});

afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}): Promise<Launched> {
  const launched = launch({ PORT: String(port), DATA_DIR: dataDir, ...env });
  await launched.ready;
  return launched;
}

/** Returns the processes that have the data folder in their command line (Linux only). */
function processesOf(folder: string): string[] {
  if (!existsSync('/proc')) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && name !== String(process.pid))
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
      } catch {
        return false;
      }
    });
}

describe('npm start', () => {
  it(
    'prints one block and its line, keeps the data and its secrets over a restart, and leaves nothing behind',
    { timeout: 480_000 },
    async () => {
      const first = await start();
      const config = await fetch(`http://localhost:${port}/config.json`);
      const health = await fetch(`http://localhost:${port}/healthz`);
      const requestId = await askForVisitor();
      const ended = await first.stop('SIGINT');
      const left = processesOf(dataDir);
      const second = await start();
      await second.stop('SIGTERM');

      expect(first.output()).toContain(`http://localhost:${port}/admin`);
      expect(first.output()).toContain(`http://localhost:${port}/v1/graphql`);
      expect(first.output()).toMatch(/^Ready in \d+\.\d s$/m);
      expect(config.status).toBe(200);
      expect(health.status).toBe(200);
      expect(ended).toBe(0);
      expect(left).toEqual([]);
      expect(signInLine(second)).toBe(signInLine(first));
      // The request went from the web server through the engine to the actions service under one id.
      for (const part of ['web', 'actions'])
        expect(readFileSync(join(dataDir, 'logs', `${part}.log`), 'utf8')).toContain(
          `"requestId":"${requestId}"`,
        );
    },
  );
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

const signInLine = (launched: Launched): string | undefined => /Sign in.*/.exec(launched.output())?.[0];
