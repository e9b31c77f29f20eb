import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parseDocument } from './parse-document.ts';
import { validateDocument } from './validate-document.ts';

const schema = buildSchema(`
  input Filter { name: String, and: [Filter!] }
  type Author { id: Int }
  type Article { id: Int, author(where: Filter, limit: Int): Author }
  type Query { article(where: Filter, limit: Int): Article }
`);

const check = (query: string) => validateDocument(parseDocument(query), schema, () => schema);

describe('validateDocument', () => {
  it.each([
    ['{ article(limit: 1, limit: 2) { id } }', 'There can be only one argument named "limit".'],
    ['{ article { author(limit: 1, limit: 1) { id } } }', 'There can be only one argument named "limit".'],
    ['{ article { id @include(if: true, if: false) } }', 'There can be only one argument named "if".'],
    [
      '{ article(where: { name: "a", name: "b" }) { id } }',
      'There can be only one input field named "name".',
    ],
    [
      '{ article(where: { and: [{ name: "a", name: "b" }] }) { id } }',
      'There can be only one input field named "name".',
    ],
    [
      'query ($a: Filter = { name: "a", name: "b" }) { article(where: $a) { id } }',
      'There can be only one input field named "name".',
    ],
    [
      '{ article { ...f } } fragment f on Article { id } fragment f on Article { author { id } }',
      'There can be only one fragment named "f".',
    ],
    ['query a { article { id } } query a { article { id } }', 'There can be only one operation named "a".'],
    [
      'query a { article { id } } query b($c: Int, $c: Int) { article(limit: $c) { id } }',
      'There can be only one variable named "$c".',
    ],
    ['query ($a: Unknown) { article { id } }', 'Unknown type "Unknown".'],
    ['query ($a: [Unknown!]!) { article { id } }', 'Unknown type "Unknown".'],
    ['query ($a: Article) { article { id } }', 'Variable "$a" cannot be non-input type "Article".'],
    ['{ article { ... on Unknown { id } } }', 'Unknown type "Unknown".'],
    ['{ article { id } } fragment f on Article { ...f }', 'Cannot spread fragment "f" within itself.'],
    [
      '{ article { id } } fragment f on Article { ...g } fragment g on Article { ...f }',
      'Cannot spread fragment "f" within itself via "g".',
    ],
    ['{ article { id } } fragment f on Article { ...g }', 'Unknown fragment "g".'],
    [
      '{ article { id } } fragment f on Int { id }',
      'Fragment "f" cannot condition on non composite type "Int".',
    ],
    [
      '{ article { ... on Author { id } } }',
      'Fragment cannot be spread here as objects of type "Article" can never be of type "Author".',
    ],
  ])('refuses %s', (query, message) => {
    expect(() => check(query)).toThrow(
      expect.objectContaining({ code: 'validation-failed', path: '$', message }),
    );
  });

  it.each([
    'query ($a: [Filter!], $b: Int) { article { id } } fragment f on Article { id }',
    '{ a: article(limit: 1) { id } b: article(limit: 2) { id } }',
    '{ article { ...f ...f } } fragment f on Article { id author { id } }',
  ])('allows %s', (query) => {
    expect(() => check(query)).not.toThrow();
  });
});
