import { INHERITING, type Permissions, type Relationship, ROLES, type Table, type World } from './model.ts';

const qualified = (name: string) => ({ schema: 'public', name });

/** Writes the world's tables as Hasura's metadata. */
export function metadataTables(world: World): object[] {
  return [...world.tables.values()].map((table) => ({
    table: qualified(table.name),
    ...(table.isEnum === true && { is_enum: true }),
    configuration: {
      ...(table.field !== table.name && { custom_name: table.field }),
      column_config: Object.fromEntries(
        table.columns
          .filter(({ name, field }) => name !== field)
          .map(({ name, field }) => [name, { custom_name: field }]),
      ),
    },
    object_relationships: table.relationships.filter(({ kind }) => kind === 'object').map(relationship),
    array_relationships: table.relationships.filter(({ kind }) => kind === 'array').map(relationship),
    computed_fields: table.computed.map(({ name }) => ({
      name,
      definition: { function: qualified(`${table.name}_${name}`) },
    })),
    ...permissions(table),
  }));
}

function relationship({ name, target, on, key }: Relationship): object {
  const [own, theirs] = [on.map(([column]) => column), on.map(([, column]) => column)];
  if (key === 'own') return { name, using: { foreign_key_constraint_on: own } };
  if (key === 'theirs')
    return { name, using: { foreign_key_constraint_on: { table: qualified(target), columns: theirs } } };

  return {
    name,
    using: {
      manual_configuration: { remote_table: qualified(target), column_mapping: Object.fromEntries(on) },
    },
  };
}

function permissions(table: Table): object {
  const entries = (kind: keyof Permissions) =>
    ROLES.flatMap((role) => {
      const permission = table.permissions.get(role)?.[kind];

      return permission === undefined ? [] : [{ role, permission: written(permission) }];
    });

  return {
    select_permissions: entries('select'),
    insert_permissions: entries('insert'),
    update_permissions: entries('update'),
    delete_permissions: entries('delete'),
  };
}

function written(permission: object): object {
  const { columns, computed, allowsAggregations, ...rest } = permission as {
    columns?: ReadonlySet<string>;
    computed?: ReadonlySet<string>;
    allowsAggregations?: boolean;
  };

  return {
    ...rest,
    ...(columns && { columns: [...columns] }),
    ...(computed && { computed_fields: [...computed] }),
    ...(allowsAggregations !== undefined && { allow_aggregations: allowsAggregations }),
  };
}

/** Writes all metadata of the world. */
export function metadataOf(world: World): object {
  const connection = { database_url: { from_env: 'HASURA_GRAPHQL_DATABASE_URL' } };

  return {
    version: 3,
    sources: [
      {
        name: 'default',
        kind: 'postgres',
        configuration: { connection_info: connection },
        tables: metadataTables(world),
        functions: world.functions.map(({ name }) => ({ function: qualified(name) })),
      },
    ],
    inherited_roles: [{ role_name: INHERITING, role_set: [...ROLES] }],
  };
}
