import type { Random } from '../../support/random/random.ts';
import type { Column, Session, Table, World } from '../world/model.ts';
import type { Scalar } from '../world/scalars.ts';
import type { Value } from '../world/values.ts';
import { readAccess, type ReadAccess } from '../evaluate/context.ts';
import { Digits, type Input, Name, Variable } from './document.ts';

/** What is needed to make a part of an operation. */
export type Making = {
  readonly random: Random;
  readonly world: World;
  readonly session: Session;
  /** True within a variable's value, which holds no variables itself. */
  readonly isInVariable: boolean;
};

type Make = (making: Making) => Input | undefined;
/** Whether a value must be there by its type, is always given, or may be left out. */
export type Need = 'required' | 'given' | 'optional';

/** Makes a value in its place or as a variable; `need` says whether it may be left out. */
export function placed(making: Making, type: string, make: Make, need: Need = 'given'): Input | undefined {
  const { random, isInVariable } = making;
  if (isInVariable || !random.oneIn(3)) return make(making);
  const remade = (other: Random) => make({ ...making, random: other, isInVariable: true });
  const byDefault = random.oneIn(6) ? remade(random) : undefined;
  const isLeftOut = byDefault !== undefined || need === 'optional';
  const isNeeded = byDefault === undefined && (need === 'required' || (need === 'given' && random.oneIn(2)));

  return new Variable(
    isNeeded ? `${type}!` : type,
    (other) => (isLeftOut && other.oneIn(4) ? undefined : remade(other)),
    random,
    byDefault,
  );
}

/** Makes a list, or the only item of a list as itself. */
export function listForm({ random }: Making, items: readonly Input[]): Input {
  const [only] = items;

  return items.length === 1 && only !== undefined && isSingle(only) && random.oneIn(2) ? only : items;
}

/** A list is no item, and a variable has the type of the item. */
function isSingle(item: Input): boolean {
  return item !== null && !Array.isArray(item) && !(item instanceof Variable);
}

/** Writes a value of a column in one of its forms. */
export function valueForm(making: Making, scalar: Scalar, value: Value): Input {
  const { random, isInVariable } = making;
  if (value === null) return null;
  if (scalar.enumTable !== undefined) return new Name(String(value));
  if (scalar.isBig === true && !isInVariable && random.oneIn(2)) return new Digits(String(value));
  if (scalar.family === 'list') return listForm(making, value as readonly Value[]);

  return value;
}

/** Makes a value of a column, which is not null. */
export function someValue(making: Making, scalar: Scalar): Input | undefined {
  return placed(making, scalar.graphql, (inner) =>
    valueForm(inner, scalar, inner.random.pick(scalar.values)),
  );
}

/** Returns what the session's role may read of a table. */
export function accessTo(table: Table, { session }: Making): ReadAccess | undefined {
  return readAccess(table, session.role);
}

/** Returns the columns that the role may read. */
export function readableColumns(table: Table, making: Making): Column[] {
  const columns = accessTo(table, making)?.columns;

  return table.columns.filter(({ name }) => columns?.has(name));
}

export function readableTables({ world, session }: Making): Table[] {
  return [...world.tables.values()].filter((table) => readAccess(table, session.role) !== undefined);
}

/** Tells whether an order by the key leaves no two rows alike: every permission has to show all of the key. */
export function hasTotalOrder(table: Table, making: Making): boolean {
  const permissions = accessTo(table, making)?.permissions ?? [];

  return permissions.every(({ columns }) => table.key.every((name) => columns.has(name)));
}
