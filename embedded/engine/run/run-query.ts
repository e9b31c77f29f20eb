import type { AnswerContext, Answered } from './answer.ts';
import type { QueryPlan } from './plan.ts';
import type { Bindings } from '../postgres/prepared.ts';
import { answerOf } from './run-answer-field.ts';
import { runStatement } from '../postgres/run-statement.ts';

/** Runs a query: one statement at most, whose text goes to the client as it is. */
export async function runQuery(
  plan: QueryPlan,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  const { statement, fields } = plan;
  const columns = statement === undefined ? [] : await runStatement(statement, bindings, context.pool);
  if (fields === undefined) return { data: columns[0] ?? 'null', headers: [] };
  const parts: string[] = [];
  const headers: [string, string][] = [];
  for (const field of fields) {
    const answer =
      field.kind === 'column'
        ? { data: columns[field.column] ?? 'null', headers: [] }
        : await answerOf(field, bindings, context);
    parts.push(`${JSON.stringify(field.key)}:${answer.data}`);
    headers.push(...answer.headers.map(([name, value]): [string, string] => [name, value]));
  }

  return { data: `{${parts.join(',')}}`, headers };
}
