import {
  type BreakingChange,
  type DangerousChange,
  findBreakingChanges,
  findDangerousChanges,
  type GraphQLSchema,
  isInputObjectType,
  isObjectType,
} from 'graphql';
import type { SchemaChange } from '../../src/features/developers/api-reference.ts';

type Found = Omit<SchemaChange, 'roles'>;
/** Schemas by role, from the least rights to the most. */
export type Schemas = ReadonlyMap<string, GraphQLSchema>;

/** Types that Hasura derives from each table; their additions follow from the table's own and are left out. */
const MADE_OF_TABLES =
  /_(bool_exp|comparison_exp|order_by|aggregate|aggregate_\w+|(avg|max|min|stddev|stddev_pop|stddev_samp|sum|var_pop|var_samp|variance)_(fields|order_by)|mutation_response|on_conflict|pk_columns_input|set_input|inc_input|insert_input|updates|stream_cursor_input|stream_cursor_value_input|append_input|prepend_input|delete_\w+_input|constraint|select_column|update_column)$/;
/** Root fields that Hasura derives from each table in addition to the field named like the table. */
const MADE_ROOT_FIELDS = /_(by_pk|aggregate|stream|one|many)$/;

/** Lists the changes between two sets of schemas; an equal change of several roles is listed once, with its roles. */
export function schemaChanges(before: Schemas, after: Schemas): SchemaChange[] {
  const roles = [...new Set([...before.keys(), ...after.keys()])];
  const byText = new Map<string, Found & { roles: string[] }>();
  for (const role of roles) {
    for (const change of changesOf(role, before.get(role), after.get(role))) {
      const key = `${change.kind} ${change.text}`;
      const known = byText.get(key) ?? { ...change, roles: [] };
      known.roles.push(role);
      byText.set(key, known);
    }
  }

  return [...byText.values()];
}

function changesOf(
  role: string,
  before: GraphQLSchema | undefined,
  after: GraphQLSchema | undefined,
): Found[] {
  if (before === undefined) return [{ kind: 'added', text: `The role ${role} was added.` }];
  if (after === undefined) return [{ kind: 'breaking', text: `The role ${role} was removed.` }];
  const toFound =
    (kind: SchemaChange['kind']) =>
    ({ description }: BreakingChange | DangerousChange): Found => ({ kind, text: description });

  return [
    ...findBreakingChanges(before, after).map(toFound('breaking')),
    ...findDangerousChanges(before, after)
      .filter(({ description }) => !MADE_OF_TABLES.test(typeOf(description)))
      .map(toFound('dangerous')),
    ...additions(before, after),
  ];
}

/** Lists additions; a new type is listed once, without its fields. */
function additions(before: GraphQLSchema, after: GraphQLSchema): Found[] {
  const known = new Set(coordinates(before));
  const added = coordinates(after)
    .filter((coordinate) => !known.has(coordinate))
    .map((coordinate) => {
      const [type = ''] = coordinate.split('.', 1);
      return before.getType(type) ? coordinate : type;
    });

  return [...new Set(added)].map((name) => ({ kind: 'added', text: `${name} was added.` }));
}

/** Returns the input or enum type that a change was made to, read from its description. */
function typeOf(description: string): string {
  return / (?:input|enum) type (\w+)/.exec(description)?.[1] ?? '';
}

/** Returns the fields of tables and actions, and their root fields, as `Type.field`. */
function coordinates(schema: GraphQLSchema): string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith('__') && !MADE_OF_TABLES.test(type.name))
    .flatMap((type) => {
      if (!isObjectType(type) && !isInputObjectType(type)) return [];
      const isRoot = type.name.endsWith('_root');
      return Object.keys(type.getFields())
        .filter((field) => !isRoot || !MADE_ROOT_FIELDS.test(field))
        .filter((field) => type.name !== 'subscription_root' || !schema.getQueryType()?.getFields()[field])
        .map((field) => `${type.name}.${field}`);
    });
}
