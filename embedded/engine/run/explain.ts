import type { SubscriptionExplained, Explained } from '../contract/execution.ts';
import { EngineError } from '../errors/engine-error.ts';
import type { Bindings } from '../postgres/prepared.ts';
import { bindParams } from '../postgres/prepared.ts';
import { describePostgresError } from '../postgres/postgres-error.ts';
import type { StatementContext } from '../postgres/run-statement.ts';
import type { Statement } from '../sql/render.ts';
import type { Plan } from './plan.ts';
import { type LiveContext, prepareLive } from './prepare-live.ts';

/**
 * Returns the SQL of a query or subscription and PostgreSQL's plan for it, in Hasura's form. The statement is not run.
 * All fields of a query are one statement here; Hasura has one for each.
 */
export async function explainPlan(
  plan: Plan,
  field: string,
  bindings: Bindings,
  context: LiveContext,
): Promise<readonly Explained[] | SubscriptionExplained> {
  switch (plan.kind) {
    case 'mutation':
      throw new EngineError('not-supported', 'only queries and subscriptions can be explained', {
        path: '$.query',
      });
    case 'answers':
      return [{ field, sql: null, plan: null }];
    case 'whole':
    case 'mixed':
      return [{ field, sql: plan.statement.text, plan: await planOf(plan.statement, bindings, context) }];
    default: {
      const { batchSql, cohortValues } = await prepareLive(plan, bindings, context);
      const variables = JSON.parse(cohortValues) as Readonly<Record<string, string | null>>;

      return { sql: batchSql, plan: await planOf(plan.batch, bindings, context), variables };
    }
  }
}

async function planOf(
  { text, params }: Statement,
  bindings: Bindings,
  { connections, caller }: StatementContext,
): Promise<string[]> {
  const values = bindParams(params, bindings);
  try {
    const { rows } = await connections.useWhileWanted(caller, (client) =>
      client.query<[string]>({ text: `explain (format text) ${text}`, values, rowMode: 'array' }),
    );

    return rows.map(([line]) => line);
  } catch (error) {
    throw describePostgresError(error);
  }
}
