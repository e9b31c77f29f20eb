import { writeAccess } from '../evaluate/draft.ts';
import { columnOf, type Relationship, type Table, tableOf } from '../world/model.ts';
import { type Input, Name } from './document.ts';
import { accessTo, listForm, type Making, placed, valueForm } from './making.ts';
import { randomWhere } from './random-where.ts';

/** Makes an object to insert, with rows of related tables down to some depth. */
export function insertObject(
  making: Making,
  table: Table,
  depth: number,
  given: readonly string[] = [],
): Input {
  const { random, session } = making;
  const access = writeAccess(table, session.role, 'insert');
  const related =
    depth === 0
      ? []
      : nestable(making, table, given)
          .filter(() => random.oneIn(2))
          .slice(0, 2);
  const decided = new Set([
    ...given,
    ...related.flatMap(({ kind, on }) => (kind === 'object' ? on.map(([own]) => own) : [])),
  ]);
  const entries = table.columns.flatMap((column): [string, Input | undefined][] => {
    const { name, field, scalar, isNullable, byDefault } = column;
    if (!access?.columns.has(name) || decided.has(name)) return [];
    const mayBeLeftOut = isNullable || byDefault !== undefined;
    if (mayBeLeftOut ? random.oneIn(3) : random.oneIn(60) && column.isIdentity !== true) return [];
    const value = (inner: Making) =>
      isNullable && inner.random.oneIn(5) ? null : valueForm(inner, scalar, inner.random.pick(scalar.values));

    return [[field, placed(making, scalar.graphql, value)]];
  });
  const nested = related.map((one): [string, Input] => [one.name, relatedData(making, one, depth)]);

  return Object.fromEntries([...entries, ...nested]) as Input;
}

/** Relationships that a nested insert may follow: both tables accept rows, and no column is decided twice. */
function nestable({ world, session }: Making, table: Table, given: readonly string[]): Relationship[] {
  if (table.view !== undefined) return [];
  const found = table.relationships.filter(({ target, on, kind }) => {
    const other = tableOf(world, target);
    const isFree =
      kind === 'array'
        ? !on.some(([, theirs]) => other.key.includes(theirs))
        : !on.some(([own]) => given.includes(own));

    return (
      isFree &&
      other.view === undefined &&
      other.isEnum !== true &&
      writeAccess(other, session.role, 'insert') !== undefined
    );
  });

  return found.filter(
    ({ kind, on }, at) =>
      kind === 'array' ||
      !found.slice(0, at).some((other) => other.on.some(([own]) => on.some(([mine]) => mine === own))),
  );
}

function relatedData(making: Making, { kind, target, on }: Relationship, depth: number): Input {
  const { random, world } = making;
  const other = tableOf(world, target);
  const on_conflict = random.oneIn(3) ? conflict(making, other) : undefined;
  const given = on_conflict !== undefined && { on_conflict };
  if (kind === 'object') return { data: insertObject(making, other, depth - 1), ...given };
  const theirs = on.map(([, column]) => column);

  return {
    data: listForm(
      making,
      Array.from({ length: random.pick([0, 1, 1, 2]) }, () => insertObject(making, other, depth - 1, theirs)),
    ),
    ...given,
  };
}

/** Makes what an insert does where a row of the same key is there; undefined if the role may not change rows. */
export function conflict(making: Making, table: Table): Input | undefined {
  const update = writeAccess(table, making.session.role, 'update');
  if (update === undefined || table.view !== undefined) return undefined;
  const others = [...update.columns].filter((name) => !table.key.includes(name));
  const make = (inner: Making): Input => ({
    constraint: new Name(`${table.name}_pkey`),
    update_columns: listForm(
      inner,
      others.filter(() => inner.random.oneIn(2)).map((name) => new Name(columnOf(table, name).field)),
    ),
    ...(accessTo(table, inner) !== undefined &&
      inner.random.oneIn(4) && { where: randomWhere(inner, table, 1) ?? {} }),
  });

  return placed(making, `${table.field}_on_conflict`, make);
}
