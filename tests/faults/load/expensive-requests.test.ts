import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createFaultWorld } from '#tests/engine/support/fault-world.ts';
import { startRemote } from '#tests/support/processes/remote-process.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { percentile } from '#tests/bench/support/statistics.ts';
import { watchHolds } from './longest-hold.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Upper bound for blocking the event loop by requests of anonymous clients, alone or several at once. */
const MAX_HOLD_MS = 50;
/** Upper bound for requests of administrators and writing programs, whose limits are wider. */
const MAX_WIDE_HOLD_MS = 400;
/** Factor by which those limits are wider (ENGINE_WIDE_FACTOR). */
const WIDE = 10;
/** Upper bound of a request's body in the engine, for every role. */
const LONGEST_TEXT = 2_000_000;
/** Rounds of a measurement. Other programs on the same core disturb some rounds, so the fastest quarter counts. */
const ROUNDS = 20;
const LEAST_DISTURBED = 0.25;
/** Rows of the table, which fill an answer up to its limits. */
const ROWS = 9_900;
const AT_ONCE = 12;
const WIDE_AT_ONCE = 4;
const HOSTILE_REQUESTS = 100_000;
const FLOOD_AT_ONCE = 50;
/** Every hundredth request of the flood is a costly one. */
const COSTLY_EVERY = 100;

const nested = (levels: number): unknown =>
  levels === 0 ? { id: { _eq: 1 } } : { _and: [nested(levels - 1)] };
const fields = (count: number, field: string) =>
  Array.from({ length: count }, (_, at) => `a${at}: ${field}`).join(' ');

type Attack = readonly [name: string, body: (at: number) => unknown];

/** Returns requests just within the limits times `size`; each differs from earlier ones, so that no plan is cached. */
const attacksOf = (size: number): readonly Attack[] => [
  [
    'values of a variable',
    (at) => ({
      query: `query Q${at} ($w: items_bool_exp) { items(where: $w) { id } }`,
      variables: { w: { _or: Array.from({ length: 660 * size }, (_, id) => ({ id: { _eq: id } })) } },
    }),
  ],
  [
    'values of the document',
    (at) => ({
      query: `query Q${at} { items(where: {_or: [${'{id:{_eq:1}}'.repeat(660 * size)}]}) { id } }`,
    }),
  ],
  [
    'entries of order_by',
    (at) => ({
      query: `query Q${at} ($by: [items_order_by!]) { items(limit: 1, order_by: $by) { id } }`,
      variables: { by: Array.from({ length: 990 * size }, () => ({ id: 'asc' })) },
    }),
  ],
  ['fields', (at) => ({ query: `query Q${at} { items(limit: 1) { ${'id name '.repeat(495 * size)} } }` })],
  [
    'a long text',
    (at) => ({
      query: `query Q${at} { items(limit: 1) { id } } # ${'x'.repeat(Math.min(250_000 * size, LONGEST_TEXT))}`,
    }),
  ],
  [
    'a long block string',
    (at) => ({
      query: `query Q${at} { items(where: {name: {_eq: """${`\n  ${'a'.repeat(size === 1 ? 27 : 20)}`.repeat(7_950 * size)}"""}}) { id } }`,
    }),
  ],
  [
    'conditions within conditions',
    (at) => ({
      query: `query Q${at} ($w: items_bool_exp) { items(limit: 1, where: $w) { id } }`,
      variables: { w: { _or: Array.from({ length: 30 * size }, () => nested(29)) } },
    }),
  ],
  [
    'a variable that many fields use',
    (at) => ({
      query: `query Q${at} ($w: items_bool_exp) { ${fields(40 * size, 'items(limit: 1, where: $w) { id }')} }`,
      variables: { w: { _or: Array.from({ length: 15 }, (_, id) => ({ id: { _eq: id } })) } },
    }),
  ],
  [
    'aggregates',
    (at) => ({
      query: `query Q${at} { ${fields(45 * size, 'items_aggregate(limit: 1) { aggregate { count max { id name } min { id name } } }')} }`,
    }),
  ],
  ['introspection', (at) => ({ query: getIntrospectionQuery().replace('IntrospectionQuery', `I${at}`) })],
  [
    'the longest answer',
    (at) => ({ query: `query Q${at} { ${fields(size, `items(limit: ${ROWS}) { id name }`)} }` }),
  ],
  [
    'the largest batch',
    (at) =>
      Array.from({ length: 20 }, (_none, part) => ({
        query: `query Q${at}_${part} ($w: items_bool_exp) { items(limit: 1, where: $w) { id } }`,
        variables: { w: { _or: Array.from({ length: 32 * size }, (_, id) => ({ id: { _eq: id } })) } },
      })),
  ],
];

