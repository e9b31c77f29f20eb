import { Caller } from '../limits/caller.ts';
import type { LivePlan } from '../contract/execution.ts';
import type { Connections } from '../postgres/connections.ts';
import { statementName } from '../postgres/prepared.ts';
import { runSingle } from '../postgres/single-statement.ts';
import { nameToKeep } from '../postgres/statement-names.ts';
import { arrayLiteral } from '../model/postgres-value.ts';
import type { RunBatch } from './group.ts';

/**
 * Makes the function that runs a group's statement for up to 100 cohorts. Groups take turns at the connections and
 * may wait any time.
 */
export function createRunBatch(connections: Connections): RunBatch {
  const statements = new WeakMap<LivePlan, { readonly name: string; readonly text: string }>();

  return async (plan, cohorts) => {
    let statement = statements.get(plan);
    if (statement === undefined) {
      statement = { name: statementName(plan.batchSql, plan.role), text: plan.batchSql };
      statements.set(plan, statement);
    }
    const bound = {
      name: nameToKeep(statement),
      text: statement.text,
      role: plan.role,
      values: [arrayLiteral(cohorts.map(({ id }) => id)), arrayLiteral(cohorts.map(({ values }) => values))],
    };
    const rows = await connections.use(new Caller(plan.groupKey), (client) => runSingle(client, bound));

    return new Map(
      rows.map(([id, data, cursor]) => [id ?? '', { data: data ?? 'null', cursor: cursor ?? '' }]),
    );
  };
}
