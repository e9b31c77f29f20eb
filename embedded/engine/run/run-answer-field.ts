import type { Pool } from 'pg';
import type { CallAction, ClientRequest } from '../execution.ts';
import { runAction } from './action.ts';
import type { Answered } from './answered.ts';
import type { AnswerField } from './plan.ts';
import type { Bindings } from '../postgres/prepared.ts';
import type { CompileContext } from '../compile/context.ts';

/** What the engine needs to answer a field by itself. */
export type AnswerContext = {
  readonly pool: Pool;
  readonly callAction: CallAction;
  readonly client: ClientRequest;
  /** Whether the caller sees what lies within an error. */
  readonly showsInternals: boolean;
  /** For the relationships of an action's answer. */
  readonly newCompile: () => CompileContext;
};

/** Answers a root field that SQL does not answer. */
export async function answerOf(
  field: AnswerField,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  switch (field.kind) {
    case 'text':
      return { data: field.json, headers: [] };
    case 'introspection':
      return { data: field.answer(bindings.variables), headers: [] };
    case 'action':
      return runAction(field.selection, bindings, context);
  }
}
