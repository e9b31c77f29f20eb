import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { EngineError } from '../engine-error.ts';
import type { LivePlan } from '../execution.ts';
import { renderForCohorts } from '../sql/render.ts';
import { join, type Param, sql } from '../sql/sql.ts';
import type { Plan } from './plan.ts';
import { type Bindings, bindParams, prepare } from './prepared.ts';
import { runStatement } from './run-statement.ts';

/**
 * A subscription as SQL for many cohorts at once, in Hasura's manner: every value, constants of the document
 * included, is read from the cohort's JSON object.
 */
export async function prepareLive(plan: Plan, bindings: Bindings, pool: Pool): Promise<LivePlan> {
  if (plan.kind !== 'query' || !plan.isSubscription || plan.sql === undefined) {
    throw new EngineError('not-supported', 'only what the database answers can be subscribed to');
  }
  const { text, params } = renderForCohorts(plan.sql);
  const values = bindParams(params, bindings);
  await checkValues(params, bindings, pool);
  const batchSql = `select "_subs"."result_id", "_live"."result" from unnest($1::uuid[], $2::json[]) as "_subs" ("result_id", "result_vars") left join lateral (select ${text}::text as "result") as "_live" on true`;

  return {
    groupKey: createHash('sha1').update(`${bindings.session.role}\n${batchSql}`).digest('hex'),
    batchSql,
    cohortValues: JSON.stringify(Object.fromEntries(values.map((value, index) => [`p${index}`, value]))),
    dependencies: plan.dependencies,
  };
}

/** Lets Postgres read every value once, so that a bad one does not spoil the batch that it would join. */
async function checkValues(params: readonly Param[], bindings: Bindings, pool: Pool): Promise<void> {
  if (params.length === 0) return;
  await runStatement(prepare(sql`select ${join(params.map((param) => sql`${param}`))}`), bindings, pool);
}
