import { Agent, request } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getIntrospectionQuery } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFaultWorld, type FaultWorld } from '#tests/engine/support/fault-world.ts';
import { quantile, watchHolds } from './longest-hold.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** No request of a stranger holds the event loop longer by itself; many that end in one turn of it add up. */
const MAX_HOLD_MS = 50;
const MAX_HOLD_TOGETHER_MS = 4 * MAX_HOLD_MS;
/** Rounds of a measure. Another program on the same core slows this one down too, so the quicker quarter of them counts. */
const ROUNDS = 20;
const LEAST_DISTURBED = 0.25;
/** Fill an answer to its limits. */
const ROWS = 9_900;
const AT_ONCE = 12;
const HOSTILE_REQUESTS = 100_000;

const nested = (levels: number): unknown =>
  levels === 0 ? { id: { _eq: 1 } } : { _and: [nested(levels - 1)] };
const fields = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

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
      query: `query Q${at} ($by: [items_order_by!]) { items(limit: 1, order_by: $by) { id } }`,
      variables: { by: Array.from({ length: 990 }, () => ({ id: 'asc' })) },
    }),
  ],
  ['fields', (at) => ({ query: `query Q${at} { items(limit: 1) { ${'id name '.repeat(495)} } }` })],
  ['a long text', (at) => ({ query: `query Q${at} { items(limit: 1) { id } } # ${'x'.repeat(250_000)}` })],
  [
    'a long block string',
    (at) => ({
      query: `query Q${at} { items(where: {name: {_eq: """${'\n  a'.repeat(50_000)}"""}}) { id } }`,
    }),
  ],
  [
    'conditions within conditions',
    (at) => ({
      query: `query Q${at} ($w: items_bool_exp) { items(limit: 1, where: $w) { id } }`,
      variables: { w: { _or: Array.from({ length: 30 }, () => nested(29)) } },
    }),
  ],
  [
    'a variable that many fields use',
    (at) => ({
      query: `query Q${at} ($w: items_bool_exp) { ${fields(40, 'items(limit: 1, where: $w) { id }')} }`,
      variables: { w: { _or: Array.from({ length: 15 }, (_, id) => ({ id: { _eq: id } })) } },
    }),
  ],
  [
    'aggregates',
    (at) => ({
      query: `query Q${at} { ${fields(45, 'items_aggregate(limit: 1) { aggregate { count max { id name } min { id name } } }')} }`,
    }),
  ],
  ['introspection', (at) => ({ query: getIntrospectionQuery().replace('IntrospectionQuery', `I${at}`) })],
  ['the longest answer', (at) => ({ query: `query Q${at} { items(limit: ${ROWS}) { id name } }` })],
  [
    'the largest batch',
    (at) =>
      Array.from({ length: 20 }, (_none, part) => ({
        query: `query Q${at}_${part} ($w: items_bool_exp) { items(limit: 1, where: $w) { id } }`,
        variables: { w: { _or: Array.from({ length: 32 }, (_, id) => ({ id: { _eq: id } })) } },
      })),
  ],
];

describe('requests that cost much, at full size', () => {
  let world: FaultWorld;
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });

  beforeAll(async () => {
    world = await createFaultWorld({ env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous' } });
    await world.sql(`insert into items select n, repeat('x', 390) from generate_series(2, ${ROWS}) n`);
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

  it.each(attacks)('do not hold the event loop: %s', async (name, body) => {
    const rounds = async (atOnce: number) => {
      const holds: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const bodies = Array.from({ length: atOnce }, (_none, at) => {
          return JSON.stringify(body((round + 1) * 1_000 + atOnce * 100 + at));
        });
        const sent = bodies.map(send);
        // What the client itself does to send them is over then.
        await new Promise<void>((resolve) => process.nextTick(resolve));
        const watch = watchHolds();
        await Promise.all(sent);
        holds.push(watch.stop());
      }

      return holds;
    };
    await send(JSON.stringify(body(0)));

    const alone = await rounds(1);
    const together = await rounds(AT_ONCE);

    const [own, ofMany] = [quantile(alone, LEAST_DISTURBED), quantile(together, LEAST_DISTURBED)];
    const told = [own, quantile(alone, 0.5), ofMany, quantile(together, 0.5)].map((ms) => ms.toFixed(1));
    process.stdout.write(
      `${name}: ${told[0]} ms alone (median ${told[1]}), ${told[2]} at once (median ${told[3]})\n`,
    );
    expect(own).toBeLessThan(MAX_HOLD_MS);
    expect(ofMany).toBeLessThan(MAX_HOLD_TOGETHER_MS);
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
