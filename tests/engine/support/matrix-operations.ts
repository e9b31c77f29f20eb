import { readFileSync } from 'node:fs';
import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';
import { ABSENT_ID, ABSENT_KEYS, TABLES, type MatrixTable } from './matrix-tables.ts';

export type MatrixOperation = {
  readonly table: string;
  readonly field: string;
  readonly query: string;
  /** Returns new variables for each caller, so that no caller is refused because of rows that another wrote. */
  readonly variables?: () => object;
};

export const MATRIX_TABLES = Object.keys(TABLES);

const LITERALS: Record<string, string> = {
  uuid: `"${ABSENT_ID}"`,
  String: '"matrix"',
  Boolean: 'true',
  timestamptz: '"2030-01-01"',
};

/** Returns a call of every action, with arguments that the action's schema accepts. */
export function matrixActions(): MatrixOperation[] {
  const { definitions } = parse(readFileSync('hasura/metadata/actions.graphql', 'utf8'));
  const roots = definitions.filter(
    (definition): definition is ObjectTypeDefinitionNode =>
      definition.kind === Kind.OBJECT_TYPE_DEFINITION &&
      ['Query', 'Mutation'].includes(definition.name.value),
  );

  return roots.flatMap(({ name: root, fields = [] }) =>
    fields.map(({ name, arguments: inputs = [] }) => {
      const given = inputs.map((input) => `${input.name.value}: ${literalOf(input.type)}`).join(', ');
      const call = `${name.value}${given && `(${given})`} { __typename }`;
      return {
        table: 'action',
        field: name.value,
        query: `${root.value.toLowerCase()} { ${call} }`,
      };
    }),
  );
}

function literalOf(type: TypeNode): string {
  if (type.kind === Kind.NON_NULL_TYPE) return literalOf(type.type);
  if (type.kind === Kind.LIST_TYPE) return '[]';
  return LITERALS[type.name.value] ?? 'null';
}

/** Returns an operation for every root field that Hasura has for a table; if possible, it changes nothing. */
export function matrixOperations(): MatrixOperation[] {
  let n = 0;
  return Object.entries<MatrixTable>(TABLES).flatMap(([table, { key, row, set, ...rest }]) => {
    const keyType = rest.keyType ?? (key.endsWith('id') ? 'uuid' : 'String');
    const keyValue = ABSENT_KEYS[keyType];
    const none = `where: { ${key}: { _eq: "${keyValue}" } }`;
    const byPk = `${key}: "${keyValue}"`;
    const conflict = `on_conflict: { constraint: ${table}_pkey, update_columns: [] }`;
    const input = `$objects: [${table}_insert_input!]!`;
    const one = `$object: ${table}_insert_input!`;
    const setInput = `$set: ${table}_set_input!`;
    const operation = (field: string, query: string, variables?: () => object): MatrixOperation => ({
      table,
      field,
      query,
      ...(variables && { variables }),
    });
    const objects = () => ({ objects: [row(++n)] });
    const object = () => ({ object: row(++n) });

    return [
      operation('select', `{ ${table} { __typename } }`),
      operation(
        'select_by_pk',
        `query ($key: ${keyType}!) { ${table}_by_pk(${key}: $key) { __typename } }`,
        () => ({
          key: keyValue,
        }),
      ),
      operation('select_aggregate', `{ ${table}_aggregate { aggregate { count } } }`),
      operation('subscribe', `subscription { ${table} { __typename } }`),
      operation('subscribe_by_pk', `subscription { ${table}_by_pk(${byPk}) { __typename } }`),
      operation('subscribe_aggregate', `subscription { ${table}_aggregate { aggregate { count } } }`),
      operation(
        'insert',
        `mutation (${input}) { insert_${table}(objects: $objects) { affected_rows } }`,
        objects,
      ),
      operation(
        'insert_one',
        `mutation (${one}) { insert_${table}_one(object: $object) { __typename } }`,
        object,
      ),
      operation(
        'upsert',
        `mutation (${input}) { insert_${table}(objects: $objects, ${conflict}) { affected_rows } }`,
        objects,
      ),
      operation(
        'upsert_one',
        `mutation (${one}) { insert_${table}_one(object: $object, ${conflict}) { __typename } }`,
        object,
      ),
      operation(
        'update',
        `mutation (${setInput}) { update_${table}(${none}, _set: $set) { affected_rows } }`,
        () => ({
          set,
        }),
      ),
      operation(
        'update_by_pk',
        `mutation (${setInput}) { update_${table}_by_pk(pk_columns: { ${byPk} }, _set: $set) { __typename } }`,
        () => ({ set }),
      ),
      operation(
        'update_many',
        `mutation (${setInput}) { update_${table}_many(updates: [{ ${none}, _set: $set }]) { affected_rows } }`,
        () => ({ set }),
      ),
      operation('delete', `mutation { delete_${table}(${none}) { affected_rows } }`),
      operation('delete_by_pk', `mutation { delete_${table}_by_pk(${byPk}) { __typename } }`),
    ];
  });
}
