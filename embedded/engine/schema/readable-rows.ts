import type { Table } from '../model/model.ts';
import type { SchemaContext } from './context.ts';

/** True if the role reads anything of a row: a column, a computed field or a relationship. */
export function hasReadableRows(table: Table, context: SchemaContext): boolean {
  const { columns, computedFields } = context.selectOf(table);
  const isReadable = (other: Table) => context.of(other).select !== undefined;

  return (
    columns.size > 0 ||
    [...computedFields].some(({ result }) => result.kind === 'scalar' || isReadable(result.table)) ||
    [...table.relationships.values()].some(({ target }) => isReadable(target))
  );
}
