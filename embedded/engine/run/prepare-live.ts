import { createHash } from 'node:crypto';
import type { KeyColumnsOf } from '../permissions/key-columns.ts';
import { STREAM_CURSOR } from '../compile/stream.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { LivePlan } from '../contract/execution.ts';
import { isSurelyReadable } from '../model/plain-value.ts';
import { type Bindings, bindParams } from '../postgres/prepared.ts';
import { runStatement, type StatementContext } from '../postgres/run-statement.ts';
import type { Plan, SubscriptionPlan } from './plan.ts';
import { readsOf } from './table-reads.ts';

export type LiveContext = StatementContext & { readonly keyColumnsOf: KeyColumnsOf };

/** Makes a subscription's SQL for many cohorts at once, in Hasura's manner. */
export async function prepareLive(plan: Plan, bindings: Bindings, context: LiveContext): Promise<LivePlan> {
  switch (plan.kind) {
    case 'live':
      return livePlan(plan, bindings, context);
    case 'stream':
      return prepareStream(plan, bindings, context);
    default:
      throw new EngineError('not-supported', 'only what the database answers can be subscribed to');
  }
}

/**
 * Prepares a stream. Postgres reads the initial cursor once, so that `now` is the moment of the subscription. A cohort
 * without new rows has no row in the answer.
 */
async function prepareStream(
  plan: SubscriptionPlan & { readonly kind: 'stream' },
  bindings: Bindings,
  context: LiveContext,
): Promise<LivePlan> {
  const { params } = plan.batch;
  const [cursor = null] = await runStatement(plan.start, bindings, context);
  const given = { [STREAM_CURSOR]: cursor };
  const at = params.findIndex(({ source }) => source.from === 'given' && source.name === STREAM_CURSOR);

  return { ...(await livePlan(plan, { ...bindings, given }, context)), cursorKey: keyOf(at) };
}

/**
 * Makes the plan. Postgres reads the values once now, unless it surely can, so that a bad value does not fail the batch
 * that it would join.
 */
async function livePlan(plan: SubscriptionPlan, bindings: Bindings, context: LiveContext): Promise<LivePlan> {
  const { batch, check, dependencies } = plan;
  const { role } = bindings.session;
  const values = bindParams(batch.params, bindings);
  const isPlain = batch.params.every(({ type }, index) => isSurelyReadable(type, values[index] ?? null));
  if (check !== undefined && !isPlain) await runStatement(check, bindings, context);
  const isTimed = batch.params.some(({ type }, index) => readsClock(type, values[index] ?? null));
  const { batchSql, columns, groupKeyOf } = statementOf(plan);

  return {
    groupKey: groupKeyOf(role, isTimed),
    role,
    batchSql,
    columns,
    cohortValues: JSON.stringify(Object.fromEntries(values.map((value, index) => [keyOf(index), value]))),
    dependencies,
    reads: readsOf(plan, bindings, context.keyColumnsOf),
    readsClock: isTimed,
  };
}

type BatchStatement = Pick<LivePlan, 'batchSql' | 'columns'> & {
  readonly groupKeyOf: (role: string, isTimed: boolean) => string;
};

const statements = new WeakMap<SubscriptionPlan, BatchStatement>();

/** Returns a plan's statement for many cohorts; its text and keys are made once for all subscriptions. */
function statementOf(plan: SubscriptionPlan): BatchStatement {
  const known = statements.get(plan);
  if (known !== undefined) return known;
  const { text, params, from, hasColumns } = plan.batch;
  const batchSql =
    plan.kind === 'stream'
      ? `select "_subs"."result_id", "_live"."result", "_live"."cursor" from ${from} cross join lateral (${text}) as "_live" ("result", "cursor")`
      : `select "_subs"."result_id", "_live"."result" from ${from} left join lateral (${text}) as "_live" ("result") on true`;
  const keys = new Map<string, string>();
  const made: BatchStatement = {
    batchSql,
    columns: hasColumns ? params.map((_, index) => keyOf(index)) : undefined,
    groupKeyOf: (role, isTimed) => {
      const of = `${role}\n${isTimed}`;
      const key = keys.get(of) ?? createHash('sha1').update(`${of}\n${batchSql}`).digest('hex');
      keys.set(of, key);

      return key;
    },
  };
  statements.set(plan, made);

  return made;
}

/**
 * Types in whose texts these words mean nothing. All others may read them: dates and times, their arrays and ranges, and
 * domains, whose names say nothing of what they are made of.
 */
const timelessTypes =
  /^(pg_catalog\.)?"?(bool|bit|varbit|bytea|char|bpchar|varchar|text|name|citext|int[248]|float[48]|numeric|money|oid|uuid|jsonb?|jsonpath|xml|inet|cidr|macaddr8?|interval|tsvector|tsquery|regclass|regconfig|point|line|lseg|box|path|polygon|circle|(int[48]|num)(multi)?range|geometry|geography|hstore|ltree|lquery|ltxtquery)"?(\(.*\))?(\[\])*$/;
/** Words that PostgreSQL reads relative to the current time: https://www.postgresql.org/docs/17/datatype-datetime.html#DATATYPE-DATETIME-SPECIAL-VALUES */
const clockWords = /\b(now|today|tomorrow|yesterday)\b/i;

function readsClock(type: string, value: string | null): boolean {
  return value !== null && clockWords.test(value) && !timelessTypes.test(type);
}

/** Returns a parameter's key in the cohort's object. */
function keyOf(index: number): string {
  return `p${index}`;
}
