import type { Random } from '../../support/random/random.ts';
import { ADMIN, columnOf, type State, type Table, type World } from '../world/model.ts';
import type { Row } from '../world/values.ts';
import type { FieldNode, Input, Operation } from './document.ts';
import { type Making, valueForm } from './making.ts';
import { conflict, insertObject } from './random-insert.ts';
import { changes } from './random-mutation.ts';
import { field } from './random-selection.ts';

/**
 * Makes two changes of single rows, mostly of the same one. Each is one statement on a row that is found by its key, so
 * what both leave is what one after the other leaves, in one of the orders.
 */
export function randomPair(world: World, state: State, random: Random): readonly [Operation, Operation] {
  const making = { random, world, session: ADMIN, isInVariable: true };
  const tables = [...world.tables.values()].filter(
    ({ view, isEnum, name }) =>
      view === undefined &&
      isEnum !== true &&
      [...world.tables.values()].every(({ parent }) => parent !== name),
  );
  const table = random.pick(tables);
  const rows = state.get(table.name) ?? [];
  const row = rows.length > 0 && !random.oneIn(4) ? random.pick(rows) : undefined;
  const one = () => ({ kind: 'mutation', session: ADMIN, nodes: [change(making, table, row)] }) as const;

  return [
    one(),
    random.oneIn(4) ? { ...one(), nodes: [change(making, random.pick(tables), undefined)] } : one(),
  ];
}

function change(making: Making, table: Table, row: Row | undefined): FieldNode {
  const { random } = making;
  const nodes = table.columns.map((column) => field(column.field, { kind: 'column', column }));
  const key = keyOf(making, table, row);
  switch (random.below(5)) {
    case 0:
      return field(
        `delete_${table.field}_by_pk`,
        { kind: 'delete', table, isOne: true },
        { args: key, nodes },
      );
    case 1:
    case 2: {
      const object = { ...(insertObject(making, table, 0) as Record<string, Input>), ...key };
      const on_conflict = random.oneIn(4) ? undefined : conflict(making, table);

      return field(
        `insert_${table.field}_one`,
        { kind: 'insert', table, isOne: true },
        { args: { object, on_conflict }, nodes },
      );
    }
    default:
      return field(
        `update_${table.field}_by_pk`,
        { kind: 'update', table, isOne: true },
        { args: { _set: {}, ...changes(making, table), pk_columns: key }, nodes },
      );
  }
}

function keyOf(making: Making, table: Table, row: Row | undefined): Record<string, Input> {
  return Object.fromEntries(
    table.key.map((name) => {
      const { field: called, scalar } = columnOf(table, name);

      return [called, valueForm(making, scalar, row?.[name] ?? making.random.pick(scalar.values))];
    }),
  );
}
