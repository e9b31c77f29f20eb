import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, print, visit } from 'graphql';
import type { ChangeEntry } from '../src/features/developers/api-reference.ts';
import { readJson, readSchemas } from './api-reference/read-schemas.ts';
import { schemaChanges } from './api-reference/schema-changes.ts';

/**
 * Closes an entry of the API's changelog: the changes since the last entry are saved under today's date. Later changes
 * are compared with today's schemas, which are saved without their descriptions.
 */
const root = fileURLToPath(new URL('..', import.meta.url));
const recorded = join(root, 'schema/recorded');
const file = join(recorded, 'changelog.json');
const before = readSchemas(recorded);
const after = readSchemas(join(root, 'schema'));
const changes = schemaChanges(before, after);

if (changes.length > 0) {
  const entry = { date: new Date().toISOString().slice(0, 10), changes };
  const entries: ChangeEntry[] = [entry, ...readJson<ChangeEntry[]>(file, [])];
  writeFileSync(file, `${JSON.stringify(entries, null, 2)}\n`);
  writeFileSync(join(recorded, 'breaking.json'), '[]\n');
  for (const role of before.keys()) rmSync(join(recorded, `${role}.graphql`));
  for (const role of after.keys()) record(role);
}

function record(role: string): void {
  const document = parse(readFileSync(join(root, 'schema', `${role}.graphql`), 'utf8'));
  const bare = visit(document, {
    enter: (node) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  }) as typeof document;
  writeFileSync(join(recorded, `${role}.graphql`), `${print(bare)}\n`);
}
