import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { GeneratedFile } from '../format-document.ts';
import { FIELDS, readFieldSets, readSettings } from './read-field-sets.ts';
import { writeDocuments } from './write-documents.ts';
import { writeSettingsDocuments } from './write-settings-documents.ts';
import { writeTables } from './write-tables.ts';

/** Makes the types of the tables, and for each `<subject>-fields.ts` the documents beside it. */
export async function makeSectionDocuments(root: string): Promise<GeneratedFile[]> {
  const schema = readFileSync(join(root, 'schema/site_admin.graphql'), 'utf8');
  const [sets, settings] = await Promise.all([readFieldSets(root), readSettings(root)]);

  return [
    { filename: join(root, 'src/gql/tables.ts'), content: writeTables(schema) },
    ...sets.flatMap(({ file, documents, ...described }) =>
      documents ? [{ filename: besides(file), content: writeDocuments({ ...described, documents }) }] : [],
    ),
    ...settings.map(({ file, table, documents, fields }) => {
      const isBilingual = Object.values(fields).some(({ arabic }) => arabic !== undefined);
      return {
        filename: besides(file),
        content: writeSettingsDocuments({ table, documents, isBilingual }),
      };
    }),
  ];
}

/** Returns the name of the documents' file beside a description of fields. */
const besides = (file: string) => join(dirname(file), `${basename(file, FIELDS)}-documents.generated.ts`);
