import { isDeepStrictEqual } from 'node:util';
import { type FragmentDefinitionNode, Kind, parse, type SelectionSetNode } from 'graphql';
import type { Assertion, Expectation } from './suite.ts';

type Json = Record<string, unknown>;
type Fragments = ReadonlyMap<string, FragmentDefinitionNode>;

/** Compares an answer by the suite's rules (README 3.3); returns the difference, or undefined if there is none. */
export function compare(actual: unknown, expectation: Expectation, query?: string): string | undefined {
  const { response, responses, asserts, expect } = expectation;
  const allowed = responses ?? (response ? [response] : []);
  if (allowed.length > 0) {
    const faults = allowed.map((expected) => compareAnswer(actual, expected, query));

    return faults.every((fault) => fault !== undefined) ? faults.join('; or ') : undefined;
  }
  if (expect !== undefined && (actual as Json)[expect] === undefined) {
    return `expected ${expect}, but found ${show(actual)}`;
  }

  return asserts?.map((assertion) => checkAssertion(actual, assertion)).find((fault) => fault !== undefined);
}

function compareAnswer(actual: unknown, expected: unknown, query?: string): string | undefined {
  if (Array.isArray(expected) && Array.isArray(actual) && query === undefined) {
    if (expected.length !== actual.length) return `expected ${expected.length} answers, got ${actual.length}`;

    return expected
      .map((item, index) => compareAnswer(actual[index], item))
      .find((fault) => fault !== undefined);
  }
  const [got, want] = [actual, expected] as [Json, Json];
  const strangers = Object.keys(got).filter((key) => !['data', 'errors'].includes(key));
  if (strangers.length > 0) return `unexpected ${strangers.join(', ')}`;

  return (
    compareErrors(got['errors'], want['errors']) ??
    compareData(got['data'] ?? null, want['data'] ?? null, query)
  );
}

function compareErrors(actual: unknown, expected: unknown): string | undefined {
  const fold = (errors: unknown) =>
    (Array.isArray(errors) ? (errors as Json[]) : []).map(({ message, ...rest }) => ({
      ...rest,
      message: sortedChoices(String(message).replaceAll('"', "'")),
    }));
  const [got, want] = [fold(actual), fold(expected)];
  if (isDeepStrictEqual(withoutHeaders(got), withoutHeaders(want))) return undefined;

  return `expected errors ${show(expected)}, but found ${show(actual)}`;
}

/** Sorts an enum's values in a message, because Hasura lists them in no fixed order (README 5). */
function sortedChoices(message: string): string {
  return message.replace(/one of the values (.*) for type/, (_, values: string) => {
    const names = values.replaceAll(/,? or /g, ', ').split(', ');

    return `one of the values ${names.sort().join(', ')} for type`;
  });
}

/** Removes a webhook's request headers: an engine may send others beside the configured ones. */
function withoutHeaders(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (key, item: unknown) =>
    key === 'request' && typeof item === 'object' && item !== null ? { ...item, headers: [] } : item,
  );
}

function compareData(actual: unknown, expected: unknown, query: string | undefined): string | undefined {
  if (!isDeepStrictEqual(withoutScale(actual), withoutScale(expected)))
    return `expected ${show(expected)}, but found ${show(actual)}`;
  const document = query === undefined ? undefined : parsed(query);
  if (document === undefined) return undefined;
  const sets = document.definitions.flatMap((node) =>
    node.kind === Kind.OPERATION_DEFINITION ? [node.selectionSet] : [],
  );
  const fragments = new Map(
    document.definitions.flatMap((node) =>
      node.kind === Kind.FRAGMENT_DEFINITION ? [[node.name.value, node] as const] : [],
    ),
  );

  return isOrdered(actual, expected, sets, fragments) ? undefined : `keys are out of order: ${show(actual)}`;
}

/**
 * Removes zeros at the end of a numeric's fraction, which are no part of its value: their number comes from the binary
 * form in which Hasura happens to send its parameters, in steps of four digits.
 */
function withoutScale(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, item: unknown) =>
    typeof item === 'string' && /^-?\d+\.\d+$/.test(item) ? item.replace(/\.?0+$/, '') : item,
  );
}

function parsed(query: string) {
  try {
    return parse(query);
  } catch {
    return undefined;
  }
}

/** Returns true if keys that come from a selection have the expected order; keys within scalars may have any. */
function isOrdered(
  actual: unknown,
  expected: unknown,
  sets: readonly SelectionSetNode[],
  fragments: Fragments,
): boolean {
  if (sets.length === 0) return true;
  if (Array.isArray(actual) && Array.isArray(expected)) {
    return actual.every((item, index) => isOrdered(item, expected[index], sets, fragments));
  }
  if (typeof actual !== 'object' || actual === null || typeof expected !== 'object' || expected === null)
    return true;
  const keys = Object.keys(expected);
  if (!isDeepStrictEqual(Object.keys(actual), keys)) return false;

  return keys.every((key) =>
    isOrdered((actual as Json)[key], (expected as Json)[key], setsOf(key, sets, fragments), fragments),
  );
}

function setsOf(key: string, sets: readonly SelectionSetNode[], fragments: Fragments): SelectionSetNode[] {
  return sets.flatMap(({ selections }) =>
    selections.flatMap((node): SelectionSetNode[] => {
      if (node.kind === Kind.FIELD) {
        return (node.alias ?? node.name).value === key && node.selectionSet ? [node.selectionSet] : [];
      }
      const inner =
        node.kind === Kind.INLINE_FRAGMENT ? node.selectionSet : fragments.get(node.name.value)?.selectionSet;

      return inner ? setsOf(key, [inner], fragments) : [];
    }),
  );
}

function checkAssertion(
  actual: unknown,
  { path, equals, named_type: namedType }: Assertion,
): string | undefined {
  const found = follow(actual, path);
  if (namedType !== undefined) {
    const name = nameOfType(found);

    return name === namedType ? undefined : `${path}: expected type ${namedType}, but found ${String(name)}`;
  }

  return isDeepStrictEqual(found, equals)
    ? undefined
    : `${path}: expected ${show(equals)}, found ${show(found)}`;
}

/** Returns the value at a path such as `data.__schema.types[name=author].fields[name=id]`. */
export function follow(value: unknown, path: string): unknown {
  const steps = path.match(/\[[^\]]+\]|[^.[]+/g) ?? [];

  return steps.reduce<unknown>((current, step) => {
    const pick = /^\[(\w+)=(.*)\]$/.exec(step);
    if (pick === null) return (current as Json | undefined)?.[step.replaceAll(/[[\]]/g, '')];

    return (current as Json[] | undefined)?.find((item) => item[pick[1] ?? ''] === pick[2]);
  }, value);
}

function nameOfType(type: unknown): unknown {
  const { name, ofType } = (type ?? {}) as { name?: unknown; ofType?: unknown };

  return ofType ? nameOfType(ofType) : name;
}

function show(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';

  return text.length > 1500 ? `${text.slice(0, 1500)}…` : text;
}
