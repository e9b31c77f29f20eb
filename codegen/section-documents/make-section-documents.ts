import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GeneratedFile } from '../format-document.ts';
import { FIELDS, readFieldSets } from './read-field-sets.ts';
import { writeDocuments } from './write-documents.ts';
import { writeTables } from './write-tables.ts';

/** Makes the types of the tables, and for each `<subject>-fields.ts` the documents beside it. */
export async function makeSectionDocuments(root: string): Promise<GeneratedFile[]> {
  const schema = readFileSync(join(root, 'schema/site_admin.graphql'), 'utf8');
  const sets = await readFieldSets(root);

  return [
    { filename: join(root, 'src/gql/tables.ts'), content: writeTables(schema) },
    ...sets.flatMap(({ file, table, documents, read }) => {
      if (!documents) return [];
      const filename = join(dirname(file), `${basename(file, FIELDS)}-documents.generated.ts`);
      return [{ filename, content: writeDocuments({ table, documents, read }) }];
    }),
  ];
}
