import pg from 'pg';
import { EngineError } from '#embedded/engine/errors/engine-error.ts';
import type { Executor, GraphqlRequest, LivePlan } from '#embedded/engine/contract/execution.ts';
import type { Core } from '#embedded/engine/contract/core.ts';

/** Creates the table that the fake core reads. */
export const ITEMS_SQL = 'create table items (id int primary key, name text not null)';

const ITEMS = `select coalesce(json_agg(json_build_object('id', i.id, 'name', i.name) order by i.id), '[]')
  from items i where i.id >= coalesce((v.vars->>'min')::int, 0)`;
const BATCH = `select c.id, json_build_object('items', (${ITEMS}))::text
  from unnest($1::int4[], $2::json[]) as c(id, vars), lateral (select c.vars) as v`;

/**
 * Makes a core with one table, for tests of HTTP and WebSocket: it answers `{ items }` as query and
 * subscription (variable `min`), `{ session }`, `{ slow }`, `{ broken }`, `{ divided }` and the like.
 */
export function createFakeCore(pool: pg.Pool): Core {
  const executor: Executor = {
    execute: async (request, session) => {
      if (request.query.includes('session')) return { body: JSON.stringify({ data: { session } }) };
      if (request.query.includes('cookie'))
        return { body: '{"data":{"cookie":true}}', headers: [['Set-Cookie', 'a=b']] };
      if (request.query.includes('broken')) throw new Error('select secret from inside');
      if (request.query.includes('invalid')) {
        return {
          body: JSON.stringify({
            errors: [{ message: 'no', extensions: { path: '$', code: 'validation-failed' } }],
          }),
        };
      }
      if (request.query.includes('slow')) await pool.query('select pg_sleep(30)');
      const values = JSON.stringify(request.variables ?? {});
      const id = '0';
      const { rows } = await pool.query({ text: BATCH, values: [[id], [values]], rowMode: 'array' });
      return { body: `{"data":${String(rows[0]?.[1])}}` };
    },
    operationKind: ({ query }) => (query.trimStart().startsWith('subscription') ? 'subscription' : 'query'),
    prepareLive: (request, session) => Promise.resolve(planOf(request, session.role)),
  };

  return { executor, restEndpoints: [], tables: [{ schema: 'public', name: 'items' }], describeError };
}

function planOf(request: GraphqlRequest, role: string): LivePlan {
  if (request.query.includes('invalid')) throw new EngineError('validation-failed', 'no such field');
  const cohortValues = JSON.stringify(request.variables ?? {});
  if (request.query.includes('view')) return plan(`${role} view`, BATCH, cohortValues, 'some_view');
  if (!request.query.includes('divided')) return plan(role, BATCH, cohortValues, 'items');
  const divided = `select c.id, json_build_object('divided', 1 / (select max(id) from items))::text
    from unnest($1::int4[], $2::json[]) as c(id, vars)`;
  return plan(`${role} divided`, divided, cohortValues, 'items');
}

function plan(groupKey: string, batchSql: string, cohortValues: string, table: string): LivePlan {
  return { groupKey, role: 'any', batchSql, cohortValues, dependencies: [{ schema: 'public', name: table }] };
}

function describeError(error: unknown): EngineError {
  return new EngineError('unexpected', 'database query error', { cause: error });
}
