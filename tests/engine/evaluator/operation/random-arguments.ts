import { hasOrder } from '../evaluate/ordering.ts';
import { columnOf, type Table, tableOf } from '../world/model.ts';
import { FLAG } from '../world/scalars.ts';
import { type Args, type Input, Name } from './document.ts';
import { accessTo, hasTotalOrder, listForm, type Making, placed, readableColumns } from './making.ts';
import { randomWhere, readableComputed, readableRelationships } from './random-where.ts';

const DIRECTIONS = [
  'asc',
  'desc',
  'asc_nulls_first',
  'asc_nulls_last',
  'desc_nulls_first',
  'desc_nulls_last',
];

/** Arguments of a list, and whether they put its rows into one order. */
export type ListArguments = { readonly args: Args; readonly isOrdered: boolean };

/** Makes the arguments of a list; a limit only where the order of the rows is known. */
export function listArguments(making: Making, table: Table): ListArguments {
  const { random } = making;
  const isLimited = accessTo(table, making)?.limit !== undefined;
  const where = random.oneIn(3) ? undefined : randomWhere(making, table);
  if (!hasTotalOrder(table, making) || (!isLimited && random.oneIn(4)))
    return { args: { where }, isOrdered: false };
  const distinct = random.oneIn(5) ? distinctColumns(making, table) : [];
  const makeOrder = (inner: Making) =>
    listForm(inner, [
      ...distinct.map((field) => ({ [field]: direction(inner) })),
      ...Array.from({ length: inner.random.below(3) }, () => orderEntry(inner, table)),
      ...table.key.map((name) => ({ [columnOf(table, name).field]: direction(inner) })),
    ]);
  // Which columns a variable's order begins with is not known to `distinct_on`.
  const orderType = `[${table.field}_order_by!]`;
  const order_by =
    distinct.length > 0
      ? makeOrder({ ...making, isInVariable: false })
      : placed(making, orderType, makeOrder);
  const number = (inner: Making) => inner.random.pick([0, 1, 2, 3, 5]);

  return {
    isOrdered: true,
    args: {
      where,
      order_by,
      ...(distinct.length > 0 && {
        distinct_on: listForm(
          making,
          distinct.map((field) => new Name(field)),
        ),
      }),
      ...(random.oneIn(3) && { limit: placed(making, 'Int', number, 'optional') }),
      ...(random.oneIn(4) && { offset: placed(making, 'Int', number, 'optional') }),
    },
  };
}

function distinctColumns(making: Making, table: Table): string[] {
  const columns = readableColumns(table, making).filter(({ scalar }) => hasOrder(scalar));
  const count = 1 + making.random.below(2);

  return [
    ...new Set(
      Array.from({ length: columns.length === 0 ? 0 : count }, () => making.random.pick(columns).field),
    ),
  ];
}

function direction({ random }: Making): Name {
  return new Name(random.pick(DIRECTIONS));
}

function orderEntry(making: Making, table: Table, depth = 0): Input {
  const { random, world } = making;
  const columns = readableColumns(table, making).filter(({ scalar }) => hasOrder(scalar));
  const related = readableRelationships(making, table).filter(
    ({ kind, target }) => kind === 'object' || accessTo(tableOf(world, target), making)?.allowsAggregations,
  );
  const computed = readableComputed(making, table);
  if (related.length > 0 && depth < 2 && random.oneIn(3)) {
    const { name, kind, target } = random.pick(related);
    const other = tableOf(world, target);

    return kind === 'object'
      ? { [name]: orderEntry(making, other, depth + 1) }
      : { [`${name}_aggregate`]: aggregateOrder(making, other) };
  }
  if (computed.length > 0 && random.oneIn(4)) {
    const { name, result } = random.pick(computed);
    if (result.kind === 'scalar' && result.scalar !== FLAG) return orderEntry(making, table, depth);
    if (result.kind === 'scalar') return { [name]: direction(making) };
    const other = tableOf(world, result.target);
    if (accessTo(other, making)?.allowsAggregations)
      return { [`${name}_aggregate`]: aggregateOrder(making, other) };
  }

  return columns.length === 0 ? {} : { [random.pick(columns).field]: direction(making) };
}

function aggregateOrder(making: Making, target: Table): Input {
  const { random } = making;
  const name = random.pick(['count', 'max', 'min', 'sum', 'avg']);
  const columns = readableColumns(target, making).filter(({ scalar }) =>
    name === 'max' || name === 'min'
      ? scalar.isOrdered && scalar.enumTable === undefined
      : scalar.family === 'number',
  );

  return name === 'count' || columns.length === 0
    ? { count: direction(making) }
    : { [name]: { [random.pick(columns).field]: direction(making) } };
}
