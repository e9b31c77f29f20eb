import { readFileSync } from 'node:fs';
import type { CodegenConfig } from '@graphql-codegen/cli';
import { filesBelow } from './tooling/packages/files-below.ts';

/** TypeScript types of scalars in JSON; HASURA_GRAPHQL_STRINGIFY_NUMERIC_TYPES makes `numeric` and `bigint` strings. */
const scalars = {
  bigint: 'string',
  date: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  name: 'string',
  numeric: 'string',
  timestamp: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

const config: CodegenConfig = {
  schema: 'schema/site_admin.graphql',
  documents: filesWithDocuments(),
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        inlineFragmentTypes: 'mask',
        strictScalars: true,
        scalars,
        useTypeImports: true,
        enumsAsTypes: true,
      },
    },
  },
};

export default config;

/** Lists the files of the site that write a document; to parse the others too would be half of codegen's work. */
function filesWithDocuments(): string[] {
  return filesBelow(['src'], /^src\/(?!gql\/).*(?<!\.test)\.tsx?$/).filter((file) =>
    /\b(graphql\(|gql\b)|GraphQL \*\//.test(readFileSync(file, 'utf8')),
  );
}
