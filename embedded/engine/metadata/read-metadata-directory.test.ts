import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { readMetadataDirectory } from './read-metadata-directory.ts';

describe('readMetadataDirectory', () => {
  let directory = '';
  const write = (files: Record<string, string>) => {
    directory = mkdtempSync(join(tmpdir(), 'metadata-'));
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(directory, file)), { recursive: true });
      writeFileSync(join(directory, file), text);
    }
  };
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  it('follows !include, and names the file in which a fault is', () => {
    write({
      'version.yaml': 'version: 3',
      'databases/databases.yaml':
        '- {name: default, kind: postgres, tables: "!include default/tables/tables.yaml"}',
      'databases/default/tables/tables.yaml': '- "!include public_author.yaml"',
      'databases/default/tables/public_author.yaml': '{table: author, is_enumm: true}',
    });

    expect(() => readMetadataDirectory(directory)).toThrow(
      'databases/default/tables/public_author.yaml: is_enumm: is not a key that this engine knows',
    );
  });

  it.each([
    ['type Query { a: Int }', '', 'actions.graphql: defines the action a, which actions.yaml lacks'],
    ['type T { f(x: Int): Int }', '', 'objects[0].fields[0].arguments: is not supported by this engine'],
    ['input I { x: Int = 5 }', '', 'actions.graphql: a default, that of x, is not supported'],
    ['', 'custom_types: { objects: [{ name: T }] }', 'actions.graphql does not define the type T'],
  ])('refuses what it would pass over: %s %s', (graphql, yaml, message) => {
    write({ 'version.yaml': 'version: 3', 'actions.graphql': graphql, 'actions.yaml': yaml });

    expect(() => readMetadataDirectory(directory)).toThrow(message);
  });

  it.each([
    ['a key that an object has twice', 'version: 3\nversion: 3', 'duplicated mapping key (2:1)'],
    ['a tag', 'version: !include other.yaml', 'unknown tag !<!include>'],
    ['a list without an end', 'version: [3', 'unexpected end of the stream'],
  ])('refuses %s, and names its file and line', (_, yaml, message) => {
    write({ 'version.yaml': yaml });

    expect(() => readMetadataDirectory(directory)).toThrow(`version.yaml: ${message}`);
  });

  it('reads as text what only older YAML takes for dates and truth values', () => {
    write({
      'version.yaml': 'version: 3',
      'inherited_roles.yaml': '[{role_name: 2026-11-30, role_set: [yes, off, 12:30]}]',
    });

    expect(readMetadataDirectory(directory).inheritedRoles).toMatchObject([
      { name: '2026-11-30', parents: ['yes', 'off', '12:30'] },
    ]);
  });

  it('takes an action’s arguments from actions.graphql', () => {
    write({
      'version.yaml': 'version: 3',
      'actions.yaml': 'actions: [{name: sign_in, definition: {kind: synchronous, handler: "http://x"}}]',
      'actions.graphql':
        'type Mutation { sign_in(email: String!): tokens! }\ntype tokens { access: String! }',
    });

    const { actions, customTypes } = readMetadataDirectory(directory);

    expect(actions[0]).toMatchObject({
      operation: 'mutation',
      outputType: 'tokens!',
      arguments: [{ name: 'email' }],
    });
    expect(customTypes.objects[0]?.fields).toMatchObject([{ name: 'access', type: 'String!' }]);
  });
});
