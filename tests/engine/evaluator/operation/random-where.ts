import { type ComputedField, type Relationship, type Table, tableOf } from '../world/model.ts';
import { FLAG, INT } from '../world/scalars.ts';
import type { Input } from './document.ts';
import { Name } from './document.ts';
import { accessTo, listForm, type Making, type Need, placed, readableColumns } from './making.ts';
import { comparison } from './random-comparison.ts';

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
