import type { CodegenConfig } from '@graphql-codegen/cli';

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
  documents: ['src/**/*.{ts,tsx}', '!src/**/*.test.{ts,tsx}', '!src/gql/**'],
  ignoreNoDocuments: true,
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
