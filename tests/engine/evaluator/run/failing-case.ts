import { answer } from '../evaluate/answer.ts';
import { Refusal } from '../evaluate/refusal.ts';
import type { Context } from '../evaluate/context.ts';
import type { Operation } from '../operation/document.ts';
import { give, type Values } from '../operation/variables.ts';
import type { State, World } from '../world/model.ts';
import { readAnswer, written } from './compare.ts';
import type { Engine } from './open-engine.ts';

/** One document on some rows, asked for some times with other values of its variables. */
export type Case = {
  readonly world: World;
  readonly state: State;
  readonly operation: Operation;
  readonly rounds: readonly Values[];
};
export type Difference = { readonly round: number; readonly expected: string; readonly found: string };

/** Asks for a case's answers; returns the first that isn't what the evaluator says. */
export async function compareCase(
  engine: Engine,
  { world, state, operation, rounds }: Case,
): Promise<Difference | undefined> {
  const context = { world, state, session: operation.session };
  for (const [round, values] of rounds.entries()) {
    give(values);
    const expected = expectedAnswer(operation, context);
    const body = await engine.ask(operation);
    const found = expected.startsWith('{') ? foundAnswer(operation, body) : (codeOf(body) ?? body);
    if (expected !== found) return { round, expected, found };
  }

  return undefined;
}

function expectedAnswer(operation: Operation, context: Context): string {
  try {
    return written(operation.nodes, answer(operation, context));
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
}

function foundAnswer(operation: Operation, body: string): string {
  if (body.startsWith('{"data":'))
    return written(operation.nodes, (readAnswer(body) as { readonly data: never }).data);

  return body;
}

/** Returns the code of an answer's error. */
function codeOf(body: string): string | undefined {
  return /^\{"errors".*"code":"([^"]*)"/.exec(body)?.[1];
}
