import type { Plain } from '../operation/document.ts';
import { columnOf, type Expected, type Relationship, type Table, tableOf } from '../world/model.ts';
import type { Row, Value } from '../world/values.ts';
import { isWanted, meets } from './conditions.ts';
import { checkReferences, type Draft, sameKey, stored, writeAccess } from './draft.ts';
import { listOf } from './lists.ts';
import { eachRow, Refusal } from './refusal.ts';
import { presetValue } from './session-values.ts';

type Args = Readonly<Record<string, Plain>>;
/** The rows that were written, and their number together with those of related tables. */
type Inserted = { readonly rows: readonly Row[]; readonly count: number };

/** Inserts the objects of an argument: as one statement or, if any has related rows, one after the other. */
export function insertObjects(draft: Draft, table: Table, args: Args): Inserted {
  const objects = listOf(args['object'] ?? args['objects']) as readonly Args[];
  const relationships = (object: Args) =>
    table.relationships.filter(({ name }) => object[name] !== undefined && object[name] !== null);
  if (!objects.some((object) => relationships(object).length > 0)) {
    const rows = insertStatement(
      draft,
      table,
      objects.map((object) => rowOf(draft, table, object, {})),
      args['on_conflict'] as Args | undefined,
    );

    return { rows, count: rows.length };
  }
  const inserted = objects.map((object) => insertNested(draft, table, object, {}));

  return {
    rows: inserted.flatMap(({ rows }) => rows),
    count: inserted.reduce((sum, { count }) => sum + count, 0),
  };
}

/** Inserts an object with its related rows: first those to which it refers, then those that refer to it. */
function insertNested(draft: Draft, table: Table, object: Args, given: Row): Inserted {
  const related = (kind: Relationship['kind']) =>
    table.relationships.filter(
      ({ name, kind: own }) => own === kind && object[name] !== undefined && object[name] !== null,
    );
  let count = 0;
  const keys: Row = { ...given };
  for (const { name, target, on } of related('object')) {
    const other = insertNested(
      draft,
      tableOf(draft.world, target),
      (object[name] as Args)['data'] as Args,
      {},
    );
    count += other.count;
    for (const [own, theirs] of on) keys[own] = other.rows[0]?.[theirs] ?? null;
  }
  const rows = insertStatement(draft, table, [rowOf(draft, table, object, keys)], undefined);
  const [row] = rows;
  if (row === undefined) throw new Error('the row was not inserted');
  for (const { name, target, on } of related('array'))
    for (const item of listOf((object[name] as Args)['data'])) {
      const refers = Object.fromEntries(on.map(([own, theirs]) => [theirs, row[own] ?? null]));
      count += insertNested(draft, tableOf(draft.world, target), item as Args, refers).count;
    }

  return { rows, count: count + 1 };
}

/** Makes the row of an object: its values, else what the permission sets, else the defaults. */
function rowOf(draft: Draft, table: Table, object: Args, keys: Row): Row {
  const set = writeAccess(table, draft.session.role, 'insert')?.set ?? {};

  return Object.fromEntries(
    table.columns.map(({ name, field, scalar, byDefault = null }) => {
      if (name in set) return [name, presetValue(set[name], scalar, draft)];
      if (name in keys) return [name, keys[name] ?? null];

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
  const written: Row[] = [];
  eachRow(rows, (given) => {
    const row = stored(table, given);
    const same = draft.rows(table).find((other) => sameKey(table, other, row));
    if (same === undefined) {
      draft.put(table, [...draft.rows(table), row]);
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
  checkReferences(draft, table, written);

  return written;
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
