import { type Catalog, catalogKey } from '../catalog/catalog.ts';
import type { ComputedFieldMetadata } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { callable, findFunction } from './build-function.ts';
import { checkScalarName } from './check-scalar-name.ts';
import { columnType } from './column-type.ts';
import type { ComputedField, Model, ModelSettings, Table } from './model.ts';

/** Resolves a computed field to its function, which takes the row and perhaps the session and arguments. */
export function buildComputedField(
  metadata: ComputedFieldMetadata,
  table: Table,
  catalog: Catalog,
  tableOf: Model['tableOf'],
  settings: ModelSettings,
): ComputedField {
  const { place } = metadata;
  const found = findFunction(catalog, metadata.function, place);
  const rowArgument =
    metadata.tableArgument === undefined
      ? 0
      : found.arguments.findIndex((argument) => argument.name === metadata.tableArgument);
  const rowType = found.arguments[rowArgument]?.type;
  if (rowType === undefined || catalogKey(rowType) !== catalogKey(table)) {
    throw new MetadataError(place, `${catalogKey(found)} does not take a row of ${catalogKey(table)}`);
  }
  const target = found.returnType.kind === 'c' ? tableOf(found.returnType) : undefined;
  const type = columnType(found.returnType, settings.arraysAsLists);
  if (target === undefined) checkScalarName(type, `computed field "${metadata.name}"`, place);

  return {
    name: metadata.name,
    place,
    call: callable(found, { sessionArgument: metadata.sessionArgument, rowArgument, place }),
    description: metadata.comment ?? found.comment,
    result: target === undefined ? { kind: 'scalar', type } : { kind: 'table', table: target },
  };
}
