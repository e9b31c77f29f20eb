import { pino } from 'pino';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { removeTriggers } from '#embedded/engine/live/triggers.ts';
import { TableWatch } from '#embedded/engine/live/watch-tables.ts';
import { createPools, endPools } from '#embedded/engine/postgres/create-pools.ts';
import { ADVISORY_LOCKS } from '#runtime/network/advisory-locks.ts';
import { openClient } from '#tests/support/postgres/open-client.ts';
import { useStarted } from '#tests/support/use-started.ts';
import { useClient } from '#tests/support/postgres/use-database.ts';

const TABLES = ['busy', 'later'].map((name) => ({ schema: 'public', name }));
const ALL = ['["public","busy"]', '["public","later"]'];

describe('a table whose triggers can not be created', () => {
  const { database, client: sql } = useClient({ template: 'empty' });
  const superuser = useStarted(() => openClient(database.superuserUrl));
  beforeEach(async () => {
    await removeTriggers(sql);
    await superuser.query(`drop table if exists busy, later`);
    await sql.query('create table busy (id int primary key); create table later (id int primary key)');
  });

  /** Watches the tables; `watched` is what notifies, by the last check that succeeded. */
  const watchTables = async () => {
    const logger = pino({ level: 'silent' });
    const times = { statementTimeoutMs: 30_000, liveStatementTimeoutMs: 3_000 };
    const pools = createPools({ databaseUrl: database.url, connections: 1, ...times }, logger);
    const state = { watched: [] as string[] };
    const watch = new TableWatch({
      pool: pools.control,
      logger,
      tables: () => TABLES,
      onChange: (watched) => (state.watched = [...watched].sort()),
      checkIntervalMs: 20,
      firstRetryMs: 20,
    });
    onTestFinished(async () => {
      watch.stop();
      await endPools(pools);
    });
    await watch.start();

    return state;
  };

  /** Removes the triggers under a lock; returns the backend that waits to create them, and the lock's release. */
  const untilCreating = async () => {
    const holder = await openClient(database.url);
    onTestFinished(() => holder.end());
    await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.changeTriggers]);
    await removeTriggers(sql);
    await holder.query('begin; lock table busy in row exclusive mode');
    await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.changeTriggers]);
    const waiting = `select pid from pg_stat_activity
      where datname = current_database() and wait_event = 'relation' and query ~ 'create or replace trigger'`;
    const find = async () => (await sql.query<{ pid: number }>(waiting)).rows[0]?.pid;
    await expect.poll(find).toBeTypeOf('number');

    return { pid: await find(), release: () => holder.query('rollback') };
  };

  it('is left to the next check while another engine holds the lock for creating triggers', async () => {
    const holder = await openClient(database.url);
    onTestFinished(() => holder.end());
    await holder.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.changeTriggers]);

    const state = await watchTables();
    expect(state.watched).toEqual([]);
    await holder.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.changeTriggers]);

    await expect.poll(() => state.watched).toEqual(ALL);
  });

  it.each(['pg_terminate_backend', 'pg_cancel_backend'])(
    'gets its triggers, as do the tables after it, at the next check after %s',
    async (interrupt) => {
      const state = await watchTables();
      expect(state.watched).toEqual(ALL);
      const { pid, release } = await untilCreating();
      state.watched = [];

      await sql.query(`select ${interrupt}($1)`, [pid]);
      await release();

      await expect.poll(() => state.watched).toEqual(ALL);
    },
  );

  it('gets its triggers once the missing privilege is granted', async () => {
    await superuser.query('drop table busy; create table busy (id int primary key)');
    const state = await watchTables();
    expect(state.watched).toEqual([ALL[1]]);

    await superuser.query('grant trigger on busy to hostfront');

    await expect.poll(() => state.watched).toEqual(ALL);
  });
});
