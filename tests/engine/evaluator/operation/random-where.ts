import { type ComputedField, type Relationship, type Table, tableOf } from '../world/model.ts';
import { FLAG, INT, type Scalar, TEXT } from '../world/scalars.ts';
import type { Input } from './document.ts';
import { Name } from './document.ts';
import {
  accessTo,
  listForm,
  type Making,
  type Need,
  placed,
  readableColumns,
  someValue,
  valueForm,
} from './making.ts';

type Condition = Readonly<Record<string, Input | undefined>>;

/** Makes a `where` argument, perhaps as a variable. */
export function randomWhere(
  making: Making,
  table: Table,
  depth = 0,
  need: Need = 'given',
): Input | undefined {
  return placed(making, `${table.field}_bool_exp`, (inner) => condition(inner, table, depth), need);
}

function condition(making: Making, table: Table, depth: number): Condition {
  const { random } = making;
  const entries = Array.from({ length: random.pick([0, 1, 1, 1, 1, 2, 2, 3]) }, () =>
    entry(making, table, depth),
  );

  return Object.fromEntries(entries.flatMap((one) => Object.entries(one)));
}

function entry(making: Making, table: Table, depth: number): Condition {
  const { random } = making;
  const inner = () => randomWhere(making, table, depth + 1) ?? {};
  const item = () => randomWhere(making, table, depth + 1, 'required') ?? {};
  switch (depth > 2 ? 9 : random.below(12)) {
    case 0:
      return { _and: listForm(making, Array.from({ length: random.below(3) }, item)) };
    case 1:
      return { _or: listForm(making, Array.from({ length: random.pick([0, 1, 2, 2, 3]) }, item)) };
    case 2:
      return { _not: inner() };
    case 3:
    case 4:
    case 5:
      return onRelated(making, table, depth);
    case 6:
      return onComputed(making, table, depth);
    default:
      return onColumn(making, table);
  }
}

/** The relationships of a table to tables that the role may read. */
export function readableRelationships(making: Making, table: Table): Relationship[] {
  return table.relationships.filter(
    ({ target }) => accessTo(tableOf(making.world, target), making) !== undefined,
  );
}

/** The computed fields that the role may read. */
export function readableComputed(making: Making, table: Table): ComputedField[] {
  const allowed = accessTo(table, making)?.computed;

  return table.computed.filter(
    ({ name, result }) =>
      allowed?.has(name) &&
      (result.kind === 'scalar' || accessTo(tableOf(making.world, result.target), making) !== undefined),
  );
}

function onRelated(making: Making, table: Table, depth: number): Condition {
  const { random, world } = making;
  const relationships = readableRelationships(making, table);
  // A role that may change rows but not read them has no conditions.
  if (relationships.length === 0 || accessTo(table, making) === undefined) return onColumn(making, table);
  const { name, kind, target } = random.pick(relationships);
  const other = tableOf(world, target);
  const allows = accessTo(other, making)?.allowsAggregations === true;
  if (kind === 'array' && allows && random.oneIn(3))
    return { [`${name}_aggregate`]: aggregateCondition(making, other, depth) };

  return { [name]: randomWhere(making, other, depth + 1) ?? {} };
}

function aggregateCondition(making: Making, target: Table, depth: number): Condition {
  const { random } = making;
  const columns = readableColumns(target, making).filter(({ scalar }) => scalar.isComparable);
  const flags = columns.filter(({ scalar }) => scalar.sql === 'bool');
  const common = {
    ...(random.oneIn(2) && { filter: randomWhere(making, target, depth + 2) ?? {} }),
    ...(random.oneIn(4) && { distinct: random.oneIn(2) }),
  };
  if (flags.length > 0 && random.oneIn(2))
    return {
      [random.pick(['bool_and', 'bool_or'])]: {
        ...common,
        arguments: new Name(random.pick(flags).field),
        predicate: comparison(making, FLAG, 'required'),
      },
    };
  const named = columns.length > 0 && (random.oneIn(3) || 'distinct' in common);
  const { distinct, ...others } = common as Record<string, Input>;

  return {
    count: {
      ...others,
      ...(named && {
        ...(distinct !== undefined && { distinct }),
        arguments: new Name(random.pick(columns).field),
      }),
      predicate: comparison(making, { ...INT, values: [0, 1, 2, 3] }, 'required'),
    },
  };
}

function onComputed(making: Making, table: Table, depth: number): Condition {
  const fields = readableComputed(making, table);
  if (fields.length === 0) return onColumn(making, table);
  const { name, result } = making.random.pick(fields);
  if (result.kind === 'scalar') return { [name]: comparison(making, result.scalar) };

  return { [name]: randomWhere(making, tableOf(making.world, result.target), depth + 1) ?? {} };
}

function onColumn(making: Making, table: Table): Condition {
  const columns = readableColumns(table, making);
  if (columns.length === 0) return {};
  const { field, scalar } = making.random.pick(columns);

  return { [field]: comparison(making, scalar) };
}

/** Makes the comparisons of a column, perhaps as one variable. */
function comparison(making: Making, scalar: Scalar, need: Need = 'given'): Input {
  const { graphql } = scalar;
  const named = graphql.startsWith('[') ? `${graphql.replaceAll(/[[\]!]/g, '')}_array` : graphql;
  const make = (inner: Making): Condition => {
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
