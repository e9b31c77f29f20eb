import {
  Kind,
  type DirectiveNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type TypeNode,
  type ValueNode,
} from 'graphql';
import { MEASURED_DEPTH } from '../limits/limits.ts';
import type { Operation } from '../request/parse-document.ts';

/** Cost of an operation by its document alone. */
type OperationCost = {
  /** Fields on the top level of the selection set, those of its fragments included. */
  rootFields: number;
  fields: number;
  aliases: number;
  directives: number;
  depth: number;
  /** Values written in the document. */
  values: number;
  /** Levels of nested lists and objects, those of the variables' types and defaults included. */
  inputDepth: number;
  /** Number of uses of each declared variable, in the order of declaration; empty where none is used. */
  uses: number[];
};

/** A declared variable, and the number of values in its default. */
type DeclaredVariable = { readonly name: string; readonly defaultValues: number };

export type MeasuredOperation = {
  readonly cost: OperationCost;
  readonly variables: readonly DeclaredVariable[];
  /** Names of the declared variables. */
  readonly declared: ReadonlySet<string>;
};

/**
 * Measures an operation before it is validated and compiled.
 *
 * Each fragment is measured once and counted at every spread, so a document whose fragments grow exponentially
 * costs linear time; cyclic and unknown fragments are left to the validation.
 *
 * docs/integrate/limits.md explains the counts and their limits.
 */
export function measureOperation({ definition, fragments }: Operation): MeasuredOperation {
  const definitions = definition.variableDefinitions ?? [];
  const measure = new Measure(
    fragments,
    definitions.map(({ variable }) => variable.name.value),
  );
  const cost = measure.set(definition.selectionSet);
  measure.directives(cost, definition.directives);
  const variables = definitions.map(({ variable, type, defaultValue }) => {
    const { values, inputDepth } = measure.value(defaultValue);
    cost.inputDepth = Math.max(cost.inputDepth, inputDepth, levelsOf(type));

    return { name: variable.name.value, defaultValues: values };
  });

  return { cost, variables, declared: new Set(variables.map(({ name }) => name)) };
}

/** Counts the lists within one another of a variable's type, as deep as its values are read. */
function levelsOf(type: TypeNode): number {
  let levels = 0;
  for (let inner = type; inner.kind !== Kind.NAMED_TYPE; inner = inner.type)
    if (inner.kind === Kind.LIST_TYPE) levels += 1;

  return levels;
}

class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #variables: ReadonlyMap<string, number>;
  readonly #known = new Map<string, OperationCost>();
  #level = 0;

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: readonly string[]) {
    this.#fragments = fragments;
    this.#variables = new Map(variables.map((name, index) => [name, index]));
  }

  set(set: SelectionSetNode): OperationCost {
    const total = this.#nothing();
    for (const selection of set.selections) {
      this.directives(total, selection.directives);
      if (selection.kind === Kind.FIELD) this.#field(total, selection);
      else if (selection.kind === Kind.INLINE_FRAGMENT) addBeside(total, this.set(selection.selectionSet));
      else addBeside(total, this.#fragment(selection.name.value));
    }

    return total;
  }

  directives(total: OperationCost, directives: readonly DirectiveNode[] = []): void {
    total.directives += directives.length;
    for (const { arguments: args = [] } of directives) {
      for (const { value } of args) this.#value(total, value, 0);
    }
  }

  value(value: ValueNode | undefined): OperationCost {
    const total = this.#nothing();
    if (value !== undefined) this.#value(total, value, 0);

    return total;
  }

  #field(total: OperationCost, field: FieldNode): void {
    total.rootFields += 1;
    total.fields += 1;
    if (field.alias !== undefined) total.aliases += 1;
    total.depth = Math.max(total.depth, 1);
    for (const { value } of field.arguments ?? []) this.#value(total, value, 0);
    if (field.selectionSet === undefined || this.#level >= MEASURED_DEPTH) return;
    this.#level += 1;
    addWithin(total, this.set(field.selectionSet));
    this.#level -= 1;
  }

  #fragment(name: string): OperationCost {
    const seen = this.#known.get(name);
    if (seen !== undefined) return seen;
    this.#known.set(name, this.#nothing());
    const fragment = this.#fragments.get(name);
    const cost = fragment === undefined ? this.#nothing() : this.set(fragment.selectionSet);
    this.#known.set(name, cost);

    return cost;
  }

  #value(total: OperationCost, value: ValueNode, depth: number): void {
    if (value.kind === Kind.VARIABLE) {
      const index = this.#variables.get(value.name.value);
      if (index === undefined) return;
      if (total.uses.length === 0) total.uses = Array<number>(this.#variables.size).fill(0);
      total.uses[index] = (total.uses[index] ?? 0) + 1;

      return;
    }
    total.values += 1;
    if (value.kind !== Kind.LIST && value.kind !== Kind.OBJECT) return;
    total.inputDepth = Math.max(total.inputDepth, depth + 1);
    const inner = value.kind === Kind.LIST ? value.values : value.fields.map((field) => field.value);
    for (const item of inner) this.#value(total, item, depth + 1);
  }

  #nothing(): OperationCost {
    return {
      rootFields: 0,
      fields: 0,
      aliases: 0,
      directives: 0,
      depth: 0,
      values: 0,
      inputDepth: 0,
      uses: [],
    };
  }
}

/** Adds the cost of a part on the same level. */
function addBeside(total: OperationCost, part: OperationCost): void {
  total.rootFields += part.rootFields;
  add(total, part, 0);
}

/** Adds the cost of a part one level deeper. */
function addWithin(total: OperationCost, part: OperationCost): void {
  add(total, part, 1);
}

function add(total: OperationCost, part: OperationCost, levels: number): void {
  total.fields += part.fields;
  total.aliases += part.aliases;
  total.directives += part.directives;
  total.values += part.values;
  total.depth = Math.max(total.depth, part.depth + levels);
  total.inputDepth = Math.max(total.inputDepth, part.inputDepth);
  if (total.uses.length === 0) total.uses = [...part.uses];
  else part.uses.forEach((count, index) => (total.uses[index] = (total.uses[index] ?? 0) + count));
}
