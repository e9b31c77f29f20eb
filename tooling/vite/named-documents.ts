import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { publicOperation } from '../../src/lib/public-data/public-operation.ts';

const CALL = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const OPERATION = /\bpublicOperation\(\s*graphql\(\s*`([^`]*)`,?\s*\),?\s*\)/g;
const FRAGMENT = /\bpublicFragment\(\s*graphql\(\s*`([^`]*)`,?\s*\),?\s*\)/g;
const IMPORT = /^import \{ graphql \} from '#src\/gql\/gql\.ts';?$/m;
const PUBLIC_IMPORT =
  /^import \{ public\w+(?:, public\w+)? \} from '#src\/lib\/public-data\/public-operation\.ts';?$/m;
const ENTRY = /^ {4}("(?:[^"\\]|\\.)*"): types\.(\w+),$/gm;
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm;

/**
 * Replaces each `graphql(…)` call by the generated document. The call looks its text up in a map of all documents, and
 * with that map every page would load the documents of all pages. Operations of visitors become the text that is sent,
 * and their fragments, of which only the types matter, null.
 */
export function namedDocuments(): Plugin {
  let documents = new Map<string, string>();

  return {
    name: 'named-documents',
    enforce: 'pre',
    apply: 'build',
    configResolved({ root }) {
      documents = readDocuments(join(root, 'src/gql'));
    },
    transform: {
      filter: { code: IMPORT },
      handler(code, id) {
        const documentOf = (_: string, text: string): string => {
          const document = documents.get(text);
          if (document === undefined)
            throw new Error(`${id} has a document that is not generated: run npm run codegen.`);
          return document;
        };
        const operationOf = (call: string, text: string): string =>
          JSON.stringify(publicOperation(JSON.parse(documentOf(call, text)) as TypedDocumentNode));
        const replaced = code
          .replace(OPERATION, operationOf)
          .replace(FRAGMENT, 'null')
          .replace(CALL, documentOf)
          .replace(IMPORT, '')
          .replace(PUBLIC_IMPORT, '');

        return { code: replaced, map: null };
      },
    },
  };
}

/** Reads the names of the generated documents by their GraphQL text. */
function readDocuments(folder: string): Map<string, string> {
  const literals = new Map(
    [...readFileSync(join(folder, 'graphql.ts'), 'utf8').matchAll(DOCUMENT)].map(([, name, literal]) => [
      name,
      literal,
    ]),
  );

  return new Map(
    [...readFileSync(join(folder, 'gql.ts'), 'utf8').matchAll(ENTRY)].map(([, text, name]) => [
      String(JSON.parse(text ?? '')),
      literals.get(name) ?? '',
    ]),
  );
}
