import { DatabaseError } from 'pg';
import type { Answered } from './answered.ts';
import type { MutationField, MutationPlan, PreparedMutation } from './plan.ts';
import { type BoundStatement, PipelineError, runPipeline } from './pipeline.ts';
import { describePostgresError } from './postgres-error.ts';
import { bind, type Bindings } from './prepared.ts';
import { type AnswerContext, answerOf } from './run-answer-field.ts';

type StatementsField = Extract<MutationField, { kind: 'statements' }>;

/** Triggers read from it who acts; the name is Hasura's. */
const SESSION_SETTING: Omit<BoundStatement, 'values'> = {
  name: 'engine_session',
  text: "select set_config('hasura.user', $1, true)",
};

/** Runs the fields of a mutation in their order: neighbours that the database answers in one transaction. */
export async function runMutation(
  plan: MutationPlan,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  const parts: string[] = [];
  const headers: [string, string][] = [];
  for (const group of groupFields(plan.fields)) {
    const answers = Array.isArray(group)
      ? await runFields(group, bindings, context)
      : [await answerOf(group, bindings, context)];
    const keys = Array.isArray(group) ? group.map(({ key }) => key) : [group.key];
    answers.forEach(({ data, headers: passed }, index) => {
      parts.push(`${JSON.stringify(keys[index])}:${data}`);
      headers.push(...passed.map(([name, value]): [string, string] => [name, value]));
    });
  }

  return { data: `{${parts.join(',')}}`, headers };
}

type AnswerMutation = Exclude<MutationField, { kind: 'statements' }>;

/** `__typename` between two fields does not part them. */
function groupFields(fields: readonly MutationField[]): (StatementsField[] | AnswerMutation)[] {
  const groups: (StatementsField[] | AnswerMutation)[] = [];
  for (const field of fields) {
    const last = groups.at(-1);
    if (field.kind !== 'statements') groups.push(field);
    else if (Array.isArray(last)) last.push(field);
    else groups.push([field]);
  }

  return groups;
}

async function runFields(
  fields: readonly StatementsField[],
  bindings: Bindings,
  { pool }: AnswerContext,
): Promise<Answered[]> {
  const statements = fields.flatMap((field) => field.statements);
  const session = { ...SESSION_SETTING, values: [JSON.stringify(bindings.session.variables)] };
  const bound = [session, ...statements.map(({ prepared }) => bind(prepared, bindings))];
  const client = await pool.connect().catch((error: unknown) => {
    throw describePostgresError(error);
  });
  try {
    const [, ...results] = await runPipeline(client, bound);
    client.release();

    return collect(fields, results);
  } catch (error) {
    client.release(isBroken(error));
    throw describe(error, statements);
  }
}

/** Anything but an error that the server itself reports leaves the connection in doubt. */
function isBroken(error: unknown): boolean {
  return !(error instanceof PipelineError && error.cause instanceof DatabaseError);
}

function describe(error: unknown, statements: readonly PreparedMutation[]): unknown {
  if (!(error instanceof PipelineError)) return error;
  const failed = statements[error.statement - 1];

  return describePostgresError(error.cause, failed?.path, failed?.failures);
}

/** Each field's answer is what its answering statements gave. */
function collect(fields: readonly StatementsField[], results: readonly (string | null)[]): Answered[] {
  let index = 0;

  return fields.map(({ statements, isList }) => {
    const answers: string[] = [];
    for (const { isAnswer } of statements) {
      const result = results[index++] ?? 'null';
      if (isAnswer) answers.push(result);
    }

    return { data: isList ? `[${answers.join(',')}]` : (answers[0] ?? 'null'), headers: [] };
  });
}
