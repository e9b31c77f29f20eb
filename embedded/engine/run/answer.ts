import type { ActionContext } from '../actions/action-context.ts';

/** Everything that the engine needs to answer a field without SQL; actions are such fields and need all parts. */
export type AnswerContext = ActionContext;
