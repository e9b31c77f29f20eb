import { introspectionTypes, specifiedScalarTypes } from 'graphql';
import { MetadataError } from '../errors/metadata-error.ts';
import type { ColumnType } from './column-type.ts';
import { requireGraphqlName } from './graphql-name.ts';

/** Names of types that mean something else in every schema. */
const TAKEN: ReadonlySet<string> = new Set([
  ...[...specifiedScalarTypes, ...introspectionTypes].map(({ name }) => name),
  ...['query_root', 'mutation_root', 'subscription_root', 'order_by', 'cursor_ordering', 'jsonb_cast_exp'],
]);

/** Throws if a type of the database can't be a scalar, which has its name. */
export function checkScalarName(type: ColumnType, where: string, place: string): void {
  if (type.kind === 'list') return checkScalarName(type.element, where, place);
  if (type.kind === 'enum') return;
  const { name, postgres } = type;
  requireGraphqlName(name, `type of ${where},`, place);
  const isBuiltIn = postgres.schema === 'pg_catalog';
  if (isBuiltIn || !(TAKEN.has(name) || name.endsWith('_comparison_exp'))) return;
  throw new MetadataError(
    place,
    `the type of ${where}, ${postgres.schema}."${postgres.name}", has the name of another type in GraphQL; rename it`,
  );
}
