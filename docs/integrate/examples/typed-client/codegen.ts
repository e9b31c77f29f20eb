import type { CodegenConfig } from '@graphql-codegen/cli';

/**
 * Types of the scalars in JSON; numbers that a client could round
 * are strings.
 */
const scalars = {
  bigint: 'string',
  date: 'string',
  json: 'unknown',
  jsonb: 'unknown',
  numeric: 'string',
  timestamptz: 'string',
  uuid: 'string',
};

/**
 * Run it by `npx graphql-codegen --config codegen.ts`, with the
 * packages @graphql-codegen/cli and @graphql-codegen/client-preset.
 */
const config: CodegenConfig = {
  // This is the schema of your key's role.
  schema: 'http://localhost:3000/developers/schema/editor.graphql',
  documents: 'main.ts',
  importExtension: '.ts',
  generates: {
    'gql/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: {
        scalars,
        strictScalars: true,
        onlyOperationTypes: true,
        enumsAsTypes: true,
        useTypeImports: true,
        documentMode: 'string',
      },
    },
  },
};

export default config;
