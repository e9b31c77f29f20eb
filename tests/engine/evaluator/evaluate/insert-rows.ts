import type { Plain } from '../operation/document.ts';
import { baseOf, columnOf, type Expected, type Relationship, type Table, tableOf } from '../world/model.ts';
import type { Row, Value } from '../world/values.ts';
import { isWanted, meets } from './conditions.ts';
import { checkReferences, type Draft, sameKey, stored, writeAccess } from './draft.ts';
import { listOf } from './lists.ts';
import { eachRow, Refusal } from './refusal.ts';
import { presetValue } from './session-values.ts';

type Args = Readonly<Record<string, Plain>>;
/** The rows that were written, and their number together with those of related tables. */
type Inserted = { readonly rows: readonly Row[]; readonly count: number };

/** Inserts the objects of an argument. */
export function insertObjects(draft: Draft, table: Table, args: Args): Inserted {
  const objects = listOf(args['object'] ?? args['objects']) as readonly Args[];

  return insertAll(draft, table, objects, {}, args['on_conflict'] as Args | undefined);
}

/** Inserts objects as one statement or, if any has related rows, one after the other. */
function insertAll(
  draft: Draft,
  table: Table,
  objects: readonly Args[],
  given: Row,
  conflict: Args | undefined,
): Inserted {
  const hasRelated = (object: Args) =>
    table.relationships.some(({ name }) => relatedObjects(object, name).length > 0);
  if (!objects.some(hasRelated)) {
    const rows = insertStatement(
      draft,
      table,
      objects.map((object) => rowOf(draft, table, object, given)),
      conflict,
    );

    return { rows, count: rows.length };
  }
  const inserted = objects.map((object) => insertNested(draft, table, object, given, conflict));

  return {
    rows: inserted.flatMap(({ rows }) => rows),
    count: inserted.reduce((sum, { count }) => sum + count, 0),
  };
}

function relatedObjects(object: Args, name: string): readonly Args[] {
  return listOf((object[name] as Args | null | undefined)?.['data']) as readonly Args[];
}

/** Inserts an object with its related rows: first those to which it refers, then those that refer to it. */
function insertNested(
  draft: Draft,
  table: Table,
  object: Args,
  given: Row,
  conflict: Args | undefined,
): Inserted {
  const related = (kind: Relationship['kind']) =>
    table.relationships.filter((one) => one.kind === kind && relatedObjects(object, one.name).length > 0);
  const conflictOf = (name: string) => (object[name] as Args)['on_conflict'] as Args | undefined;
  let count = 0;
  const keys: Row = { ...given };
  for (const { name, target, on } of related('object')) {
    const other = tableOf(draft.world, target);
    const inserted = insertAll(draft, other, relatedObjects(object, name), {}, conflictOf(name));
    const [row] = inserted.rows;
    // No row was inserted or changed to which this one could refer.
    if (row === undefined) throw new Refusal('not-supported');
    count += inserted.count;
    for (const [own, theirs] of on) keys[own] = row[theirs] ?? null;
  }
  const rows = insertStatement(draft, table, [rowOf(draft, table, object, keys)], conflict);
  const [row] = rows;
  for (const { name, target, on } of related('array')) {
    if (row === undefined) throw new Refusal('not-supported');
    const refers = Object.fromEntries(on.map(([own, theirs]) => [theirs, row[own] ?? null]));
    const other = tableOf(draft.world, target);
    count += insertAll(draft, other, relatedObjects(object, name), refers, conflictOf(name)).count;
  }

  return { rows, count: count + rows.length };
}

/** Makes the row of an object: its values, else what the permission sets, else the defaults. */
function rowOf(draft: Draft, table: Table, object: Args, keys: Row): Row {
  const set = writeAccess(table, draft.session.role, 'insert')?.set ?? {};

  return Object.fromEntries(
    table.columns.map(({ name, field, scalar, byDefault = null, isIdentity }) => {
      if (name in set) return [name, presetValue(set[name], scalar, draft)];
      if (name in keys) return [name, keys[name] ?? null];
      if (isIdentity && object[field] === undefined) throw new Error(`${name} has no known value`);

      return [name, object[field] === undefined ? byDefault : (object[field] as Value)];
    }),
  );
}

/** Inserts rows as one statement: checks see the other rows as they were before it. */
function insertStatement(
  draft: Draft,
  table: Table,
  rows: readonly Row[],
  conflict: Args | undefined,
): Row[] {
  const { role } = draft.session;
  const access = writeAccess(table, role, 'insert');
  if (access === undefined) throw new Error('the role may not insert');
  const before = { ...draft, state: draft.state };
  const base = baseOf(draft.world, table);
  const written: Row[] = [];
  eachRow(rows, (given) => {
    const row = stored(base, withDefaults(base, given));
    const same = draft.rows(base).find((other) => sameKey(base, other, row));
    if (same === undefined) {
      draft.put(base, [...draft.rows(base), row]);
      const isAllowed = checksOf(draft, table, 'insert', conflict).every((check) =>
        meets(check, row, table, before),
      );
      if (!isAllowed) throw new Refusal('permission-error');
      written.push(row);
      return;
    }
    if (conflict === undefined || conflict === null) throw new Refusal('constraint-violation');
    // Postgres changes no row a second time in one statement.
    if (written.includes(same) && listOf(conflict['update_columns']).length > 0)
      throw new Refusal('unexpected');
    const changed = resolved(draft, table, same, row, conflict, before);
    if (changed !== undefined) written.push(changed);
  });
  checkReferences(draft, base, written);

  return written;
}

/** Fills in the columns that a view does not show. */
function withDefaults({ columns }: Table, given: Row): Row {
  const defaults = columns.map(({ name, byDefault = null }): [string, Value] => [name, byDefault]);

  return { ...Object.fromEntries(defaults), ...given };
}

/** Changes the row that is there already as `on_conflict` says; undefined if it stays as it is. */
function resolved(
  draft: Draft,
  table: Table,
  same: Row,
  row: Row,
  conflict: Args,
  before: Parameters<typeof meets>[3],
): Row | undefined {
  const fields = listOf(conflict['update_columns']).map(String);
  const update = writeAccess(table, draft.session.role, 'update');
  if (fields.length === 0 || update === undefined) return undefined;
  const isMeant =
    meets(update.filter, same, table, before) &&
    isWanted((conflict['where'] ?? {}) as Expected, same, table, before);
  if (!isMeant) return undefined;
  const columns = table.columns.filter(({ field }) => fields.includes(field)).map(({ name }) => name);
  const next = { ...same, ...Object.fromEntries(columns.map((name) => [name, row[name] ?? null])) };
  for (const [name, value] of Object.entries(update.set))
    next[name] = presetValue(value, columnOf(table, name).scalar, draft);
  const changed = stored(table, next);
  draft.replace(new Map([[same, changed]]));
  const isAllowed = checksOf(draft, table, 'update', conflict).every((check) =>
    meets(check, changed, table, before),
  );
  if (!isAllowed) throw new Refusal('permission-error');

  return changed;
}

/** Returns the checks of a written row: where Postgres can't tell inserted from updated rows, each must pass both. */
function checksOf(
  draft: Draft,
  table: Table,
  kind: 'insert' | 'update',
  conflict: Args | undefined,
): Expected[] {
  const { role } = draft.session;
  const isUpsert = listOf(conflict?.['update_columns']).length > 0 && table.partitions !== undefined;
  const kinds = isUpsert ? (['insert', 'update'] as const) : [kind];

  return kinds.map((one) => writeAccess(table, role, one)?.check ?? {});
}
