import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Caller } from '#embedded/engine/limits/caller.ts';
import { Connections } from '#embedded/engine/postgres/connections.ts';
import { createPools, endPools, type Pools } from '#embedded/engine/postgres/create-pools.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { usePool } from '#tests/support/postgres/use-database.ts';

/** Opens a proxy to PostgreSQL whose connections can be silenced, as a failover leaves them. */
async function openWay(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const port = Number(target.port);
  const joined = new Set<readonly [Socket, Socket]>();
  const server = createServer((client) => {
    const part = connect(port, target.hostname);
    for (const side of [client, part]) side.on('error', () => undefined);
    client.pipe(part).pipe(client);
    const pair = [client, part] as const;
    joined.add(pair);
    client.once('close', () => {
      part.destroy();
      joined.delete(pair);
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  target.port = String((server.address() as AddressInfo).port);

  return {
    url: target.href,
    open: () => joined.size,
    /** Passes no more bytes over the connections that are open now; later connections work. */
    silence: () => {
      for (const [client, part] of joined) {
        client.unpipe(part).pause();
        part.unpipe(client).pause();
      }
    },
    close: () => {
      for (const sides of joined) for (const side of sides) side.destroy();
      server.close();
    },
  };
}

describe('cancellations of statements on connections that no longer answer', () => {
  let pools: Pools;
  let connections: Connections;

  const { database, pool: main } = usePool({ template: 'empty' }, { max: 4 });
  const way = useStarted(() => openWay(database.url));
  beforeAll(async () => {
    const settings = { connections: 1, statementTimeoutMs: 60_000, liveStatementTimeoutMs: 3_000 };
    pools = createPools({ databaseUrl: way.url, ...settings }, pino({ level: 'silent' }));
    connections = new Connections({ pool: main, control: pools.control });
  });
  afterAll(() => endPools(pools));

  afterEach(async () => {
    pools.control.destroyAll();
    await waitUntil('the silent connections are gone', () => pools.control.totalCount === 0);
  });

  const silenceControl = async () => {
    await Promise.all([1, 2].map(() => pools.control.query('select pg_sleep(0.1)')));
    way.silence();
  };
  /** Runs a statement whose client hangs up once it runs. */
  const abandon = async (seconds: number) => {
    const caller = new Caller('a');
    const ran = connections.useWhileWanted(caller, async (client) => {
      const sleeping = client.query(`select pg_sleep(${seconds})`);
      caller.hangUp();
      await sleeping;
    });

    return ran.then(
      () => 'ran',
      (error: Error) => error.message,
    );
  };

  it('are sent again on other connections', async () => {
    await silenceControl();

    expect(await Promise.all([abandon(60), abandon(60), abandon(60)])).toEqual(
      Array(3).fill('canceling statement due to user request'),
    );
    await waitUntil('their connections are free', () => connections.counts.inside === 0);
  });

  it('do not delay the end of a statement that finishes by itself', async () => {
    await silenceControl();

    expect(await abandon(0.2)).toBe('ran');
    await waitUntil('its connection is free', () => connections.counts.inside === 0);
  });

  it('are given up with their connections when the database is frozen', async () => {
    await silenceControl();
    const open = way.open();
    expect(await abandon(0.2)).toBe('ran');

    connections.freeze();
    pools.control.destroyAll();

    await waitUntil('its connection is free', () => connections.counts.inside === 0);
    await waitUntil('those of cancellations are closed', () => way.open() < open);
    connections.thaw();
    await connections.use(new Caller('a'), (client) => client.query('select'));
  });
});
