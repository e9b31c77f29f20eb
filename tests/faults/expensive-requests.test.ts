import { Agent, request } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultWorld, type FaultWorld } from '#tests/engine/support/fault-world.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Nothing anonymous holds the event loop longer; a machine that does other things besides is given four times as much. */
const MAX_HOLD_MS = 50 * 4;
const AT_ONCE = 12;
const HOSTILE_REQUESTS = 100_000;
const NANOSECONDS = 1e6;

/** Each stays just within the limits and is no repetition, so that no plan is at hand. */
const attacks: ReadonlyArray<readonly [name: string, body: (at: number) => unknown]> = [
  [
    'values of a variable',
    (at) => ({
      query: `query Q${at} ($w: items_bool_exp) { items(where: $w) { id } }`,
      variables: { w: { _or: Array.from({ length: 660 }, (_, id) => ({ id: { _eq: id } })) } },
    }),
  ],
  [
    'values of the document',
    (at) => ({ query: `query Q${at} { items(where: {_or: [${'{id:{_eq:1}}'.repeat(660)}]}) { id } }` }),
  ],
  [
    'entries of order_by',
    (at) => ({
      query: `query Q${at} ($by: [items_order_by!]) { items(order_by: $by) { id } }`,
      variables: { by: Array.from({ length: 990 }, () => ({ id: 'asc' })) },
    }),
  ],
  ['fields', (at) => ({ query: `query Q${at} { items { ${'id name '.repeat(495)} } }` })],
  ['a long text', (at) => ({ query: `query Q${at} { items { id } } # ${'x'.repeat(250_000)}` })],
];

describe('requests that cost much, at full size', () => {
  let world: FaultWorld;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

  beforeAll(async () => {
    world = await createFaultWorld({ env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' } });
  });
  afterAll(async () => {
    agent.destroy();
    await world.close();
  });

  const send = (body: string) =>
    new Promise<void>((resolve, reject) => {
      const asked = request(`${world.engine.url}/v1/graphql`, {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json' },
      });
      asked.on('error', reject);
      asked.on('response', (response) => response.resume().on('end', resolve));
      asked.end(body);
    });
  const flood = async (bodies: (at: number) => string, count: number) => {
    let next = 0;
    const client = async () => {
      while (next < count) await send(bodies(next++));
    };
    await Promise.all(Array.from({ length: AT_ONCE }, client));
  };

  it.each(attacks)('do not hold the event loop: %s', async (_, body) => {
    const bodies = Array.from({ length: 120 }, (_none, at) => JSON.stringify(body(at)));
    await flood((at) => bodies[at] ?? '', 60);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();

    await flood((at) => bodies[60 + at] ?? '', 60);

    delay.disable();
    expect(delay.percentile(95) / NANOSECONDS).toBeLessThan(MAX_HOLD_MS);
  });

  it('leave nothing behind in memory', async () => {
    const held = () => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const hostile = (at: number) =>
      JSON.stringify({ query: `query Q${at} { a${at}: items(where: {id: {_eq: ${at}}}) { b${at}: id } }` });
    await flood((at) => hostile(-1 - at).replaceAll('-', 'n'), 5_000);
    const before = held();

    await flood(hostile, HOSTILE_REQUESTS);

    expect(held() / before).toBeLessThan(1.5);
  }, 900_000);
});
