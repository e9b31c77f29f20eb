import type { AnswerContext } from './answer.ts';
import type { Answered } from '../contract/answered.ts';
import type { MixedField, QueryPlan } from './plan.ts';
import type { Bindings } from '../postgres/prepared.ts';
import { chargeQuery } from './charge-answer.ts';
import { answerOf } from './run-answer-field.ts';
import { runStatement } from '../postgres/run-statement.ts';

/** Runs a query with one statement at most, whose resulting text goes to the client unchanged. */
export async function runQuery(
  plan: QueryPlan,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  const columns = plan.kind === 'answers' ? [] : await runStatement(plan.statement, bindings, context);
  chargeQuery(context.client.budget, columns);
  if (plan.kind === 'whole') return { data: columns[0] ?? 'null', headers: [] };

  return joinFields(plan.fields, columns, (field) => answerOf(field, bindings, context));
}

async function joinFields(
  fields: readonly MixedField[],
  columns: readonly (string | null)[],
  answer: (field: Exclude<MixedField, { readonly kind: 'column' }>) => Promise<Answered>,
): Promise<Answered> {
  const parts: string[] = [];
  const headers: (readonly [string, string])[] = [];
  for (const field of fields) {
    const { data, headers: own } =
      field.kind === 'column' ? { data: columns[field.column] ?? 'null', headers: [] } : await answer(field);
    parts.push(`${JSON.stringify(field.key)}:${data}`);
    headers.push(...own);
  }

  return { data: `{${parts.join(',')}}`, headers };
}
