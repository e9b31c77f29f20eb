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
export type DeclaredVariable = { readonly name: string; readonly defaultValues: number };

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
  const cost = measure.cost(definition.selectionSet);
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
  /** Levels above the fragment that is measured. */
  #above = 0;

  constructor(fragments: ReadonlyMap<string, FragmentDefinitionNode>, variables: readonly string[]) {
    this.#fragments = fragments;
    this.#variables = new Map(variables.map((name, index) => [name, index]));
  }

  cost(set: SelectionSetNode): OperationCost {
    const total = this.#nothing();
    this.#set(total, set, 1);

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

  /** Adds the cost of a selection set on this level, 1 for the operation's or fragment's own. */
  #set(total: OperationCost, set: SelectionSetNode, level: number): void {
    for (const selection of set.selections) {
      this.directives(total, selection.directives);
      if (selection.kind === Kind.FIELD) this.#field(total, selection, level);
      else if (selection.kind === Kind.INLINE_FRAGMENT) this.#set(total, selection.selectionSet, level);
      else add(total, this.#fragment(selection.name.value, level), level - 1);
    }
  }

  #field(total: OperationCost, field: FieldNode, level: number): void {
    if (level === 1) total.rootFields += 1;
    total.fields += 1;
    if (field.alias !== undefined) total.aliases += 1;
    total.depth = Math.max(total.depth, level);
    for (const { value } of field.arguments ?? []) this.#value(total, value, 0);
    if (field.selectionSet === undefined) return;
    // A level too deep to be measured exceeds any limit.
    if (this.#above + level > MEASURED_DEPTH) total.depth = MEASURED_DEPTH + 1;
    else this.#set(total, field.selectionSet, level + 1);
  }

  /** Returns the cost of a fragment that is spread on this level. */
  #fragment(name: string, level: number): OperationCost {
    const seen = this.#known.get(name);
    if (seen !== undefined) return seen;
    if (this.#above + level > MEASURED_DEPTH) return { ...this.#nothing(), depth: MEASURED_DEPTH + 1 };
    this.#known.set(name, this.#nothing());
    const fragment = this.#fragments.get(name);
    this.#above += level - 1;
    const cost = fragment === undefined ? this.#nothing() : this.cost(fragment.selectionSet);
    this.#above -= level - 1;
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

/** Adds the cost of a part that is so many levels deeper. */
function add(total: OperationCost, part: OperationCost, levels: number): void {
  if (levels === 0) total.rootFields += part.rootFields;
  total.fields += part.fields;
  total.aliases += part.aliases;
  total.directives += part.directives;
  total.values += part.values;
  // A fragment without fields, such as one of a cycle, is on no level.
  if (part.depth > 0) total.depth = Math.max(total.depth, part.depth + levels);
  total.inputDepth = Math.max(total.inputDepth, part.inputDepth);
  if (total.uses.length === 0) total.uses = [...part.uses];
  else part.uses.forEach((count, index) => (total.uses[index] = (total.uses[index] ?? 0) + count));
}
