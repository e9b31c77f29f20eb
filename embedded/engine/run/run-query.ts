import type { Pool } from 'pg';
import type { Answered } from './answered.ts';
import type { QueryPlan } from './plan.ts';
import { describePostgresError } from './postgres-error.ts';
import { bind, type Bindings, type Prepared } from './prepared.ts';
import { type AnswerContext, answerOf } from './run-answer-field.ts';

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

/** Runs one statement and gives back its row. */
export async function runStatement(
  statement: Prepared,
  bindings: Bindings,
  pool: Pool,
): Promise<readonly (string | null)[]> {
  const { name, text, values } = bind(statement, bindings);
  try {
    const { rows } = await pool.query<(string | null)[]>({
      name,
      text,
      values: values as string[],
      rowMode: 'array',
    });

    return rows[0] ?? [];
  } catch (error) {
    throw describePostgresError(error);
  }
}
