import type { TableColumn } from '../model/model.ts';

/** Builds a field for each column, as `make` says. */
export function columnFields<Field extends object>(
  columns: Iterable<TableColumn>,
  make: (column: TableColumn) => Field,
) {
  return Object.fromEntries(
    [...columns].map((column) => [
      column.fieldName,
      { ...make(column), extensions: { meaning: { kind: 'column', column } as const } },
    ]),
  );
}
