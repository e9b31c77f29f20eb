import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const CALL = /\bgraphql\(\s*`([^`]*)`,?\s*\)/g;
const IMPORT = /^import \{ graphql \} from '#src\/gql\/gql\.ts';?$/m;
const ENTRY = /^ {4}("(?:[^"\\]|\\.)*"): types\.(\w+),$/gm;
const DOCUMENT = /^export const (\w+) = (\{.*\}) as unknown as DocumentNode/gm;

/**
 * Replaces each `graphql(…)` call by the generated document. The call looks its text up in a map of all documents, and
 * with that map every page would load the documents of all pages.
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
    transform(code, id) {
      if (!IMPORT.test(code)) return null;
      const replaced = code.replace(CALL, (_, text: string) => {
        const document = documents.get(text);
        if (document === undefined)
          throw new Error(`${id} has a document that is not generated: run npm run codegen.`);
        return document;
      });

      return { code: replaced.replace(IMPORT, ''), map: null };
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
