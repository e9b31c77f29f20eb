import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startPart } from '#tests/web/part-double.ts';
import { measure, stall, type Stall } from '#tests/web/slow-clients.ts';
import { startWeb } from '#tests/web/start-web.ts';

const COUNT = 1_000;
const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
/** Quiet and busy by turns; the best of each counts, since other programs use this machine too. */
const ROUNDS = 4;

let part: Awaited<ReturnType<typeof startPart>>;
let web: Awaited<ReturnType<typeof startWeb>>;

beforeAll(async () => {
  part = await startPart();
  web = await startWeb(part.url);
});
afterAll(async () => {
  await web.stop();
  await part.stop();
});

/** The first requests of a measure meet the opening of all those sockets, and are not counted. */
async function median(path: string): Promise<number> {
  const warm = await measure(web.url + path, POST, 30);
  const { medianMs, status } = await measure(web.url + path, POST);
  expect([warm.status, status]).toEqual([200, 200]);

  return medianMs;
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
    'at %s (%s) takes no more than twice its quiet time',
    async (path, kind) => {
      const [quiet, busy]: number[][] = [[], []];
      for (let round = 0; round < ROUNDS; round += 1) {
        quiet?.push(await median(path));
        const attack = await stall({ port: web.port, path, stall: kind, count: COUNT });
        busy?.push(await median(path));
        expect(attack.open()).toBe(COUNT);
        attack.end();
      }
      const [quietMs, busyMs] = [Math.min(...(quiet ?? [])), Math.min(...(busy ?? []))];
      process.stdout.write(`${path} ${kind}: ${quietMs.toFixed(2)} ms quiet, ${busyMs.toFixed(2)} ms busy\n`);

      expect(busyMs).toBeLessThanOrEqual(2 * quietMs);
    },
  );
});
