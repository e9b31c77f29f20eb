import type { DocumentNames } from '../../src/kit/fields/fields-of.ts';

type Described = {
  table: string;
  documents: DocumentNames;
  /** Columns of the list. */
  read: readonly string[];
  /** Columns of the exported file. */
  exported: readonly string[];
  /** Columns with an Arabic counterpart. */
  arabicTexts: readonly object[];
};

/**
 * Writes the GraphQL documents of a section of the back office as TypeScript, from the description of its fields. The
 * kit reads their aliases: `rows`, `total`, `changed`, `saved`, `removed`, `moved`.
 */
export function writeDocuments(described: Described): string {
  const { documents } = described;
  const { one, many, writes = 'insert', isOrdered = false, hasOwnChanged = false } = documents;
  const written = writes === 'actions' ? [] : [create(described), update(described), remove(described)];

  return `${[
    '// Written by `npm run codegen` from the description of the section’s fields.',
    "import type { ResultOf } from '@graphql-typed-document-node/core';",
    "import { graphql } from '#src/gql/gql.ts';",
    '',
    [
      list(described),
      ...(hasOwnChanged ? [] : [changed(described)]),
      ...written,
      ...(isOrdered ? [move(described)] : []),
    ].join('\n\n'),
    '',
    tableOf(described),
    '',
    `export type Admin${one} = ResultOf<typeof ${many}List>['rows'][number];`,
  ].join('\n')}\n`;
}

/** Writes what a list needs to know of its fields, so that it does not load them. */
function tableOf({ table, documents: { many }, exported, arabicTexts }: Described): string {
  const name = `${many.charAt(0).toLowerCase()}${many.slice(1)}Table`;
  const known = { table, exported, ...(arabicTexts.length > 0 && { arabicTexts }) };

  return `export const ${name} = ${JSON.stringify(known)} as const;`;
}

const document = (name: string, text: string) => `export const ${name} = graphql(\`\n${text}\n\`);`;

function list({ table, documents: { many, related, sets }, read }: Described): string {
  return document(
    `${many}List`,
    `  query ${many}List(
    $where: ${table}_bool_exp!
    $order_by: [${table}_order_by!]!
    $limit: Int!
    $offset: Int!
  ) {
    rows: ${table}(where: $where, order_by: $order_by, limit: $limit, offset: $offset) {
${[...read, ...(related ? [related] : [])].map((line) => `      ${line}`).join('\n')}
    }
    total: ${table}_aggregate(where: $where) {
      aggregate {
        count${sets ? `\n        sets: count(columns: [${sets.join(', ')}], distinct: true)` : ''}
      }
    }
  }`,
  );
}

/**
 * Follows the number of the table's last change, which is given after the commit: a count and the latest `updated_at` can
 * stay the same when a transaction that began earlier commits later (docs/build/outbox.md).
 */
const changed = ({ table, documents: { many } }: Described) =>
  document(
    `${many}Changed`,
    `  subscription ${many}Changed {
    changed: changes(
      where: { table_name: { _eq: "${table}" } }
      order_by: [{ number: desc }]
      limit: 1
    ) {
      number
    }
  }`,
  );

const create = ({ table, documents: { one } }: Described) =>
  mutation(
    `Create${one}($object: ${table}_insert_input!)`,
    `saved: insert_${table}_one(object: $object)`,
    'id',
  );

const update = ({ table, documents: { many } }: Described) =>
  mutation(
    `Update${many}($where: ${table}_bool_exp!, $set: ${table}_set_input!)`,
    `saved: update_${table}(where: $where, _set: $set)`,
    'affected_rows',
  );

const remove = ({ table, documents: { many } }: Described) =>
  mutation(
    `Delete${many}($where: ${table}_bool_exp!)`,
    `removed: delete_${table}(where: $where)`,
    'affected_rows',
  );

const move = ({ table, documents: { many } }: Described) =>
  mutation(
    `Move${many}($updates: [${table}_updates!]!)`,
    `moved: update_${table}_many(updates: $updates)`,
    'affected_rows',
  );

const mutation = (head: string, call: string, answer: string) =>
  document(head.split('(', 1)[0] ?? '', `  mutation ${head} {\n    ${call} {\n      ${answer}\n    }\n  }`);
