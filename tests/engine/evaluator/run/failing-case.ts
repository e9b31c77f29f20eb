import { answer } from '../evaluate/answer.ts';
import type { Context } from '../evaluate/context.ts';
import { mutate } from '../evaluate/mutations.ts';
import { Refusal } from '../evaluate/refusal.ts';
import type { Operation } from '../operation/document.ts';
import { give, type Values } from '../operation/variables.ts';
import type { State, World } from '../world/model.ts';
import { readAnswer, written } from './compare.ts';
import type { Engine } from './open-engine.ts';
import { readState, stateText } from './read-state.ts';

/** One document on some rows, asked for some times with other values of its variables. */
export type Case = {
  readonly world: World;
  readonly state: State;
  readonly operation: Operation;
  readonly rounds: readonly Values[];
};
export type Difference = { readonly round: number; readonly expected: string; readonly found: string };
/** The first difference, and the rows that are there after the last request. */
export type Compared = { readonly difference: Difference | undefined; readonly state: State };

/** Asks for a case's answers; finds the first that isn't what the evaluator says, and the first such state of the rows. */
export async function compareCase(engine: Engine, given: Case): Promise<Compared> {
  const { world, operation, rounds } = given;
  let { state } = given;
  for (const [round, values] of rounds.entries()) {
    give(values);
    const before = { world, state, session: operation.session };
    const { expected, state: after } = expectedAnswer(operation, before);
    const body = await engine.ask(operation);
    const found = foundAnswer(operation, expected, body);
    if (expected !== found) return { difference: { round, expected, found }, state };
    state = after;
    const difference = operation.kind === 'mutation' ? await compareState(engine, world, state) : undefined;
    if (difference !== undefined) return { difference: { round, ...difference }, state };
  }

  return { difference: undefined, state };
}

/** Returns the evaluator's answer, or the code of its error, and the rows after it. */
export function expectedAnswer(operation: Operation, context: Context): { expected: string; state: State } {
  const { state } = context;
  try {
    if (operation.kind !== 'mutation')
      return { expected: written(operation.nodes, answer(operation, context)), state };
    const done = mutate(operation, context);

    return { expected: written(operation.nodes, done.answer), state: done.state };
  } catch (error) {
    if (error instanceof Refusal) return { expected: error.code, state };
    throw error;
  }
}

async function compareState(
  engine: Engine,
  world: World,
  state: State,
): Promise<Omit<Difference, 'round'> | undefined> {
  const found = await readState(engine.pool, world);
  for (const [name, expected] of stateText(world, state))
    if (found.get(name) !== expected)
      return { expected: `{${name}: ${expected}}`, found: `{${name}: ${found.get(name)}}` };

  return undefined;
}

/** Returns the engine's answer in the evaluator's form; an expected error as its code. */
export function foundAnswer(operation: Operation, expected: string, body: string): string {
  if (!expected.startsWith('{')) return foundCode(expected, body);
  if (body.startsWith('{"data":'))
    return written(operation.nodes, (readAnswer(body) as { readonly data: never }).data);

  return body;
}

/** Returns what was expected if the answer is an error of one of its codes. */
function foundCode(expected: string, body: string): string {
  const code = /^\{"errors".*"code":"([^"]*)"/.exec(body)?.[1] ?? '';

  return expected.split('|').includes(code) ? expected : body;
}
