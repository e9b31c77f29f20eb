import {
  type Args,
  Digits,
  type FieldNode,
  type Input,
  Name,
  type Node,
  Variable,
} from '../operation/document.ts';
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
  if (meaning.kind === 'rows' && meaning.isOrdered) {
    const others = without(args, 'order_by', 'limit', 'offset', 'distinct_on');
    yield { ...field, args: others, meaning: { ...meaning, isOrdered: false } };
  }
  for (const key of Object.keys(args)) {
    if (['order_by', 'distinct_on'].includes(key)) continue;
    yield { ...field, args: without(args, key) };
    for (const smaller of smallerInputs(args[key])) yield { ...field, args: { ...args, [key]: smaller } };
  }
  if (alias !== undefined) yield without(field, 'alias');
}

/** Returns values with a part less: without a key or an item, or with a variable's value in its place. */
function* smallerInputs(input: Input | undefined): Generator<Input> {
  if (input === undefined || input === null || typeof input !== 'object') return;
  if (input instanceof Name || input instanceof Digits) return;
  if (input instanceof Variable) {
    if (input.value !== undefined && input.value !== null) yield input.value;
    return;
  }
  if (Array.isArray(input)) {
    for (const [at, item] of (input as readonly Input[]).entries()) {
      yield (input as readonly Input[]).filter((_, index) => index !== at);
      for (const smaller of smallerInputs(item)) yield (input as readonly Input[]).with(at, smaller);
    }
    return;
  }
  for (const [key, inner] of Object.entries(input as Args)) {
    yield without(input as Args, key) as Input;
    for (const smaller of smallerInputs(inner)) yield { ...(input as Args), [key]: smaller } as Input;
  }
}
