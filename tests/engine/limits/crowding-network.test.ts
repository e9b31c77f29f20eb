import { availableParallelism } from 'node:os';
import { expect, it } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { createFaultWorld, ITEMS } from '../support/fault-world.ts';
import { ADMIN } from '../support/start-test-engine.ts';

const CONNECTIONS = 20;
/** Costly statements that may run at once. */
const COSTLY = Math.min(CONNECTIONS / 2, Math.max(4, 2 * availableParallelism()));
/** Requests of one network that get a connection at once. */
const AT_ONCE = 15;
const RENAME = 'mutation { update_items(where: {}, _set: {name: "renamed"}) { affected_rows } }';

it('a network with too many costly statements loses some, and its next request waits while others are served', async () => {
  const world = await createFaultWorld({
    isShared: true,
    env: {
      HASURA_GRAPHQL_PG_CONNECTIONS: String(CONNECTIONS),
      // Those that wait are to wait for as long as the network rests and the row is locked, however slow the machine is.
      ENGINE_MAX_WAIT_MS: '60000',
    },
  });
  const post = async (address: string, query: string) => {
    const headers = { ...ADMIN, 'x-forwarded-for': address };
    return JSON.stringify((await world.engine.post({ query }, headers)).body);
  };
  const locker = await openClient(world.databaseUrl, `begin; update items set name = 'locked'`);
  const { counts } = world.engine;

  const isCancelled = (answer: string) => answer.includes('"too-busy"');
  let cancelled = 0;
  const greedy = Array.from({ length: AT_ONCE }, async (_, at) => {
    const answer = await post(`2001:db8:1:2::${at}`, RENAME);
    if (isCancelled(answer)) cancelled += 1;
    return answer;
  });
  // A slow machine may let some begin only after the first were cancelled; these wait then, as the next one does.
  await waitUntil(
    'the others are cancelled or wait',
    () => counts().inside === COSTLY && cancelled + counts().waiting === AT_ONCE - COSTLY,
  );
  const waitedBefore = counts().waiting;
  const next = post('2001:db8:1:2::ffff', ITEMS);
  await waitUntil('the next one waits', () => counts().waiting === waitedBefore + 1);

  expect(await post('10.0.0.1', ITEMS)).toContain('"first"');
  const cancelledBefore = cancelled;
  await locker.query('commit');
  const answers = await Promise.all(greedy);
  expect(cancelledBefore).toBeGreaterThan(0);
  expect(answers.filter(isCancelled)).toHaveLength(cancelledBefore);
  expect(await next).toContain('"items"');
  await locker.end();
  await world.close();
});
