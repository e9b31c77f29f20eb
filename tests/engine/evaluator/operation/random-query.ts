import {
  accessTo,
  hasTotalOrder,
  listForm,
  type Making,
  placed,
  readableColumns,
  readableTables,
  someValue,
  valueForm,
} from './making.ts';
import { type FieldNode, type Input, Name, type Operation } from './document.ts';
import { columnOf, type Table, tableOf } from '../world/model.ts';
import { aggregateField, field, formed, listField, rowSelection } from './random-selection.ts';
import { randomWhere } from './random-where.ts';

/** Makes a query of one or two root fields. */
export function randomQuery(making: Making): Operation {
  const { random, session } = making;
  const fields = Array.from({ length: random.oneIn(4) ? 2 : 1 }, () => rootField(making));

  return { kind: 'query', session, nodes: formed(making, 'query_root', fields) };
}

/** Makes a live query or a stream: a subscription has one root field. */
export function randomSubscription(making: Making): Operation {
  const stream = making.random.oneIn(4) ? streamField(making) : undefined;

  return { kind: 'subscription', session: making.session, nodes: [stream ?? rootField(making)] };
}

/** Makes a stream of the rows after a value of a column that has an order. */
function streamField(making: Making): FieldNode | undefined {
  const { random } = making;
  const table = random.pick(readableTables(making));
  const columns = readableColumns(table, making).filter(({ scalar }) => scalar.isOrdered);
  if (columns.length === 0) return undefined;
  const column = random.pick(columns);
  const { scalar } = column;
  const first = (inner: Making) => valueForm(inner, scalar, inner.random.pick(scalar.values));
  const cursor = (inner: Making): Input => ({
    initial_value: { [column.field]: placed(inner, scalar.graphql, first, 'required') },
    ...(inner.random.oneIn(2) && { ordering: new Name(inner.random.pick(['ASC', 'DESC'])) }),
  });
  const size = (inner: Making) => inner.random.pick([1, 2, 3, 10]);

  return field(
    `${table.field}_stream`,
    { kind: 'stream', table, column },
    {
      args: {
        batch_size: placed(making, 'Int', size, 'required'),
        cursor: listForm(making, [
          placed(making, `${table.field}_stream_cursor_input`, cursor, 'required') ?? null,
        ]),
        where: random.oneIn(2) ? undefined : randomWhere(making, table),
      },
      nodes: rowSelection(making, table, 1),
    },
  );
}

function rootField(making: Making): FieldNode {
  const { random, world } = making;
  const tables = readableTables(making);
  const table = random.pick(tables);
  const functions = world.functions.filter(({ target }) => tables.some(({ name }) => name === target));
  const source = { kind: 'table' } as const;
  if (functions.length > 0 && random.oneIn(6)) return functionField(making);
  if (table.view === undefined && hasKey(making, table) && random.oneIn(6)) return byKey(making, table);
  if (accessTo(table, making)?.allowsAggregations && random.oneIn(4))
    return aggregateField(making, `${table.field}_aggregate`, table, source, 0);

  return listField(making, table.field, table, source, 0);
}

function hasKey(making: Making, table: Table): boolean {
  const columns = accessTo(table, making)?.columns;

  return table.key.every((name) => columns?.has(name)) && hasTotalOrder(table, making);
}

/** Makes the arguments that name a row by its key. */
export function keyArguments(making: Making, table: Table): FieldNode['args'] {
  return Object.fromEntries(
    table.key.map((name) => {
      const { field: called, scalar } = columnOf(table, name);
      const make = (inner: Making) => valueForm(inner, scalar, inner.random.pick(scalar.values));

      return [called, placed(making, scalar.graphql, make, 'required')];
    }),
  );
}

function byKey(making: Making, table: Table): FieldNode {
  return field(
    `${table.field}_by_pk`,
    { kind: 'by-key', table },
    { args: keyArguments(making, table), nodes: rowSelection(making, table, 1) },
  );
}

function functionField(making: Making): FieldNode {
  const { random, world } = making;
  const tables = readableTables(making).map(({ name }) => name);
  const called = random.pick(world.functions.filter(({ target }) => tables.includes(target)));
  const table = tableOf(world, called.target);
  const source = { kind: 'function', function: called } as const;
  const { scalar } = columnOf(table, called.column);
  const isLeftOut = called.byDefault !== undefined && random.oneIn(2);
  const args = isLeftOut ? {} : { args: { from: someValue(making, scalar) } };
  const asAggregate = accessTo(table, making)?.allowsAggregations && random.oneIn(3);
  const made = asAggregate
    ? aggregateField(making, `${called.name}_aggregate`, table, source, 0)
    : listField(making, called.name, table, source, 0);

  return { ...made, args: { ...args, ...made.args } };
}
