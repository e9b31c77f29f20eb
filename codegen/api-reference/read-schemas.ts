import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import type { Schemas } from './schema-changes.ts';

/** Roles from the least rights to the most. */
const ORDER = ['anonymous', 'user', 'reader', 'editor', 'mailing', 'site_admin'];

/** Reads the schema of each role in a folder, by the role's name. */
export function readSchemas(folder: string): Schemas {
  const roles = readdirSync(folder)
    .filter((file) => file.endsWith('.graphql'))
    .map((file) => file.replace('.graphql', ''))
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

  return new Map(
    roles.map((role) => [role, buildSchema(readFileSync(join(folder, `${role}.graphql`), 'utf8'))]),
  );
}

/** Reads a JSON file; returns `otherwise` if the file does not exist. */
export function readJson<Value>(file: string, otherwise: Value): Value {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Value) : otherwise;
}
