import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { stall, type Stall } from '#tests/web/sockets/slow-clients.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { percentile } from '#tests/bench/support/statistics.ts';

const PROGRAM = fileURLToPath(new URL('../web-process.ts', import.meta.url));
const COUNT = 1_000;
const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const WARM_UP = 30;
const REQUESTS = 150;

/** Two equal web servers, each in its own process: other load on the machine slows both down. Only one is attacked. */
const attacked = useStarted(startProcess, 120_000);
const quiet = useStarted(startProcess, 120_000);

async function startProcess() {
  const child = spawn(process.execPath, ['--import', 'tsx', PROGRAM], { stdio: ['pipe', 'pipe', 'inherit'] });
  const [port] = (await once(child.stdout, 'data')) as [Buffer];

  return {
    port: Number(String(port)),
    async stop(): Promise<void> {
      child.stdin.end();
      await once(child, 'exit');
    },
  };
}

async function ask({ port }: typeof quiet, path: string): Promise<number> {
  const begun = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${path}`, POST);
  await response.arrayBuffer();
  expect(response.status).toBe(200);

  return performance.now() - begun;
}

/** Sends requests alternately to both servers. */
async function askBoth(path: string, count: number) {
  const times: { readonly busy: number[]; readonly calm: number[] } = { busy: [], calm: [] };
  for (let at = 0; at < count; at += 1) {
    times.calm.push(await ask(quiet, path));
    times.busy.push(await ask(attacked, path));
  }

  return { quietMs: percentile(times.calm, 0.5), busyMs: percentile(times.busy, 0.5) };
}

describe('an ordinary request beside a thousand slow clients', () => {
  const routes = [
    '/v1/graphql',
    '/session/token',
    '/realms/hosting/protocol/openid-connect/token',
    '/uploads/contacts',
  ];
  const kinds: Stall[] = ['body', 'chunks', 'headers', 'silence'];

  it.each(routes.flatMap((path) => kinds.map((kind) => [path, kind] as const)))(
    'at %s (%s) takes at most twice as long as without the slow clients',
    async (path, kind) => {
      const attack = await stall({ port: attacked.port, path, stall: kind, count: COUNT });
      // The first requests run while the attack opens its sockets, so they are not counted.
      await askBoth(path, WARM_UP);
      const { quietMs, busyMs } = await askBoth(path, REQUESTS);
      expect(attack.open()).toBe(COUNT);
      attack.end();
      process.stdout.write(`${path} ${kind}: ${quietMs.toFixed(2)} ms quiet, ${busyMs.toFixed(2)} ms busy\n`);

      expect(busyMs).toBeLessThanOrEqual(2 * quietMs);
    },
  );
});
