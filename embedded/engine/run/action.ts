import { type GraphQLOutputType, isListType, isNonNullType, isObjectType } from 'graphql';
import { EngineError } from '../engine-error.ts';
import type { ActionAnswer } from '../execution.ts';
import type { ActionMetadata } from '../metadata/metadata.ts';
import type { Selection } from '../request/collect-fields.ts';
import { checkActionAnswer } from './action-answer.ts';
import { projectAction } from './action-projection.ts';
import type { Answered } from './answered.ts';
import { inputJson } from './input-json.ts';
import type { Bindings } from './prepared.ts';
import type { AnswerContext } from './run-answer-field.ts';

/** Calls a synchronous action's webhook and answers with what of it is selected. */
export async function runAction(
  selection: Selection,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  if (selection.meaning?.kind !== 'action' || selection.field === undefined) {
    throw new EngineError('not-supported', 'asynchronous actions are not supported by this engine');
  }
  const { action } = selection.meaning;
  if (action.isAsynchronous)
    throw new EngineError('not-supported', `the action "${action.name}" is asynchronous`);
  const answer = await call(action, selection, bindings, context);
  checkActionAnswer(answer, selection.field.type);

  return { data: await projectAction(answer.payload, selection, bindings, context), headers: answer.headers };
}

function call(
  action: ActionMetadata,
  { args }: Selection,
  { variables, session }: Bindings,
  { callAction, client }: AnswerContext,
): Promise<ActionAnswer> {
  const input = Object.fromEntries([...args].map(([name, value]) => [name, inputJson(value, variables)]));
  const { name, handler, timeoutS, forwardClientHeaders, headers } = action;

  return callAction({
    name,
    handler,
    timeoutS,
    forwardClientHeaders,
    headers,
    input,
    sessionVariables: session.variables,
    client,
  });
}

/** True where the type is an object or a list of objects, so that fields of it are selected. */
export function isObjectOutput(type: GraphQLOutputType): boolean {
  return isNonNullType(type) || isListType(type)
    ? isObjectOutput(type.ofType as GraphQLOutputType)
    : isObjectType(type);
}
