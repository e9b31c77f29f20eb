import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it, onTestFinished } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart, type Seen } from '../part-double.ts';
import { stall, worstStatus } from './slow-clients.ts';
import { startWeb } from '../start-web.ts';

/** Number of stalling clients. */
const COUNT = 300;

const SLOW_BODY = { path: '/v1/graphql', stall: 'body' } as const;
const POST = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };

let attack: Awaited<ReturnType<typeof stall>> | undefined;

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));
afterEach(() => attack?.end());

/** Starts a web server without the deadline, so that no socket ends for another reason, however slow the machine is. */
async function startPatient() {
  const patient = await startWeb(part.url);
  onTestFinished(() => patient.stop());
  patient.setDeadline(0);

  return patient;
}

describe('slow clients', () => {
  it.each([
    ['body', '/v1/graphql'],
    ['chunks', '/v1/graphql'],
    ['headers', '/v1/graphql'],
    ['body', '/session/token'],
    ['body', '/realms/hosting/protocol/openid-connect/token'],
    ['reading', '/realms/hosting/large'],
  ] as const)('that never finish (%s at %s) do not delay other clients', async (kind, path) => {
    const patient = await startPatient();
    attack = await stall({ port: patient.port, path, stall: kind, count: COUNT });

    expect(attack.open()).toBe(COUNT);
    expect(await worstStatus(patient.url + path.replace('large', 'x'), POST)).toBe(200);
    // A server that passed the requests on would have done so by now, and hold them.
    await expect.poll(() => part.openRequests()).toBe(0);
  });

  it('may have at most 8 uploads of one address open at the actions service, and delay no other client', async () => {
    attack = await stall({ port: web.port, path: '/uploads/contacts', stall: 'body', count: COUNT });

    expect(await worstStatus(`${web.url}/uploads/contacts`, POST)).toBe(200);
    expect(part.openRequests()).toBeLessThanOrEqual(8 * 8);
  });

  it('may hold at most 512 connections from one address', async () => {
    const patient = await startPatient();
    const silence = {
      port: patient.port,
      path: '/',
      stall: 'silence',
      count: 300,
      addresses: ['127.0.0.20'],
    } as const;
    const first = await stall(silence);
    onTestFinished(() => first.end());
    // Has an answer once the first are accepted: more than 511 that wait for it are open for the client alone.
    expect(await worstStatus(patient.url, {}, 1)).toBe(200);
    attack = await stall(silence);

    await expect.poll(() => first.open() + (attack?.open() ?? 0)).toBe(512);
  });

  it('may have at most 256 open requests from one address', async () => {
    attack = await stall({ ...SLOW_BODY, port: web.port, count: 300, addresses: ['127.0.0.21'] });

    await expect
      .poll(() => attack?.answers().filter((answer) => answer.includes('"too-many-open"')))
      .toHaveLength(44);
  });
});

/** Each of these tests waits for the deadline of ten seconds, so they run at the same time. */
describe.concurrent('slow clients at the deadline of ten seconds', () => {
  it('may take longer when they upload a file at 8 KiB a second', async ({ expect }) => {
    const lines = Array.from({ length: 11 }, () => 'x'.repeat(8_192));
    const body = new ReadableStream({
      async pull(controller) {
        await setTimeout(1_000);
        const line = lines.pop();
        if (line === undefined) controller.close();
        else controller.enqueue(Buffer.from(line));
      },
    });
    // Node's own types lack `duplex`.
    const init = { method: 'POST', body, duplex: 'half' };
    const response = await fetch(`${web.url}/uploads/contacts`, init);

    expect(((await response.json()) as Seen).body).toHaveLength(11 * 8_192);
  });

  it.for(['body', 'headers', 'silence'] as const)(
    'are disconnected when they stall longer (%s)',
    async (kind, { expect }) => {
      const slow = await stall({ port: web.port, path: '/v1/graphql', stall: kind, count: 8 });

      await expect.poll(() => slow.open()).toBe(0);
    },
  );

  it('are disconnected when they do not read their answer', async ({ expect }) => {
    const slow = await stall({ port: web.port, path: '/realms/hosting/large', stall: 'reading', count: 8 });

    await expect.poll(() => part.openAnswers()).toBeGreaterThanOrEqual(8);
    await expect.poll(() => part.openAnswers()).toBe(0);
    slow.end();
  });
});
