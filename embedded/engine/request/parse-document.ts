import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
  type SelectionSetNode,
} from 'graphql';
import { limitExceeded } from '../errors/limit-error.ts';
import { EngineError } from '../errors/engine-error.ts';
import { Path } from './path.ts';
import { invalid } from './validation-error.ts';

/** One operation of a document with the fragments that it may use. */
export type Operation = {
  readonly definition: OperationDefinitionNode;
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>;
};

/**
 * Upper bound for the fragments of a document, those without a name included. It holds for everybody, because recursive
 * functions open them, graphql-js's too, one within another: a chain of some thousands would fill the stack.
 */
const MAX_FRAGMENTS = 1_000;
const LINE_FEED = 10;
const CARRIAGE_RETURN = 13;

/**
 * Parses a document; as in Hasura, all syntax errors have one message. A document of too many tokens is not read to
 * its end, and one of too many fragments is refused.
 */
export function parseDocument(
  query: string,
  maxTokens = Infinity,
  maxFragments = MAX_FRAGMENTS,
): DocumentNode {
  refuseLongBlocks(query, maxTokens);
  const document = parseTokens(query, maxTokens);
  const found = countFragments(document);
  if (found > maxFragments) {
    throw limitExceeded({
      limit: 'fragments',
      allowed: maxFragments,
      found,
      subject: 'the request',
      path: '$.query',
    });
  }

  return document;
}

function parseTokens(query: string, maxTokens: number): DocumentNode {
  try {
    return parse(query, { noLocation: true, maxTokens });
  } catch (cause) {
    if (cause instanceof Error && cause.message.endsWith('tokens. Parsing aborted.'))
      throw new TooManyTokensError(maxTokens + 1);
    throw new EngineError('validation-failed', 'not a valid graphql query', { path: '$.query', cause });
  }
}

/** Counts the fragments of a document: definitions, spread or not, and those that stand in a selection set. */
function countFragments({ definitions }: DocumentNode): number {
  let count = 0;
  const sets: SelectionSetNode[] = [];
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) count += 1;
    if ('selectionSet' in definition) sets.push(definition.selectionSet);
  }
  for (let set = sets.pop(); set !== undefined; set = sets.pop()) {
    for (const selection of set.selections) {
      if (selection.kind === Kind.INLINE_FRAGMENT) count += 1;
      if (selection.kind !== Kind.FRAGMENT_SPREAD && selection.selectionSet)
        sets.push(selection.selectionSet);
    }
  }

  return count;
}

/**
 * Counts each line like a token where there are block strings: one is a single token, but the parser works on each
 * line.
 */
function refuseLongBlocks(query: string, maxTokens: number): void {
  if (maxTokens === Infinity || !query.includes('"""')) return;
  let lines = 0;
  for (let at = 0; at < query.length; at += 1) {
    const code = query.charCodeAt(at);
    if (code === LINE_FEED || code === CARRIAGE_RETURN) lines += 1;
    if (lines > maxTokens) throw new TooManyTokensError(lines);
  }
}

/** Thrown for a document of too many tokens; `found` is the number at which reading stopped. */
export class TooManyTokensError extends Error {
  readonly found: number;

  constructor(found: number) {
    super(`the document has more than ${found - 1} tokens`);
    this.name = 'TooManyTokensError';
    this.found = found;
  }
}

/** Picks the operation to run. */
export function selectOperation(document: DocumentNode, operationName: string | undefined): Operation {
  const operations: OperationDefinitionNode[] = [];
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) operations.push(definition);
    else if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }

  return { definition: pick(operations, operationName), fragments };
}

function pick(
  operations: readonly OperationDefinitionNode[],
  name: string | undefined,
): OperationDefinitionNode {
  if (name !== undefined) {
    if (operations.some((operation) => operation.name === undefined)) {
      throw invalid(
        Path.root,
        'operationName cannot be used when an anonymous operation exists in the document',
      );
    }
    const named = operations.find((operation) => operation.name?.value === name);
    if (named === undefined) throw invalid(Path.root, `no such operation found in the document: "${name}"`);

    return named;
  }
  const [only] = operations;
  if (only === undefined || operations.length > 1) {
    throw invalid(
      Path.root,
      'exactly one operation has to be present in the document when operationName is not specified',
    );
  }

  return only;
}
