import type { Random } from '../../support/random/random.ts';
import { type Args, type Input, type Node, Variable } from './document.ts';

/** Values of an operation's variables for one request. */
export type Values = ReadonlyMap<Variable, Input | undefined>;

/** Returns the variables of a selection. */
function variablesOf(nodes: readonly Node[]): Variable[] {
  return nodes.flatMap((node) => [
    ...node.directives.flatMap(({ given }) => variablesIn(given)),
    ...(node.kind === 'field' ? variablesIn(node.args) : []),
    ...variablesOf(node.nodes ?? []),
  ]);
}

function variablesIn(input: Input | Args | undefined): Variable[] {
  if (input instanceof Variable) return [input];
  if (typeof input !== 'object' || input === null) return [];

  return Object.values(input as Args).flatMap((inner) => variablesIn(inner));
}

export function valuesOf(nodes: readonly Node[]): Values {
  return new Map(variablesOf(nodes).map((variable) => [variable, variable.value]));
}

/** Makes values for another request of the same document. */
export function otherValues(nodes: readonly Node[], random: Random): Values {
  return new Map(variablesOf(nodes).map((variable) => [variable, variable.remake(random)]));
}

export function give(values: Values): void {
  for (const [variable, value] of values) variable.value = value;
}
