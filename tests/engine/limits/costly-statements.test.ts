import { describe, expect, it, onTestFinished } from 'vitest';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { createFaultWorld, ITEMS } from '../support/fault-world.ts';
import { ADMIN } from '../support/start-test-engine.ts';

const RENAME = 'mutation { update_items(where: {}, _set: {name: "renamed"}) { affected_rows } }';
const codes = (body: unknown) =>
  (body as { errors?: { extensions: { code: string } }[] }).errors?.map(({ extensions }) => extensions.code);

it('costly statements are finished by an engine that has a single connection', async () => {
  const world = await createFaultWorld({ isShared: true, env: { HASURA_GRAPHQL_PG_CONNECTIONS: '1' } });
  onTestFinished(() => world.close());
  const locker = await openClient(world.databaseUrl, 'begin; select from items for update');
  onTestFinished(() => locker.end());

  const renamed = world.engine.post({ query: RENAME });
  await waitUntil('it is costly', async () => {
    const rows = await world.sql(
      `select from pg_stat_activity where application_name = 'engine' and wait_event_type = 'Lock'
         and datname = current_database() and query_start < now() - interval '600 ms'`,
    );
    return rows.length > 0;
  });
  await locker.query('commit');

  expect(await renamed).toMatchObject({ body: { data: { update_items: { affected_rows: 1 } } } });
});

/** The engine has four connections; the test locks the only row, so every write of it waits. */
describe('costly statements', () => {
  const post = (
    address: string,
    query: string,
    headers: Record<string, string> = ADMIN,
    signal?: AbortSignal,
  ) =>
    fetch(`${world.engine.url}/v1/graphql`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'x-forwarded-for': address },
      body: JSON.stringify({ query }),
      ...(signal && { signal }),
    });
  const answer = async (response: Promise<Response>): Promise<unknown> => (await response).json();
  /** Locks the row until the test ends, or ends the transaction; no request is left for the next test. */
  const lock = async (statement = `update items set name = 'locked'`) => {
    onTestFinished(async () => {
      await locker.query('rollback');
      const { counts } = world.engine;
      await waitUntil('no request is left', () => counts().inside + counts().waiting === 0);
    });
    await locker.query(`begin; ${statement}`);
  };

  const world = useStarted(() =>
    createFaultWorld({
      isShared: true,
      env: {
        HASURA_GRAPHQL_PG_CONNECTIONS: '4',
        HASURA_GRAPHQL_UNAUTHORIZED_ROLE: 'anonymous',
        ENGINE_STRANGER_TIMEOUT_MS: '1000',
        // A network rests longer than this after a cancellation, so a statement that must wait is refused and never begins.
        ENGINE_MAX_WAIT_MS: '200',
      },
    }),
  );
  const locker = useStarted(() => openClient(world.databaseUrl));

  it('hold half of the connections at most, and the network that has used them longest loses one first', async () => {
    await world.sql(`update items set name = 'first'`);
    await lock();
    const rename = (last: number) => answer(post(`2001:db8:1:2::${last}`, RENAME));
    const begun = [rename(1), rename(2)];
    await waitUntil('both wait', async () => (await world.blocked()) === 2);
    // Alone it has always run shorter than the two together.
    const modest = answer(post('10.0.0.1', RENAME));
    const greedy = [...begun, rename(3)];

    const refused = await Promise.race(greedy);
    await waitUntil('two are left', async () => (await world.blocked()) === 2);
    const innocent = await answer(post('10.0.0.3', ITEMS));

    expect(codes(refused)).toEqual(['too-busy']);
    expect(innocent).toEqual({ data: { items: [{ id: 1, name: 'first' }] } });
    expect(await world.blocked()).toBe(2);
    await locker.query('commit');
    expect(await modest).toEqual({ data: { update_items: { affected_rows: 1 } } });
    const done = (await Promise.all(greedy)).filter((body) => codes(body) === undefined);
    expect(done).toHaveLength(1);
  });

  it('of clients without a secret are cancelled when their time limit is over', async () => {
    await lock();
    const stranger = answer(post('10.0.1.1', RENAME, {}));
    const known = answer(post('10.0.1.2', RENAME));

    expect(await stranger).toEqual({
      errors: [
        {
          message: 'a statement of this request took longer than is allowed',
          extensions: { path: '$', code: 'limit-exceeded' },
        },
      ],
    });
    await waitUntil('the other one alone waits', async () => (await world.blocked()) === 1);
    await locker.query('commit');
    expect(await known).toHaveProperty('data');
  });

  it('of a mutation are cancelled soon after the client has hung up, and nothing is changed', async () => {
    await world.sql(`update items set name = 'before'`);
    const controller = new AbortController();
    await lock('select from items for update');
    const client = post('10.0.0.1', RENAME, ADMIN, controller.signal).catch(() => undefined);
    await waitUntil('it waits', async () => (await world.blocked()) === 1);

    controller.abort();

    await waitUntil('it is cancelled', async () => (await world.blocked()) === 0);
    await client;
    await locker.query('commit');
    expect(await world.sql('select name from items')).toEqual([{ name: 'before' }]);
  });

  it('of a mutation that end soon are finished although the client has hung up', async () => {
    const controller = new AbortController();
    await lock('select from items for update');
    const client = post('10.0.1.4', RENAME, ADMIN, controller.signal).catch(() => undefined);
    await waitUntil('it waits', async () => (await world.blocked()) === 1);

    controller.abort();
    await client;
    await locker.query('commit');

    await waitUntil('it is done', async () => {
      const [row] = (await world.sql('select name from items')) as { name: string }[];
      return row?.name === 'renamed';
    });
  });

  it('of a mutation have a transaction_timeout in PostgreSQL if the client has no secret', async () => {
    await world.sql(`
      drop table if exists noted;
      create table noted (milliseconds text);
      create or replace function note() returns trigger language plpgsql security definer as
        $$ begin insert into noted values (current_setting('transaction_timeout')); return null; end $$;
      create or replace trigger noting after update on items execute function note()`);

    await post('10.0.1.5', RENAME, {});
    await post('10.0.1.5', RENAME);

    const [stranger, trusted] = (await world.sql('select milliseconds from noted')) as {
      milliseconds: string;
    }[];
    expect(stranger?.milliseconds).toMatch(/^(2s|1\d\d\dms)$/);
    expect(trusted?.milliseconds).toBe('0');
  });
});
