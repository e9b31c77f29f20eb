import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { type CompiledStream, STREAM_CURSOR } from '../compile/stream.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { LivePlan } from '../contract/execution.ts';
import { renderForCohorts, type Statement } from '../sql/render.ts';
import { join, type Param, sql } from '../sql/sql.ts';
import type { Plan, QueryPlan } from './plan.ts';
import { type Bindings, bindParams, prepare } from '../postgres/prepared.ts';
import { runStatement } from '../postgres/run-statement.ts';

const SUBSCRIPTIONS = 'unnest($1::uuid[], $2::json[]) as "_subs" ("result_id", "result_vars")';

/**
 * A subscription as SQL for many cohorts at once, in Hasura's manner: every value, constants of the document
 * included, is read from the cohort's JSON object.
 */
export async function prepareLive(plan: Plan, bindings: Bindings, pool: Pool): Promise<LivePlan> {
  if (plan.kind === 'query' && plan.stream !== undefined)
    return prepareStream(plan.stream, plan, bindings, pool);
  if (plan.kind !== 'query' || !plan.isSubscription || plan.sql === undefined) {
    throw new EngineError('not-supported', 'only what the database answers can be subscribed to');
  }
  const { text, params } = renderForCohorts(plan.sql);
  const batchSql = `select "_subs"."result_id", "_live"."result" from ${SUBSCRIPTIONS} left join lateral (select ${text}::text as "result") as "_live" on true`;

  return livePlan({ text: batchSql, params }, plan, bindings, pool);
}

/**
 * The cursor is read by Postgres once: `now` is the moment of the subscription. A cohort for which nothing has come
 * has no row in the answer.
 */
async function prepareStream(
  { batch, start }: CompiledStream,
  plan: QueryPlan,
  bindings: Bindings,
  pool: Pool,
): Promise<LivePlan> {
  const { text, params } = renderForCohorts(batch);
  const batchSql = `select "_subs"."result_id", "_live"."result", "_live"."cursor" from ${SUBSCRIPTIONS} cross join lateral (${text}) as "_live"`;
  const [cursor = null] = await runStatement(prepare(sql`select ${start}`), bindings, pool);
  const given = { [STREAM_CURSOR]: cursor };
  const at = params.findIndex(({ source }) => source.from === 'given' && source.name === STREAM_CURSOR);

  return {
    ...(await livePlan({ text: batchSql, params }, plan, { ...bindings, given }, pool)),
    cursorKey: keyOf(at),
  };
}

async function livePlan(
  { text, params }: Statement,
  { dependencies }: QueryPlan,
  bindings: Bindings,
  pool: Pool,
): Promise<LivePlan> {
  const values = bindParams(params, bindings);
  await checkValues(params, bindings, pool);

  return {
    groupKey: createHash('sha1').update(`${bindings.session.role}\n${text}`).digest('hex'),
    batchSql: text,
    cohortValues: JSON.stringify(Object.fromEntries(values.map((value, index) => [keyOf(index), value]))),
    dependencies,
    readsClock: params.some(({ type }, index) => readsClock(type, values[index] ?? null)),
  };
}

const clockTypes = /^(pg_catalog\.)?(date|time|timetz|timestamp|timestamptz)$/;
/** PostgreSQL reads these as moments of now: https://www.postgresql.org/docs/17/datatype-datetime.html#DATATYPE-DATETIME-SPECIAL-VALUES */
const clockWords = /\b(now|today|tomorrow|yesterday)\b/i;

function readsClock(type: string, value: string | null): boolean {
  return value !== null && clockTypes.test(type) && clockWords.test(value);
}

/** A parameter's key in the cohort's object. */
function keyOf(index: number): string {
  return `p${index}`;
}

/** Lets Postgres read every value once, so that a bad one does not spoil the batch that it would join. */
async function checkValues(params: readonly Param[], bindings: Bindings, pool: Pool): Promise<void> {
  if (params.length === 0) return;
  await runStatement(prepare(sql`select ${join(params.map((param) => sql`${param}`))}`), bindings, pool);
}
