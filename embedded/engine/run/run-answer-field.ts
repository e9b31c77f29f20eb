import { runAction } from '../actions/action.ts';
import type { AnswerContext } from './answer.ts';
import type { Answered } from '../contract/answered.ts';
import type { AnswerField, Introspection } from './plan.ts';
import { inIntrospectionTurn } from '../limits/turns.ts';
import type { Bindings } from '../postgres/prepared.ts';

/** Answers a root field that SQL does not answer. */
export async function answerOf(
  field: AnswerField,
  bindings: Bindings,
  context: AnswerContext,
): Promise<Answered> {
  const answered = await answer(field, bindings, context);
  const { budget } = context.client;
  if (budget.limits !== undefined) budget.note('answerBytes', Buffer.byteLength(answered.data));

  return answered;
}

async function answer(field: AnswerField, bindings: Bindings, context: AnswerContext): Promise<Answered> {
  switch (field.kind) {
    case 'text':
      return { data: field.json, headers: [] };
    case 'introspection':
      return { data: await introspect(field.prepare(bindings.variables), context), headers: [] };
    case 'action':
      return runAction(field.selection, bindings, context);
  }
}

/** Returns a kept answer, or executes the introspection in a turn of its own. */
async function introspect({ known, execute }: Introspection, { caller }: AnswerContext): Promise<string> {
  return known ?? inIntrospectionTurn(caller, execute);
}
