import { writeAccess } from '../evaluate/draft.ts';
import { type Relationship, type Table, tableOf } from '../world/model.ts';
import type { Input } from './document.ts';
import { listForm, type Making, placed, valueForm } from './making.ts';

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
  if (kind === 'object') return { data: insertObject(making, other, depth - 1) };
  const theirs = on.map(([, column]) => column);

  return {
    data: listForm(
      making,
      Array.from({ length: random.pick([0, 1, 1, 2]) }, () => insertObject(making, other, depth - 1, theirs)),
    ),
  };
}
