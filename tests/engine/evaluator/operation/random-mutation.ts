import { writeAccess } from '../evaluate/draft.ts';
import type { Column, Table } from '../world/model.ts';
import { INT, TEXT } from '../world/scalars.ts';
import type { Value } from '../world/values.ts';
import type { FieldNode, Input, Node, Operation } from './document.ts';
import {
  accessTo,
  hasTotalOrder,
  listForm,
  type Making,
  placed,
  readableColumns,
  someValue,
  valueForm,
} from './making.ts';
import { conflict, insertObject } from './random-insert.ts';
import { keyArguments } from './random-query.ts';
import { field, formed, rowSelection } from './random-selection.ts';
import { randomWhere } from './random-where.ts';

/** Makes a mutation of one or two fields, now and then a forbidden one; undefined if the role may write nothing. */
export function randomMutation(making: Making): Operation | undefined {
  const { random, session } = making;
  const fields = Array.from({ length: random.oneIn(4) ? 2 : 1 }, () => rootField(making));
  const found = fields.filter((one) => one !== undefined);

  return found.length === 0
    ? undefined
    : { kind: 'mutation', session, nodes: formed(making, 'mutation_root', found) };
}

const KINDS = ['insert', 'insert', 'update', 'update', 'update', 'delete'] as const;

function rootField(making: Making): FieldNode | undefined {
  const { random, world, session } = making;
  const kind = random.pick(KINDS);
  const mayTry = random.oneIn(12);
  const tables = [...world.tables.values()].filter(
    (table) => table.isEnum !== true && (mayTry || writeAccess(table, session.role, kind) !== undefined),
  );
  if (tables.length === 0) return undefined;
  const table = random.pick(tables);
  if (kind === 'insert') return insertField(making, table);

  return kind === 'update' ? updateField(making, table) : deleteField(making, table);
}

function canReadKey(making: Making, table: Table): boolean {
  return table.view === undefined && accessTo(table, making) !== undefined && hasTotalOrder(table, making);
}

/** The answer of a mutation: how many rows it changed, and which. */
function response(making: Making, table: Table): Node[] {
  const { random } = making;
  const affected = field('affected_rows', { kind: 'affected-rows' });
  if (readableColumns(table, making).length === 0 || random.oneIn(4)) return [affected];
  const returning = field(
    'returning',
    { kind: 'returning', table },
    { nodes: rowSelection(making, table, 1) },
  );

  return formed(
    making,
    `${table.field}_mutation_response`,
    random.oneIn(3) ? [returning] : [affected, returning],
  );
}

function insertField(making: Making, table: Table): FieldNode {
  const { random } = making;
  const isOne = readableColumns(table, making).length > 0 && random.oneIn(3);
  const isNested = random.oneIn(3);
  const on_conflict = random.oneIn(2) ? conflict(making, table) : undefined;
  const type = `${table.field}_insert_input`;
  const depth = isNested ? 2 : 0;
  if (isOne)
    return field(
      `insert_${table.field}_one`,
      { kind: 'insert', table, isOne },
      {
        args: {
          object: placed(making, type, (inner) => insertObject(inner, table, depth), 'required'),
          on_conflict,
        },
        nodes: rowSelection(making, table, 1),
      },
    );
  const objects = (inner: Making) =>
    listForm(
      inner,
      Array.from({ length: inner.random.pick([0, 1, 1, 1, 2, 3]) }, () => insertObject(inner, table, depth)),
    );

  return field(
    `insert_${table.field}`,
    { kind: 'insert', table, isOne },
    {
      args: { objects: placed(making, `[${type}!]`, objects, 'required'), on_conflict },
      nodes: response(making, table),
    },
  );
}

type Change = readonly [operator: string, column: Column, value: Input | undefined];

/** Makes `_set`, `_inc` and the like, each column in one of them. */
export function changes(making: Making, table: Table): Record<string, Input> {
  const { random, session } = making;
  const names = writeAccess(table, session.role, 'update')?.columns ?? new Set();
  const columns = table.columns.filter(
    ({ name, isIdentity }) => names.has(name) && !table.key.includes(name) && isIdentity !== true,
  );
  const chosen = new Set(
    Array.from({ length: columns.length === 0 ? 0 : random.pick([1, 1, 2, 3]) }, () => random.pick(columns)),
  );
  const made: Record<string, Record<string, Input>> = {};
  for (const [operator, { field: called }, value] of [...chosen].map((column) => change(making, column)))
    if (value !== undefined) made[operator] = { ...made[operator], [called]: value };

  return Object.fromEntries(Object.entries(made).map(([operator, values]) => [operator, values]));
}

function change(making: Making, column: Column): Change {
  const { random } = making;
  const { scalar, isNullable } = column;
  if (scalar.family === 'number' && random.oneIn(3)) return ['_inc', column, someValue(making, scalar)];
  if (scalar.sql === 'jsonb' && random.oneIn(2)) {
    const key = placed(making, TEXT.graphql, ({ random: other }) => other.pick(['a', 'b', 'x']));
    const path = placed(making, '[String!]', (inner) =>
      listForm(
        inner,
        Array.from({ length: inner.random.below(3) }, () => inner.random.pick(['a', 'b', '0', '-1'])),
      ),
    );

    return random.pick<Change>([
      ['_append', column, someValue(making, scalar)],
      ['_prepend', column, someValue(making, scalar)],
      ['_delete_key', column, key],
      ['_delete_elem', column, placed(making, INT.graphql, ({ random: other }) => other.pick([0, 1, -1, 5]))],
      ['_delete_at_path', column, path],
    ]);
  }
  const value = (inner: Making): Value | Input =>
    isNullable && inner.random.oneIn(4) ? null : valueForm(inner, scalar, inner.random.pick(scalar.values));

  return ['_set', column, placed(making, scalar.graphql, value, isNullable ? 'optional' : 'given')];
}

function updateField(making: Making, table: Table): FieldNode {
  const { random } = making;
  const nodes = response(making, table);
  if (canReadKey(making, table) && random.oneIn(4))
    return field(
      `update_${table.field}_by_pk`,
      { kind: 'update', table, isOne: true },
      {
        args: { ...changes(making, table), pk_columns: keyArguments(making, table) as Input },
        nodes: rowSelection(making, table, 1),
      },
    );
  if (random.oneIn(4)) {
    const one = (): Input => ({
      ...changes({ ...making, isInVariable: true }, table),
      where: randomWhere({ ...making, isInVariable: true }, table) ?? {},
    });
    const updates = listForm(making, Array.from({ length: 1 + random.below(2) }, one));

    return field(`update_${table.field}_many`, { kind: 'update-many', table }, { args: { updates }, nodes });
  }

  return field(
    `update_${table.field}`,
    { kind: 'update', table, isOne: false },
    {
      args: { ...changes(making, table), where: randomWhere(making, table, 0, 'required') ?? {} },
      nodes,
    },
  );
}

function deleteField(making: Making, table: Table): FieldNode {
  const isOne = canReadKey(making, table) && making.random.oneIn(2);
  if (isOne)
    return field(
      `delete_${table.field}_by_pk`,
      { kind: 'delete', table, isOne },
      {
        args: keyArguments(making, table),
        nodes: rowSelection(making, table, 1),
      },
    );

  return field(
    `delete_${table.field}`,
    { kind: 'delete', table, isOne },
    {
      args: { where: randomWhere(making, table, 0, 'required') ?? {} },
      nodes: response(making, table),
    },
  );
}
