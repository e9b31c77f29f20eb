import { EngineError } from '../errors/engine-error.ts';
import { TooBusyError } from '../errors/limit-error.ts';
import type { Session } from '../contract/session.ts';
import type { ActionMetadata } from '../metadata/metadata.ts';
import { actionOutput } from '../compile/action-output.ts';
import type { Selection } from '../request/collect-fields.ts';
import { selectWithin } from '../sql/answer-size.ts';
import { sql } from '../sql/sql.ts';
import { checkActionAnswer } from './action-answer.ts';
import { addEntry } from './action-log.ts';
import type { Answered } from '../contract/answered.ts';
import type { ActionContext } from './action-context.ts';
import { inputJson } from '../request/input-json.ts';
import { type Bindings, prepare } from '../postgres/prepared.ts';
import { runStatement } from '../postgres/run-statement.ts';

/**
 * Calls an action's webhook and returns the selected fields of its answer; for an asynchronous action, returns its
 * id.
 */
export async function runAction(
  selection: Selection,
  bindings: Bindings,
  context: ActionContext,
): Promise<Answered> {
  if (selection.meaning?.kind !== 'action') {
    throw new EngineError('unexpected', `no action: ${selection.name}`);
  }
  const { action, output } = selection.meaning;
  const input = inputOf(selection, bindings);
  const sessionVariables = bindings.session.variables;
  if (action.isAsynchronous) {
    return { data: JSON.stringify(await start(action, input, sessionVariables, context)), headers: [] };
  }
  const answer = await context.callAction({ ...action, input, sessionVariables, client: context.client });
  checkActionAnswer(answer, output);

  return { data: await outputOf(answer.payload, selection, bindings, context), headers: answer.headers };
}

/** Writes an asynchronous action to the log; a worker calls it later, in another engine if this one ends first. */
async function start(
  { name, forwardClientHeaders }: ActionMetadata,
  input: unknown,
  sessionVariables: Session['variables'],
  { connections, caller, client, onActionStarted }: ActionContext,
): Promise<string> {
  const user = sessionVariables['x-hasura-user-id'] ?? caller.key;
  const entry = {
    name,
    input,
    sessionVariables,
    headers: forwardClientHeaders ? client.headers : undefined,
    caller: `${sessionVariables['x-hasura-role'] ?? ''} ${user}`,
  };
  const id = await connections.use(caller, (connection) => addEntry(connection, entry));
  if (id === undefined) throw new TooBusyError('too many asynchronous actions wait');
  onActionStarted();

  return id;
}

function inputOf({ args }: Selection, { variables }: Bindings): Record<string, unknown> {
  return Object.fromEntries([...args].map(([name, value]) => [name, inputJson(value, variables)]));
}

/**
 * Makes the answer's JSON; asks the database only where related rows are selected, with one statement for all of
 * them.
 */
async function outputOf(
  payload: unknown,
  selection: Selection,
  bindings: Bindings,
  context: ActionContext,
): Promise<string> {
  if (!selectsRows(selection)) return JSON.stringify(projectAnswer(payload, selection));
  const value = sql`${{ kind: 'param', source: { from: 'given', name: 'payload' }, type: 'json' }}`;
  const compile = context.newCompile();
  const output = prepare(
    selectWithin([sql`${actionOutput(selection, value, compile)}::text`], compile.maxAnswer),
    bindings.session.role,
  );
  const given = { payload: JSON.stringify(payload) };
  const [json] = await runStatement(output, { ...bindings, given }, context);

  return json ?? 'null';
}

function selectsRows({ selections }: Selection): boolean {
  return selections.some((field) => field.meaning?.kind === 'action-relationship' || selectsRows(field));
}

/** Returns the selected fields of a webhook's answer. */
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
