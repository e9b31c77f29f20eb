import { readFileSync } from 'node:fs';
import { Kind, parse, type ObjectTypeDefinitionNode, type TypeNode } from 'graphql';

/** A valid row of each table of the product; `n` makes the values of unique columns differ. */
const TABLES = {
  store_notices: { key: 'id', row: () => ({ content: 'matrix' }), set: { content: 'changed' } },
  pricing_plans: {
    key: 'id',
    row: () => ({ name: 'matrix', price: '1', features: ['a'], category: 'cloud' }),
    set: { name: 'changed' },
  },
  footer_links: {
    key: 'id',
    row: () => ({ label: 'matrix', url: '/', category: 'Company' }),
    set: { label: 'changed' },
  },
  seo_settings: { key: 'key', row: () => ({ key: 'keywords', value: 'matrix' }), set: { value: 'changed' } },
  analytics_settings: { key: 'key', row: () => ({ key: 'gtm_id', value: 'GTM-1' }), set: { value: 'GTM-2' } },
  newsletters: {
    key: 'id',
    row: () => ({ subject: 'matrix', content: 'matrix' }),
    set: { subject: 'changed' },
  },
  contacts: {
    key: 'id',
    row: (n: number) => ({ email: `matrix-${n}@example.test` }),
    set: { first_name: 'changed' },
  },
  user_roles: { key: 'user_id', row: () => ({ user_id: ABSENT_ID, role: 'user' }), set: { role: 'admin' } },
  history_entries: {
    key: 'id',
    keyType: 'bigint',
    row: () => ({ operation: 'insert', table_name: 'matrix' }),
    set: { label: 'changed' },
  },
  changes: {
    key: 'number',
    keyType: 'bigint',
    row: () => ({ number: '1', operation: 'insert', table_name: 'matrix' }),
    set: { operation: 'delete' },
  },
  people: {
    key: 'user_id',
    row: () => ({ user_id: ABSENT_ID, email: 'matrix@example.test' }),
    set: { email: 'changed@example.test' },
  },
  invitations: {
    key: 'id',
    row: (n: number) => ({
      email: `matrix-${n}@example.test`,
      role: 'user',
      invited_by: ABSENT_ID,
      expires_at: '2030-01-01',
    }),
    set: { role: 'admin' },
  },
  api_keys: {
    key: 'id',
    row: (n: number) => ({ name: 'matrix', role: 'reader', prefix: `hfk_${n}`, created_by: ABSENT_ID }),
    set: { role: 'mailing' },
  },
  site_settings: {
    key: 'key',
    row: (n: number) => ({ key: `social_matrix${n}`, value: 'https://example.test/matrix' }),
    set: { value: 'https://example.test/changed' },
  },
  legal_pages: {
    key: 'slug',
    row: (n: number) => ({ slug: LEGAL_SLUGS[n % LEGAL_SLUGS.length], title: 'matrix', body: 'matrix' }),
    set: { title: 'changed' },
  },
  imports: {
    key: 'id',
    row: (n: number) => ({ idempotency_key: `matrix-${n}` }),
    set: { state: 'done' },
  },
  dispatches: {
    key: 'id',
    row: () => ({ newsletter_id: ABSENT_ID, subject: 'matrix' }),
    set: { state: 'undone' },
  },
  deliveries: {
    key: 'id',
    row: (n: number) => ({ dispatch_id: ABSENT_ID, message_token: `matrix-${n}` }),
    set: { state: 'sent' },
  },
  webhook_endpoints: {
    key: 'id',
    row: () => ({ name: 'matrix', url: 'https://matrix.test/', events: ['plan.changed'] }),
    set: { name: 'changed' },
  },
  webhook_health: {
    key: 'endpoint_id',
    row: () => ({ endpoint_id: ABSENT_ID }),
    set: { failing_since: '2030-01-01' },
  },
  webhook_events: {
    key: 'id',
    row: () => ({ type: 'matrix', table_name: 'matrix', record_id: 'matrix' }),
    set: { type: 'changed' },
  },
  webhook_deliveries: {
    key: 'id',
    row: () => ({ event_id: ABSENT_ID, endpoint_id: ABSENT_ID }),
    set: { state: 'delivered' },
  },
  webhook_attempts: {
    key: 'id',
    keyType: 'bigint',
    row: () => ({ delivery_id: ABSENT_ID }),
    set: { status: 200 },
  },
} satisfies Record<string, MatrixTable>;

type MatrixTable = {
  readonly key: string;
  /** The key's type in GraphQL, if it can't be inferred from the key's name. */
  readonly keyType?: string;
  readonly row: (n: number) => object;
  readonly set: object;
};

const ABSENT_ID = '00000000-0000-4000-8000-000000000000';
const ABSENT_KEYS: Record<string, string> = { uuid: ABSENT_ID, bigint: '-1', String: 'absent' };
const LEGAL_SLUGS = ['privacy', 'terms', 'imprint'];

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
