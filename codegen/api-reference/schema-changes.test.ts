import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { readJson, readSchemas } from './read-schemas.ts';
import { schemaChanges } from './schema-changes.ts';

type Listed = { readonly change: string; readonly why: string };

const of = (sdl: string) => new Map([['reader', buildSchema(sdl)]]);
const before = of(
  'type query_root { plans: [plan!]! } type plan { id: Int! name: String price(in: String): String }',
);

describe('schemaChanges', () => {
  it.each([
    [
      'a field that is gone',
      'type query_root { plans: [plan!]! } type plan { id: Int! price(in: String): String }',
      'plan.name was removed.',
    ],
    [
      'a field that may be null now',
      'type query_root { plans: [plan!]! } type plan { id: Int name: String price(in: String): String }',
      'plan.id changed type from Int! to Int.',
    ],
    [
      'an argument that is needed now',
      'type query_root { plans: [plan!]! } type plan { id: Int! name: String price(in: String, at: Int!): String }',
      'A required arg at on plan.price was added.',
    ],
  ])('calls %s breaking', (_, after, text) => {
    expect(schemaChanges(before, of(after))).toContainEqual({ kind: 'breaking', text, roles: ['reader'] });
  });

  it('calls the removal of a role breaking, and a new role an addition', () => {
    expect(schemaChanges(before, new Map())).toEqual([
      { kind: 'breaking', text: 'The role reader was removed.', roles: ['reader'] },
    ]);
    expect(schemaChanges(new Map(), before)).toEqual([
      { kind: 'added', text: 'The role reader was added.', roles: ['reader'] },
    ]);
  });

  it('reports a new field once, with every role that has it', () => {
    const after = buildSchema(
      'type query_root { plans: [plan!]! } type plan { id: Int! name: String price(in: String): String badge: String }',
    );
    const [[, old] = []] = before;

    expect(
      schemaChanges(
        new Map([
          ['reader', old!],
          ['editor', old!],
        ]),
        new Map([
          ['reader', after],
          ['editor', after],
        ]),
      ),
    ).toEqual([{ kind: 'added', text: 'plan.badge was added.', roles: ['reader', 'editor'] }]);
  });

  it('reports no change if only a description changed', () => {
    const after = of(
      'type query_root { plans: [plan!]! } "A plan" type plan { id: Int! name: String price(in: String): String }',
    );

    expect(schemaChanges(before, after)).toEqual([]);
  });
});

describe('changes of the GraphQL schemas since the recorded ones', () => {
  const breaking = schemaChanges(readSchemas('schema/recorded'), readSchemas('schema'))
    .filter(({ kind }) => kind === 'breaking')
    .map(({ text }) => text);
  const listed = readJson<Listed[]>('schema/recorded/breaking.json', []);

  it('are not breaking, unless schema/recorded/breaking.json lists them with a reason', () => {
    expect(breaking.filter((text) => !listed.some(({ change }) => change === text))).toEqual([]);
  });

  it('are listed in schema/recorded/breaking.json only if they happened, each with a reason', () => {
    expect(listed.filter(({ change, why }) => !breaking.includes(change) || why.trim() === '')).toEqual([]);
  });
});
