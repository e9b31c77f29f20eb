import type { CohortVariables, SubscriptionExplained, Explained } from '../contract/execution.ts';
import { EngineError } from '../errors/engine-error.ts';
import { quoteValues } from '../model/postgres-value.ts';
import { type Bindings, bindParams } from '../postgres/prepared.ts';
import { describePostgresError } from '../postgres/postgres-error.ts';
import type { StatementContext } from '../postgres/run-statement.ts';
import type { Statement } from '../sql/render.ts';
import type { RootPlan } from './compile-operation.ts';
import type { Plan } from './plan.ts';
import { type LiveContext, prepareLive } from './prepare-live.ts';

/**
 * Returns for each root field of a query its SQL and PostgreSQL's plan for it, in Hasura's form. No statement is run.
 * Fields that the engine answers by itself have neither.
 */
export async function explainQuery(
  fields: readonly RootPlan[],
  bindings: Bindings,
  context: StatementContext,
): Promise<Explained[]> {
  const explained: Explained[] = [];
  for (const { key, plan } of fields) {
    if (plan.kind === 'whole')
      explained.push({
        field: key,
        sql: plan.statement.text,
        plan: await planOf(plan.statement.text, bindParams(plan.statement.params, bindings), context),
      });
    else if (plan.fields.some(({ kind }) => kind === 'action'))
      throw new EngineError('invalid-params', 'query actions cannot be explained');
    else explained.push({ field: key, sql: null, plan: null });
  }

  return explained;
}

/** Explains a subscription: the SQL that answers many cohorts at once, and the values of this one. */
export async function explainSubscription(
  plan: Plan,
  bindings: Bindings,
  context: LiveContext,
): Promise<SubscriptionExplained> {
  const { batchSql, cohortValues, columns } = await prepareLive(plan, bindings, context);
  if (!('batch' in plan)) throw new EngineError('invalid-params', 'only subscriptions have cohorts');
  const batchOfOne = ['0', ...quoteValues(cohortValues, columns)].map((element) => `{${element}}`);
  const values = Object.values(JSON.parse(cohortValues) as Readonly<Record<string, string | null>>);

  return {
    sql: batchSql,
    plan: await planOf(batchSql, batchOfOne, context),
    variables: variablesOf(plan.batch, values),
  };
}

/** Sorts the values of a cohort by where they come from, as Hasura does. */
function variablesOf({ params }: Statement, values: readonly (string | null)[]): CohortVariables {
  const variables = {
    session: {} as Record<string, string | null>,
    query: {} as Record<string, string | null>,
    synthetic: [] as (string | null)[],
    cursor: {} as Record<string, string | null>,
  };
  for (const [index, { source }] of params.entries()) {
    const value = values[index] ?? null;
    if (source.from === 'session') variables.session[source.name] = value;
    else if (source.from === 'variable') variables.query[source.key.replace(/^\$/, '')] = value;
    else if (source.from === 'given') variables.cursor[source.name] = value;
    else variables.synthetic.push(value);
  }

  return variables;
}

async function planOf(
  text: string,
  values: readonly unknown[],
  { connections, caller }: StatementContext,
): Promise<string[]> {
  try {
    const { rows } = await connections.useWhileWanted(caller, (client) =>
      client.query<[string]>({
        text: `explain (format text) ${text}`,
        values: [...values],
        rowMode: 'array',
      }),
    );

    return rows.map(([line]) => line);
  } catch (error) {
    throw describePostgresError(error);
  }
}
