import type { ActionContext } from '../actions/action-context.ts';

/** The engine needs this to answer a field by itself; an action is such a field, and needs all of it. */
export type AnswerContext = ActionContext;
