import { type Catalog, catalogKey, type DatabaseFunction } from '../catalog/catalog.ts';
import type { FunctionMetadata, QualifiedName } from '../metadata/metadata.ts';
import { MetadataError } from '../errors/metadata-error.ts';
import { typeNameOf } from './build-table.ts';
import { checkScalarName } from './check-scalar-name.ts';
import { columnType } from './column-type.ts';
import { requireGraphqlName } from './graphql-name.ts';
import type { CallableArgument, CallableFunction, Model, TrackedFunction } from './model.ts';

/** Resolves a tracked function and the table whose rows it returns. */
export function buildFunction(
  metadata: FunctionMetadata,
  catalog: Catalog,
  tableOf: Model['tableOf'],
): TrackedFunction {
  const { place } = metadata;
  const found = findFunction(catalog, metadata.function, place);
  const table = found.returnType.kind === 'c' ? tableOf(found.returnType) : undefined;
  if (table === undefined)
    throw new MetadataError(place, `${catalogKey(found)} does not return rows of a tracked table`);
  const name = metadata.customName ?? typeNameOf(metadata.function);
  const fieldName = metadata.rootFields.function ?? name;
  const aggregateFieldName = metadata.rootFields.aggregate ?? `${name}_aggregate`;
  for (const field of [fieldName, aggregateFieldName]) requireGraphqlName(field, 'root field', place);

  return {
    fieldName,
    aggregateFieldName,
    call: callable(found, { sessionArgument: metadata.sessionArgument, place }),
    table,
    operation: metadata.exposedAs ?? (found.isVolatile ? 'mutation' : 'query'),
    metadata,
  };
}

/** Finds a function in the catalog, or throws. */
export function findFunction(catalog: Catalog, name: QualifiedName, place: string): DatabaseFunction {
  const found = catalog.functions.get(catalogKey(name));
  if (found === undefined) throw new MetadataError(place, `no such function: ${catalogKey(name)}`);
  if (catalog.overloaded.has(catalogKey(name)))
    throw new MetadataError(
      place,
      `function "${catalogKey(name)}" is overloaded. Overloaded functions are not supported`,
    );
  if (found.isVariadic)
    throw new MetadataError(
      place,
      `function "${catalogKey(name)}" has "VARIADIC" parameters. They are not supported`,
    );

  return found;
}

/** Determines for each argument of a function whether the caller, the session or the row gives its value. */
export function callable(
  called: DatabaseFunction,
  options: { sessionArgument: string | undefined; rowArgument?: number; place: string },
): CallableFunction {
  const { sessionArgument, place } = options;
  if (
    sessionArgument !== undefined &&
    !called.arguments.some((argument) => argument.name === sessionArgument)
  ) {
    throw new MetadataError(place, `${catalogKey(called)} has no argument "${sessionArgument}"`);
  }
  let unnamed = 0;
  const args = called.arguments.map((argument, index): CallableArgument => {
    const isSession = sessionArgument !== undefined && argument.name === sessionArgument;
    const role = index === options.rowArgument ? 'row' : isSession ? 'session' : 'input';
    const fieldName = argument.name ?? (role === 'input' ? `arg_${++unnamed}` : '');

    return { ...argument, role, fieldName };
  });

  checkArguments(args, place);

  return { function: called, arguments: args };
}

/** Throws if an argument that callers give can't be a field of an input object. */
function checkArguments(args: readonly CallableArgument[], place: string): void {
  const seen = new Set<string>();
  for (const { role, fieldName, type } of args) {
    if (role !== 'input') continue;
    requireGraphqlName(fieldName, 'argument', place);
    if (seen.has(fieldName)) throw new MetadataError(place, `two arguments have the name "${fieldName}"`);
    seen.add(fieldName);
    checkScalarName(columnType(type, true), `argument "${fieldName}"`, place);
  }
}
