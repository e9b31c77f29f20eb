import {
  type Args,
  Digits,
  type FieldNode,
  type Input,
  Name,
  type Node,
  Variable,
} from '../operation/document.ts';
import type { Table } from '../world/model.ts';
import { without } from './without.ts';

/** Returns selections with a part less than the given one. */
export function* smallerSelections(nodes: readonly Node[]): Generator<readonly Node[]> {
  for (const [at, node] of nodes.entries()) {
    const put = (...instead: readonly Node[]) => [...nodes.slice(0, at), ...instead, ...nodes.slice(at + 1)];
    if (nodes.length > 1) yield put();
    if (node.directives.length > 0) yield put({ ...node, directives: [] });
    if (node.kind === 'fragment') {
      yield put(...node.nodes);
      for (const inner of smallerSelections(node.nodes)) yield put({ ...node, nodes: inner });
      continue;
    }
    for (const smaller of smallerFields(node)) yield put(smaller);
  }
}

function* smallerFields(field: FieldNode): Generator<FieldNode> {
  const { args, nodes, meaning, alias } = field;
  if (nodes !== undefined) for (const inner of smallerSelections(nodes)) yield { ...field, nodes: inner };
  // Rows without their order are compared as a set, and can't be cut.
  if (meaning.kind === 'rows' && meaning.isOrdered && !mayBeCut(meaning.table)) {
    const others = without(args, 'order_by', 'limit', 'offset', 'distinct_on');
    yield { ...field, args: others, meaning: { ...meaning, isOrdered: false } };
  }
  for (const key of Object.keys(args)) {
    if (['order_by', 'distinct_on'].includes(key)) continue;
    if (!needsArgument(field, key)) yield { ...field, args: without(args, key) };
    const isNeeded = key === 'pk_columns' ? () => true : isNeededKey;
    for (const smaller of smallerInputs(args[key], isNeeded))
      yield { ...field, args: { ...args, [key]: smaller } };
  }
  if (alias !== undefined) yield without(field, 'alias');
}

/** Tells whether some role sees a part of the rows alone. */
function mayBeCut({ permissions }: Table): boolean {
  return [...permissions.values()].some(({ select }) => select?.limit !== undefined);
}

/** Tells whether an operation would be refused without an argument. */
function needsArgument({ meaning }: FieldNode, key: string): boolean {
  switch (meaning.kind) {
    case 'by-key':
    case 'delete':
      return true;
    case 'insert':
      return key !== 'on_conflict';
    case 'update':
    case 'update-many':
      return ['where', 'pk_columns', 'updates'].includes(key);
    case 'stream':
      return key !== 'where';
    default:
      return key === 'args';
  }
}

/** Keys without which some object within an argument would be refused. */
const NEEDED_KEYS = [
  'data',
  'constraint',
  'update_columns',
  'where',
  'predicate',
  'arguments',
  'initial_value',
  'from',
];
const isNeededKey = (key: string) => NEEDED_KEYS.includes(key);

/** Returns values with a part less: without a key or an item, or with a variable's value in its place. */
function* smallerInputs(input: Input | undefined, isNeeded: (key: string) => boolean): Generator<Input> {
  if (input === undefined || input === null || typeof input !== 'object') return;
  if (input instanceof Name || input instanceof Digits) return;
  if (input instanceof Variable) {
    if (input.value !== undefined && input.value !== null) yield input.value;
    return;
  }
  if (Array.isArray(input)) {
    for (const [at, item] of (input as readonly Input[]).entries()) {
      yield (input as readonly Input[]).filter((_, index) => index !== at);
      for (const smaller of smallerInputs(item, isNeeded))
        yield (input as readonly Input[]).with(at, smaller);
    }
    return;
  }
  for (const [key, inner] of Object.entries(input as Args)) {
    if (!isNeeded(key)) yield without(input as Args, key) as Input;
    for (const smaller of smallerInputs(inner, isNeededKey))
      yield { ...(input as Args), [key]: smaller } as Input;
  }
}
