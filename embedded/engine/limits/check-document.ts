import {
  Kind,
  parse,
  type DocumentNode,
  type FragmentDefinitionNode,
  type SelectionSetNode,
  type ValueNode,
} from 'graphql';
import { EngineError } from '../errors/engine-error.ts';
import type { Limits } from './limits.ts';

type Cost = { depth: number; nodes: number; aliases: number; directives: number };

const NOTHING: Cost = { depth: 0, nodes: 0, aliases: 0, directives: 0 };

/**
 * Refuses a document that would cost too much, before anybody validates or plans it.
 *
 * Each fragment is measured once and counted at every spread, so a document whose fragments grow
 * exponentially costs linear time; cyclic and unknown fragments are left to the validation.
 * A text that is no GraphQL is left to the executor, whose answer names the place.
 */
export function checkDocument(text: string, limits: Limits): void {
  const document = parseWithin(text, limits);
  if (document === undefined) return;

  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  const measure = createMeasure(fragments, limits.maxInputDepth);
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) {
      refuseOver('root fields', definition.selectionSet.selections.length, limits.maxRootFields);
    }
    if ('selectionSet' in definition) {
      const cost = measure(definition.selectionSet);
      refuseOver('levels', cost.depth, limits.maxDepth);
      refuseOver('fields', cost.nodes, limits.maxNodes);
      refuseOver('aliases', cost.aliases, limits.maxAliases);
      refuseOver('directives', cost.directives + (definition.directives?.length ?? 0), limits.maxDirectives);
    }
  }
}

/** Refuses variables nested deeper than the limit. */
export function checkVariables(variables: unknown, limits: Limits): void {
  if (isDeeper(variables, limits.maxInputDepth)) throw tooDeepInput(limits.maxInputDepth);
}

function parseWithin(text: string, limits: Limits): DocumentNode | undefined {
  try {
    return parse(text, { noLocation: true, maxTokens: limits.maxTokens });
  } catch (error) {
    if (error instanceof RangeError)
      throw new EngineError('validation-failed', 'the query is nested too deeply');
    if (error instanceof Error && error.message.includes('tokens. Parsing aborted')) {
      throw new EngineError('validation-failed', `the query has more than ${limits.maxTokens} tokens`);
    }
    return undefined;
  }
}

function refuseOver(what: string, found: number, limit: number) {
  if (found > limit) throw new EngineError('validation-failed', `the query has more than ${limit} ${what}`);
}

function createMeasure(fragments: ReadonlyMap<string, FragmentDefinitionNode>, maxInputDepth: number) {
  const known = new Map<string, Cost>();

  const measureFragment = (name: string): Cost => {
    const seen = known.get(name);
    if (seen !== undefined) return seen;
    known.set(name, NOTHING);
    const fragment = fragments.get(name);
    const cost = fragment === undefined ? NOTHING : measure(fragment.selectionSet);
    known.set(name, cost);
    return cost;
  };

  const measure = (set: SelectionSetNode): Cost => {
    const total: Cost = { ...NOTHING };
    for (const selection of set.selections) {
      total.directives += selection.directives?.length ?? 0;
      if (selection.kind === Kind.FRAGMENT_SPREAD) add(total, measureFragment(selection.name.value), 0);
      else if (selection.kind === Kind.INLINE_FRAGMENT) add(total, measure(selection.selectionSet), 0);
      else {
        total.nodes += 1;
        if (selection.alias !== undefined) total.aliases += 1;
        total.depth = Math.max(total.depth, 1);
        for (const { value } of selection.arguments ?? []) refuseDeepLiteral(value, maxInputDepth);
        if (selection.selectionSet !== undefined) add(total, measure(selection.selectionSet), 1);
      }
    }
    return total;
  };

  return measure;
}

function add(total: Cost, part: Cost, levels: number) {
  total.depth = Math.max(total.depth, part.depth + levels);
  total.nodes += part.nodes;
  total.aliases += part.aliases;
  total.directives += part.directives;
}

function refuseDeepLiteral(value: ValueNode, levelsLeft: number, limit = levelsLeft): void {
  if (value.kind !== Kind.LIST && value.kind !== Kind.OBJECT) return;
  if (levelsLeft === 0) throw tooDeepInput(limit);
  const inner = value.kind === Kind.LIST ? value.values : value.fields.map((field) => field.value);
  for (const item of inner) refuseDeepLiteral(item, levelsLeft - 1, limit);
}

function isDeeper(value: unknown, levelsLeft: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (levelsLeft === 0) return true;
  const inner: unknown[] = Array.isArray(value) ? value : Object.values(value);
  return inner.some((item) => isDeeper(item, levelsLeft - 1));
}

function tooDeepInput(limit: number): EngineError {
  return new EngineError('validation-failed', `a value is nested deeper than ${limit} levels`);
}
