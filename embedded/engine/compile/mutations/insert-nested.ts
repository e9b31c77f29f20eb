import { castName } from '../../model/column-type.ts';
import type { Relationship, Table, TableColumn } from '../../model/model.ts';
import type { Input, ObjectInput } from '../../request/input.ts';
import type { Path } from '../../request/path.ts';
import { invalid } from '../../request/validation-error.ts';
import { type Failure, failUnless } from '../../sql/failure.ts';
import { identifier, qualified, raw, type Sql, sql } from '../../sql/sql.ts';
import { hasNested, insertToSlot, joinedColumns, type NewRow, type NewRows } from './insert-change.ts';
import type { MutationContext } from './mutation.ts';
import { slotJson } from './mutation-output.ts';

/** `own`: slots of the rows of the table itself; `all`: slots of all written rows, related ones included. */
export type NestedSlots = { readonly own: readonly string[]; readonly all: readonly string[] };

/** `own`: slot of one row; `all`: slots of that row and of all rows written with it. */
type RowSlots = { readonly own: string; readonly all: readonly string[] };

type Nested = {
  readonly relationship: Relationship;
  readonly data: Input;
  readonly conflict: Input | undefined;
};

/**
 * Inserts rows together with related ones: first the rows that a row refers to, then the row, then the rows that
 * refer to it. Each insert is a statement of its own and takes foreign keys from the slots of earlier statements.
 *
 * See https://hasura.io/docs/2.0/mutations/postgres/insert/#pg-nested-inserts
 */
export function insertNested(inserted: NewRows, context: MutationContext): NestedSlots {
  if (!inserted.rows.some(({ object }) => hasNested(object))) {
    const slot = insertToSlot(inserted, context);

    return { own: [slot], all: [slot] };
  }
  const slots = inserted.rows.map((row, index) =>
    insertWithRelated(row, { ...inserted, path: inserted.path.index(index) }, context),
  );

  return { own: slots.map(({ own }) => own), all: slots.flatMap(({ all }) => all) };
}

/** Inserts one row with its related rows; `inserted.path` is the row's place in the request. */
function insertWithRelated(row: NewRow, inserted: NewRows, context: MutationContext): RowSlots {
  const nested = nestedOf(row.object);
  const determined = new Map(row.determined);
  const all: string[] = [];
  for (const item of nested.filter(({ relationship }) => relationship.insertOrder === 'before')) {
    all.push(...insertBefore(item, row, determined, inserted, context));
  }
  const slot = insertToSlot({ ...inserted, rows: [{ object: row.object, determined }] }, context);
  all.push(slot);
  for (const item of inOrder(nested.filter(({ relationship }) => relationship.insertOrder === 'after'))) {
    all.push(...insertAfter(item, slot, inserted, context));
  }

  return { own: slot, all };
}

/** Sorts related rows: lists before single rows, as in Hasura; a single row before single rows that refer to it. */
function inOrder(nested: readonly Nested[]): Nested[] {
  const lists = nested.filter(({ relationship }) => relationship.type === 'array');
  const rest = nested.filter(({ relationship }) => relationship.type === 'object');
  const ordered: Nested[] = [];
  while (rest.length > 0) {
    const free = rest.findIndex((item) => !rest.some((other) => other !== item && refersTo(item, other)));
    ordered.push(...rest.splice(Math.max(free, 0), 1));
  }

  return [...lists, ...ordered];
}

function refersTo({ relationship }: Nested, other: Nested): boolean {
  const { schema, name } = other.relationship.target;

  return relationship.target.relation.foreignKeys.some(
    ({ target }) => target.schema === schema && target.name === name,
  );
}

function nestedOf(object: ObjectInput): Nested[] {
  return object.fields.flatMap(({ meaning, input }): Nested[] => {
    if (meaning?.kind !== 'related' || input.kind !== 'object') return [];
    const find = (name: string) => input.fields.find((field) => field.name === name)?.input;
    const data = find('data');

    return data ? [{ relationship: meaning.relationship, data, conflict: find('on_conflict') }] : [];
  });
}

