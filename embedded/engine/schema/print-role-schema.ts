import { lexicographicSortSchema, printSchema } from 'graphql';
import type { Model } from '../model/model.ts';
import { roleAccess } from '../permissions/role-access.ts';
import { buildRoleSchema } from './build-role-schema.ts';
import type { SchemaSettings } from './context.ts';

/** The schema of one role in GraphQL's notation, sorted, as code generators read it. */
export function printSchemaOf(model: Model, role: string, settings: SchemaSettings): string {
  const schema = buildRoleSchema(
    model,
    roleAccess({ model, role, inheritedRoles: [], isBackend: false }),
    settings,
  );

  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