const attacks = attacksOf(1);

/** Starts an engine with a full table and a client process for each test file. */
function useCostlyWorld(env: Record<string, string> = {}) {
  const world = useStarted(() =>
    createFaultWorld({ env: { HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous', ...env } }),
  );
  const client = useStarted(async () => {
    await world.sql(`insert into items select n, repeat('x', 390) from generate_series(2, ${ROWS}) n`);
    return startRemote(new URL('request-process.ts', import.meta.url));
  });

  const load = (bodies: readonly string[]) =>
    client.call('load', { url: `${world.engine.url}/v1/graphql`, bodies });
  const send = () => client.call('send');
  /** Returns the longest blocking of the event loop, in milliseconds, while these requests run at the same time. */
  const holdOf = async (bodies: readonly string[]): Promise<number> => {
    await load(bodies);
    const watch = watchHolds();
    await send();

    return watch.stop();
  };
  const holdsOf = async (bodies: (round: number) => readonly string[]): Promise<number[]> => {
    const holds: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) holds.push(await holdOf(bodies(round)));

    return holds;
  };
  /** Measures, prints and returns the longest blocking of a request alone and of many at once. */
  const measure = async ([name, body]: Attack, many: number): Promise<[alone: number, together: number]> => {
    const bodies = (atOnce: number) => (round: number) =>
      Array.from({ length: atOnce }, (_none, at) =>
        JSON.stringify(body((round + 1) * 1_000 + atOnce * 100 + at)),
      );
    await holdOf([JSON.stringify(body(0))]);

    const alone = await holdsOf(bodies(1));
    const together = await holdsOf(bodies(many));

    const [own, ofMany] = [percentile(alone, LEAST_DISTURBED), percentile(together, LEAST_DISTURBED)];
    const figures = [own, percentile(alone, 0.5), ofMany, percentile(together, 0.5)].map((ms) =>
      ms.toFixed(1),
    );
    process.stdout.write(
      `${name}: ${figures[0]} ms alone (median ${figures[1]}), ${figures[2]} at once (median ${figures[3]})\n`,
    );
    return [own, ofMany];
  };

  return { load, send, measure, post: (body: unknown) => world.engine.post(body, {}) };
}

describe('expensive GraphQL requests, at full size', () => {
  const { load, send, measure } = useCostlyWorld();

  it.each(attacks)('do not block the event loop: %s', async (...attack) => {
    const [alone, together] = await measure(attack, AT_ONCE);

    expect(alone).toBeLessThan(MAX_HOLD_MS);
    expect(together).toBeLessThan(MAX_HOLD_MS);
  });

  it('leak no memory', async () => {
    const held = () => {
      collectGarbage();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    };
    const hostile = (id: number) => {
      const attack = id % COSTLY_EVERY === 0 ? attacks[(id / COSTLY_EVERY) % attacks.length] : undefined;
      if (attack !== undefined) return JSON.stringify(attack[1](1_000_000 + id));
      const query = `query Q${id} { a${id}: items(where: {id: {_eq: ${id}}}) { b${id}: id } }`;
      return JSON.stringify({ query });
    };
    const flood = async (from: number, count: number) => {
      for (let id = from; id < from + count; id += FLOOD_AT_ONCE) {
        await load(Array.from({ length: FLOOD_AT_ONCE }, (_none, at) => hostile(id + at)));
        await send();
      }
    };
    await flood(0, 5_000);
    const before = held();

    await flood(5_000, HOSTILE_REQUESTS);

    expect(held() / before).toBeLessThan(1.5);
  }, 900_000);
});

describe('expensive GraphQL requests of a role in ENGINE_WIDE_ROLES, at full size', () => {
  const { measure, post } = useCostlyWorld({ ENGINE_WIDE_ROLES: 'anonymous' });

  it.each(attacksOf(WIDE))('do not block the event loop for long: %s', async (...attack) => {
    const { body } = await post(attack[1](0));
    const [alone, together] = await measure(attack, WIDE_AT_ONCE);

    for (const answer of [body].flat()) expect(Object.keys(answer as object)).toEqual(['data']);
    expect(alone).toBeLessThan(MAX_WIDE_HOLD_MS);
    expect(together).toBeLessThan(MAX_WIDE_HOLD_MS);
  });
});
