import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesBelow } from '../../tooling/packages/files-below.ts';
import type { Tables } from '../../src/gql/tables.ts';
import type { AnyFields } from '../../src/kit/fields/field.ts';
import type { FieldSet } from '../../src/kit/fields/fields-of.ts';

export const FIELDS = '-fields.ts';

export type FoundSet = FieldSet<keyof Tables, AnyFields> & { readonly file: string };

/** Reads the descriptions of the back office's fields, each from its `<subject>-fields.ts`. */
export async function readFieldSets(root: string): Promise<FoundSet[]> {
  const folders = ['src/features', 'src/testing/walk'].map((folder) => join(root, folder));
  const files = filesBelow(folders, /-fields\.ts$/);

  return (await Promise.all(files.map(readFile))).flat();
}

async function readFile(file: string): Promise<FoundSet[]> {
  const exports = (await import(pathToFileURL(file).href)) as Record<string, unknown>;

  return Object.values(exports)
    .filter(isFieldSet)
    .map((set) => ({ ...set, file }));
}

function isFieldSet(value: unknown): value is FieldSet<keyof Tables, AnyFields> {
  return typeof value === 'object' && value !== null && 'documents' in value && 'toColumns' in value;
}
