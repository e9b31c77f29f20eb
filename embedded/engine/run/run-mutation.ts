import { ANSWERED_BEFORE } from '../compile/mutations/mutation.ts';
import type { Caller } from '../limits/caller.ts';
import type { AnswerContext } from './answer.ts';
import type { Answered } from '../contract/answered.ts';
import type { MutationField, MutationPlan, PreparedMutation } from './plan.ts';
import { type BoundStatement, PipelineError, runPipeline } from '../postgres/pipeline.ts';
import { describePostgresError } from '../postgres/postgres-error.ts';
import { bind, type Bindings } from '../postgres/prepared.ts';
import { chargeRows } from './charge-answer.ts';
import { answerOf } from './run-answer-field.ts';

const TIMEOUT_LEEWAY_MS = 1_000;

type StatementsField = Extract<MutationField, { kind: 'statements' }>;

/**
 * Statement that stores the session variables in Hasura's setting `hasura.user`, where triggers read who acts, and
 * limits the time of the transaction.
 */
const SESSION_SETTING: Omit<BoundStatement, 'values' | 'role'> = {
  name: 'engine_session',
  text: "select set_config('hasura.user', $1, true), set_config('transaction_timeout', $2, true)",
};

/**
 * Runs the fields of a mutation in their order. Fields that the database answers share one transaction; after an action
 * between them, which can't be part of a transaction, a new transaction begins.
 */
export async function runMutation(
  plan: MutationPlan,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  const answers = new Map<MutationField, Answered>();
  let pending: StatementsField[] = [];
  const flush = async () => {
    const fields = pending;
    pending = [];
    if (fields.length === 0) return;
    const results = await runFields(fields, bindings, context);
    fields.forEach((field, index) => answers.set(field, results[index] ?? { data: 'null', headers: [] }));
  };
  for (const field of plan.fields) {
    if (field.kind === 'statements') {
      pending.push(field);
      continue;
    }
    if (field.kind === 'action') await flush();
    answers.set(field, await answerOf(field, bindings, context));
  }
  await flush();
  const parts = plan.fields.map(
    (field) => `${JSON.stringify(field.key)}:${answers.get(field)?.data ?? 'null'}`,
  );

  return {
    data: `{${parts.join(',')}}`,
    headers: [...answers.values()].flatMap(({ headers }) => [...headers]),
  };
}

async function runFields(
  fields: readonly StatementsField[],
  bindings: Bindings,
  { connections, caller, client: { budget } }: AnswerContext,
): Promise<Answered[]> {
  const statements = fields.flatMap((field) => field.statements);
  const { role, variables } = bindings.session;
  const given = {
    [ANSWERED_BEFORE.bytes]: String(budget.spent('answerBytes')),
    [ANSWERED_BEFORE.rows]: String(budget.spent('rows')),
  };
  const settings = [JSON.stringify(variables), transactionTimeout(caller)];
  const session = { ...SESSION_SETTING, role, values: settings };
  const bound = [session, ...statements.map(({ prepared }) => bind(prepared, { ...bindings, given }))];
  try {
    const [, ...results] = await connections.use(caller, (client) => runPipeline(client, bound));
    chargeRows(
      budget,
      results.filter((_, index) => statements[index]?.isAnswer),
    );

    return collect(fields, results);
  } catch (error) {
    throw describe(error, statements);
  }
}

/**
 * Returns PostgreSQL's own limit for the transaction, in milliseconds as text; 0 means none. It ends the connection, so
 * it comes later than the cancellation by the engine, which may have died meanwhile.
 */
function transactionTimeout({ untilMs, leftMs }: Caller): string {
  return untilMs === Infinity ? '0' : String(Math.ceil(Math.max(0, leftMs)) + TIMEOUT_LEEWAY_MS);
}

function describe(error: unknown, statements: readonly PreparedMutation[]): unknown {
  if (!(error instanceof PipelineError)) return describePostgresError(error);
  const failed = statements[error.statement - 1];

  return describePostgresError(error.cause, failed?.path, failed?.failures, failed?.written);
}

/** Returns each field's answer: the results of the field's answering statements. */
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
