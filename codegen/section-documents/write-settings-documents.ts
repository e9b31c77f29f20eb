type Described = {
  table: string;
  /** Name of the documents, as in `SeoSettingsForm`. */
  documents: string;
  /** True if a setting has an Arabic text beside the English one. */
  isBilingual: boolean;
};

/**
 * Writes the GraphQL documents of a table of settings, which has a row for each key, as TypeScript. The kit reads their
 * aliases: `rows`, `changed`, `saved`.
 */
export function writeSettingsDocuments({ table, documents: name, isBilingual }: Described): string {
  const values = isBilingual ? ['value', 'value_ar'] : ['value'];

  return `// Written by \`npm run codegen\` from the description of the settings.
import { graphql } from '#src/gql/gql.ts';

const read = graphql(\`
  query ${name}Form {
    rows: ${table}(order_by: [{ key: asc }]) {
      key
${values.map((column) => `      ${column}`).join('\n')}
      updated_at
    }
  }
\`);

const changed = graphql(\`
  subscription ${name}Changed {
    changed: ${table}(order_by: [{ key: asc }]) {
      key
      updated_at
    }
  }
\`);

const save = graphql(\`
  mutation Save${name}($objects: [${table}_insert_input!]!, $where: ${table}_bool_exp!) {
    saved: insert_${table}(
      objects: $objects
      on_conflict: { constraint: ${table}_pkey, update_columns: [${values.join(', ')}], where: $where }
    ) {
      affected_rows
    }
  }
\`);

export const ${name.charAt(0).toLowerCase()}${name.slice(1)} = { read, changed, save };
`;
}
