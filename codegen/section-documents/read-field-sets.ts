import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../../tooling/packages/files-below.ts';
import type { Tables } from '../../src/gql/tables.ts';
import type { AnyFields } from '../../src/kit/fields/field.ts';
import type { FieldSet } from '../../src/kit/fields/fields-of.ts';
import type { SettingsFields } from '../../src/kit/fields/settings-of.ts';

export const FIELDS = '-fields.ts';

type Fields = FieldSet<keyof Tables, AnyFields>;
type Settings = SettingsFields<AnyFields>;
type InFile<Described> = Described & { readonly file: string };

/** Reads the descriptions of the back office's fields, each from its `<subject>-fields.ts`. */
export const readFieldSets = (root: string) =>
  readDescribed(root, (exported): exported is Fields => isDescribed(exported) && 'toColumns' in exported);

/** Reads the descriptions of settings from the same files. */
export const readSettings = (root: string) =>
  readDescribed(
    root,
    (exported): exported is Settings => isDescribed(exported) && !('toColumns' in exported),
  );

async function readDescribed<Described>(
  root: string,
  isWanted: (exported: unknown) => exported is Described,
): Promise<InFile<Described>[]> {
  const folders = ['src/features', 'src/testing/walk'].map((folder) => join(root, folder));
  const files = filesBelow(folders, /-fields\.ts$/);
  const modules = await Promise.all(
    files.map(async (file) => ({ file, exports: (await import(pathToFileURL(file).href)) as object })),
  );

  return modules.flatMap(({ file, exports }) =>
    Object.values(exports)
      .filter(isWanted)
      .map((described) => ({ ...described, file })),
  );
}

function isDescribed(exported: unknown): exported is object {
  return typeof exported === 'object' && exported !== null && 'documents' in exported && 'labels' in exported;
}
