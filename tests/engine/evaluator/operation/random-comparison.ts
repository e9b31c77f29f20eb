import { PATH_PATTERNS, type Scalar, TEXT } from '../world/scalars.ts';
import type { Value } from '../world/values.ts';
import type { Input } from './document.ts';
import { listForm, type Making, type Need, placed, someValue, valueForm } from './making.ts';

type Comparisons = Readonly<Record<string, Input | undefined>>;

/** Makes the comparisons of a column, perhaps as one variable. */
export function comparison(making: Making, scalar: Scalar, need: Need = 'given'): Input {
  const { graphql } = scalar;
  const named = graphql.startsWith('[') ? `${graphql.replaceAll(/[[\]!]/g, '')}_array` : graphql;
  const make = (inner: Making): Comparisons => {
    const count = inner.random.pick([0, 1, 1, 1, 1, 1, 2]);
    const entries = Array.from({ length: count }, () => comparisonEntry(inner, scalar));

    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };

  return making.random.oneIn(3)
    ? (placed(making, `${named}_comparison_exp`, make, need) ?? {})
    : make(making);
}

const EQUAL = ['_eq', '_neq'];
const ORDERED = ['_gt', '_gte', '_lt', '_lte'];
const PATTERNS: Readonly<Record<string, readonly string[]>> = {
  like: ['a%', '%b', '_', '', 'A\\_', '%ü%', 'b\\%', '%'],
  similar: ['(a|b)%', 'a_', '(ab)+', '%'],
  regex: ['^a', 'b$', 'a.', '[ab]+c', '^$'],
};

function comparisonEntry(making: Making, scalar: Scalar): [string, Input | undefined] {
  const { random } = making;
  const type = scalar.graphql;
  if (!scalar.isComparable || random.oneIn(8))
    return ['_is_null', placed(making, 'Boolean', (inner) => inner.random.oneIn(2), rarely(making))];
  if (scalar.family === 'text' && random.oneIn(3)) return pattern(making, scalar);
  if (scalar.sql === 'jsonb' && random.oneIn(2)) return documentEntry(making, scalar);
  if (scalar.family === 'path' && random.oneIn(2)) return pathEntry(making, scalar);
  const operators = [
    ...EQUAL,
    // Of a list of lists Postgres takes each item of an item.
    ...(scalar.family === 'list' ? [] : ['_in', '_nin']),
    ...(scalar.isOrdered && scalar.enumTable === undefined ? ORDERED : []),
    ...(scalar.family === 'list' ? ['_contains', '_contained_in'] : []),
  ];
  const operator = random.pick(operators);
  const value = (inner: Making) => valueForm(inner, scalar, inner.random.pick(scalar.values));
  if (operator !== '_in' && operator !== '_nin')
    return [operator, placed(making, type, value, rarely(making))];
  const list = (inner: Making) => {
    const items = Array.from({ length: inner.random.below(4) }, () =>
      value({ ...inner, isInVariable: true }),
    );

    return scalar.family === 'document' ? items : listForm(inner, items);
  };

  return [operator, placed(making, `[${type}!]`, list, rarely(making))];
}

/** A comparison with nothing is refused, so it is rare. */
const rarely = ({ random }: Making): Need => (random.oneIn(30) ? 'optional' : 'given');

function pattern(making: Making, scalar: Scalar): [string, Input | undefined] {
  const { random } = making;
  const kind = random.pick(Object.keys(PATTERNS));
  const prefixes = kind === 'similar' ? ['_', '_n'] : ['_', '_n', '_i', '_ni'];
  const make = (inner: Making) => inner.random.pick(PATTERNS[kind] ?? []);

  return [`${random.pick(prefixes)}${kind}`, placed(making, scalar.graphql, make, rarely(making))];
}

/** Compares a path in a tree with others, or with patterns of them. */
function pathEntry(making: Making, scalar: Scalar): [string, Input | undefined] {
  const { random } = making;
  const kind = random.pick(['_ancestor', '_descendant', '_matches']);
  const isOfPaths = kind !== '_matches';
  const type = isOfPaths ? scalar.graphql : 'lquery';
  const one = (inner: Making): Value =>
    inner.random.pick(isOfPaths ? scalar.values : Object.keys(PATH_PATTERNS));
  if (random.oneIn(2)) return [kind, placed(making, type, one, rarely(making))];
  const many = (inner: Making) =>
    listForm(
      inner,
      Array.from({ length: inner.random.below(3) }, () => one(inner)),
    );

  return [`${kind}_any`, placed(making, `[${type}!]`, many, rarely(making))];
}

/** Texts of documents; which of two comes first depends on the database's language. */
const WRITTEN = { ...TEXT, isOrdered: false, values: ['{"a": 1}', '["a"]', '"a"', '2', '{}', ''] };

const asText = (making: Making): Input => ({ String: comparison(making, WRITTEN) });

function documentEntry(making: Making, scalar: Scalar): [string, Input | undefined] {
  const { random } = making;
  const key = (inner: Making) => inner.random.pick(['a', 'b', 'x', '']);
  switch (random.below(5)) {
    case 4:
      return ['_cast', placed(making, 'jsonb_cast_exp', asText, rarely(making))];
    case 0:
      return ['_has_key', placed(making, 'String', key, rarely(making))];
    case 1: {
      const keys = (inner: Making) =>
        listForm(
          inner,
          Array.from({ length: inner.random.below(3) }, () => key(inner)),
        );
      return [
        random.pick(['_has_keys_any', '_has_keys_all']),
        placed(making, '[String!]', keys, rarely(making)),
      ];
    }
    default:
      return [random.pick(['_contains', '_contained_in']), someValue(making, scalar)];
  }
}
