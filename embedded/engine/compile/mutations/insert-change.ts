import type { Relationship, Table, TableColumn } from '../../model/model.ts';
import type { InsertAccess } from '../../permissions/access.ts';
import { rowOf } from '../../permissions/condition.ts';
import type { Input, ObjectInput } from '../../request/input.ts';
import type { Path } from '../../request/path.ts';
import { type Failure, failUnless } from '../../sql/failure.ts';
import { identifier, isTrue, join, qualified, raw, type Sql, sql } from '../../sql/sql.ts';
import { checkOfUpsert, compileConflict } from './on-conflict.ts';
import { columnValue } from './input-value.ts';
import type { MutationContext } from './mutation.ts';
import { addToSlot, type Change } from './mutation-output.ts';

/** A row to insert: the caller's values, and the columns whose values a related row determines. */
export type NewRow = { readonly object: ObjectInput; readonly determined: ReadonlyMap<TableColumn, Sql> };

/** Rows to insert into one table, with their `on_conflict` argument. */
export type NewRows = {
  readonly table: Table;
  readonly rows: readonly NewRow[];
  readonly conflict: Input | undefined;
  /** Path of the errors that report PostgreSQL's errors. */
  readonly path: Path;
};

/** Returns true if the object holds rows of related tables; an empty list of rows counts as none. */
export function hasNested(object: ObjectInput): boolean {
  return object.fields.some(
    ({ meaning, input }) =>
      meaning?.kind === 'related' &&
      input.kind === 'object' &&
      input.fields.some(({ name, input: rows }) => name === 'data' && !isEmptyList(rows)),
  );
}

function isEmptyList(input: Input): boolean {
  return input.kind === 'list' && input.items.length === 0;
}

/** Makes one `insert` statement of the rows, without their related rows. */
export function insertChange(inserted: NewRows, context: MutationContext): Change {
  const { table, rows, conflict } = inserted;
  const path = inserted.path.toString();
  const access = insertAccess(table, context);
  const failures: Failure[] = [];
  const alias = context.compile.scope.alias();
  const columns = usedColumns(rows, access, table);
  const upsert = compileConflict(conflict, table, alias, context.compile);
  const check = checkOfUpsert(access.check, upsert, rowOf(alias, context.compile.scope), table);
  const returning =
    check === isTrue
      ? raw('')
      : sql`, ${failUnless(check, checkFailure(path), failures)} as ${identifier('$check')}`;
  const change = sql`insert into ${qualified(table)} as ${identifier(alias)} (${join(columns.map(({ name }) => identifier(name)))}) ${valuesOf(rows, columns, access)}${upsert.sql} returning ${identifier(alias)}.*${returning}`;

  return { table, sql: change, path, failures, written: columns.map(({ name }) => name) };
}

/** Adds one `insert` and returns the slot in which later statements find its rows. */
export function insertToSlot(inserted: NewRows, context: MutationContext): string {
  return addToSlot(insertChange(inserted, context), context);
}

/** Returns the error for rows that fail a permission's check. */
export function checkFailure(path: string): Failure {
  return {
    code: 'permission-error',
    message: 'check constraint of an insert/update permission has failed',
    path,
  };
}

function insertAccess(table: Table, { compile }: MutationContext): InsertAccess {
  const { insert } = compile.access.of(table);
  if (insert === undefined) throw new Error(`${compile.access.role} may not insert into ${table.typeName}`);

  return insert;
}

/**
 * Returns the columns that any row, a related row or a preset sets; without any, one column, since `insert` needs
 * one.
 */
function usedColumns(rows: readonly NewRow[], access: InsertAccess, table: Table): TableColumn[] {
  const columns = new Set<TableColumn>();
  for (const { object, determined } of rows) {
    for (const { meaning } of object.fields) if (meaning?.kind === 'column') columns.add(meaning.column);
    for (const column of determined.keys()) columns.add(column);
  }
  for (const { column } of access.presets) columns.add(column);
  const [first] = table.columns.filter(({ column }) => !column.isGenerated);
  if (columns.size === 0 && first !== undefined) columns.add(first);

  return [...columns];
}

function valuesOf(rows: readonly NewRow[], columns: readonly TableColumn[], access: InsertAccess): Sql {
  if (rows.length === 0) return sql`select ${join(columns.map(() => raw('null')))} where false`;
  const presets = new Map(access.presets.map(({ column, value }) => [column, value]));
  const tuples = rows.map(({ object, determined }) => {
    const given = new Map(
      object.fields.map(({ meaning, input }) => [
        meaning?.kind === 'column' ? meaning.column : undefined,
        input,
      ]),
    );
    const values = columns.map((column) => {
      const input = given.get(column);

      return (
        presets.get(column) ?? determined.get(column) ?? (input ? columnValue(input, column) : raw('default'))
      );
    });

    return sql`(${join(values)})`;
  });

  return sql`values ${join(tuples)}`;
}

/** Returns the pairs of columns that a relationship joins: the column of this table and that of the target. */
export function joinedColumns(
  { mapping, target }: Relationship,
  table: Table,
): [own: TableColumn, other: TableColumn][] {
  return mapping.map(([own, other]) => [column(table, own), column(target, other)]);
}

function column(table: Table, name: string): TableColumn {
  const found = table.columnByName.get(name);
  if (found === undefined) throw new Error(`${table.typeName} has no column ${name}`);

  return found;
}