/** Inserts the row that `row` refers to; its key becomes a foreign key of `row`. */
function insertBefore(
  { relationship, data, conflict }: Nested,
  row: NewRow,
  determined: Map<TableColumn, Sql>,
  inserted: NewRows,
  context: MutationContext,
): readonly string[] {
  if (data.kind !== 'object') return [];
  const path = inserted.path.key(relationship.name);
  const columns = joinedColumns(relationship, inserted.table);
  const given = columns
    .filter(([own]) => isGiven(own, row.object) || row.determined.has(own))
    .map(([own]) => `"${own.fieldName}"`);
  if (given.length > 0) {
    throw invalid(
      path,
      `cannot insert object relationship "${relationship.name}" as ${given.join(', ')} column values are already determined`,
    );
  }
  const { target } = relationship;
  const related = { object: data, determined: new Map<TableColumn, Sql>() };
  const { own: slot, all } = insertWithRelated(
    related,
    { table: target, rows: [related], conflict, path: path.key('data') },
    context,
  );
  requireRow(
    slot,
    `cannot proceed to insert object relation "${relationship.name}" since insert to table "${shownName(target)}" affects zero rows`,
    path,
    context,
  );
  for (const [own, other] of columns) determined.set(own, slotValue(slot, target, other, own));

  return all;
}

/** Inserts the rows that refer to the row in the slot `parent`. */
function insertAfter(
  { relationship, data, conflict }: Nested,
  parent: string,
  inserted: NewRows,
  context: MutationContext,
): readonly string[] {
  const columns = joinedColumns(relationship, inserted.table);
  const items = (data.kind === 'list' ? data.items : [data]).filter((item) => item.kind === 'object');
  if (items.length === 0) return [];
  const determined = new Map(
    columns.map(([own, other]) => [other, slotValue(parent, inserted.table, own, other)]),
  );
  for (const object of items) {
    const given = columns
      .filter(([, other]) => isGiven(other, object))
      .map(([, other]) => `"${other.fieldName}"`);
    if (given.length > 0) {
      throw invalid(
        object.path,
        `cannot insert ${given.join(', ')} columns as their values are already being determined by parent insert`,
      );
    }
  }
  requireRow(
    parent,
    `cannot proceed to insert array relations since insert to table "${shownName(inserted.table)}" affects zero rows`,
    inserted.path,
    context,
  );
  const rows = items.map((object): NewRow => ({ object, determined }));

  const path = inserted.path.key(relationship.name).key('data');

  return insertNested({ table: relationship.target, rows, conflict, path }, context).all;
}

function isGiven(column: TableColumn, object: ObjectInput): boolean {
  return object.fields.some(({ meaning }) => meaning?.kind === 'column' && meaning.column === column);
}

/** Reads a column of the row in a slot and casts the value to the type of the target column. */
function slotValue(slot: string, table: Table, column: TableColumn, target: TableColumn): Sql {
  const row = sql`(${slotJson(slot)}->>0)::${qualified(table)}`;

  return sql`((${row}).${identifier(column.name)})::text::${raw(castName(target.column.type))}`;
}

/** Adds a statement that fails if the slot holds no row, which happens where `on_conflict` skipped the row. */
function requireRow(slot: string, message: string, place: Path, context: MutationContext): void {
  const failures: Failure[] = [];
  const failure: Failure = { code: 'not-supported', message, path: place.toString() };
  const condition = sql`json_array_length(${slotJson(slot)}) > 0`;
  context.add({
    sql: sql`select ${failUnless(condition, failure, failures)}::text`,
    path: '$',
    failures,
    isAnswer: false,
  });
}

/** Returns the table's name as Hasura's messages show it. */
function shownName({ schema, name }: Table): string {
  return schema === 'public' ? name : `${schema}.${name}`;
}
