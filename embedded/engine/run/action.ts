import { EngineError } from '../errors/engine-error.ts';
import type { ActionAnswer } from '../contract/execution.ts';
import { actionOutput } from '../compile/action-output.ts';
import type { Selection } from '../request/collect-fields.ts';
import { sql } from '../sql/sql.ts';
import { checkActionAnswer } from './action-answer.ts';
import { startAsynchronously } from './action-log.ts';
import type { AnswerContext, Answered } from './answer.ts';
import { inputJson } from './input-json.ts';
import { type Bindings, prepare } from '../postgres/prepared.ts';
import { runStatement } from '../postgres/run-statement.ts';

/** Calls an action's webhook and answers with what of it is selected, or with the id of one that runs on its own. */
export async function runAction(
  selection: Selection,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  if (selection.meaning?.kind !== 'action') {
    throw new EngineError('unexpected', `no action: ${selection.name}`);
  }
  const { action, output } = selection.meaning;
  const input = inputOf(selection, bindings);
  const call = async (): Promise<ActionAnswer> => {
    const answer = await context.callAction({
      ...action,
      input,
      sessionVariables: bindings.session.variables,
      client: context.client,
    });
    checkActionAnswer(answer, output);

    return answer;
  };
  if (action.isAsynchronous) {
    const started = {
      name: action.name,
      input,
      sessionVariables: bindings.session.variables,
      showsInternals: context.showsInternals,
    };

    return { data: JSON.stringify(await startAsynchronously(started, context.pool, call)), headers: [] };
  }
  const { payload, headers } = await call();

  return { data: await outputOf(payload, selection, bindings, context), headers };
}

function inputOf({ args }: Selection, { variables }: Bindings): Record<string, unknown> {
  return Object.fromEntries([...args].map(([name, value]) => [name, inputJson(value, variables)]));
}

/** The database is asked only where rows of its tables are selected: one statement for all of them. */
async function outputOf(
  payload: unknown,
  selection: Selection,
  bindings: Bindings,
  context: AnswerContext,
): Promise<string> {
  if (!selectsRows(selection)) return JSON.stringify(projectAnswer(payload, selection));
  const value = sql`${{ kind: 'param', source: { from: 'given', name: 'payload' }, type: 'json' }}`;
  const output = prepare(
    sql`select ${actionOutput(selection, value, context.newCompile())}::text`,
    bindings.session.role,
  );
  const given = { payload: JSON.stringify(payload) };
  const [json] = await runStatement(output, { ...bindings, given }, context);

  return json ?? 'null';
}

function selectsRows({ selections }: Selection): boolean {
  return selections.some((field) => field.meaning?.kind === 'action-relationship' || selectsRows(field));
}

/** What is selected of a webhook's answer. */
function projectAnswer(value: unknown, selection: Selection): unknown {
  if (value === null || value === undefined) return null;
  if (Array.isArray(value)) return value.map((item) => projectAnswer(item, selection));
  if (selection.selections.length === 0 || typeof value !== 'object') return value;
  const object = value as Readonly<Record<string, unknown>>;

  return Object.fromEntries(selection.selections.map((field) => [field.key, projectField(object, field)]));
}

function projectField(object: Readonly<Record<string, unknown>>, field: Selection): unknown {
  return field.meaning?.kind === 'action-field'
    ? projectAnswer(object[field.meaning.name], field)
    : field.parent.name;
}
