import type { ActionContext } from '../actions/action-context.ts';

/** What the engine needs to answer a field by itself: an action is such a field, and needs all of it. */
export type AnswerContext = ActionContext;
