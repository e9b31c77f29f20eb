import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { keepsRules } from './keeps-rules.ts';
import { parseDocument } from './parse-document.ts';

const schema = buildSchema(`
  input Filter { name: String, and: [Filter!] }
  type Author { id: Int }
  type Article { id: Int, author(where: Filter, limit: Int): Author }
  type Query { article(where: Filter, limit: Int): Article }
`);

describe('keepsRules', () => {
  it.each([
    'query a { article { id } } query b { article { id } }',
    'query ($a: [Filter!], $b: Int! = 1) { article(where: { and: $a }, limit: $b) { id ...f ...f } } fragment f on Article { author { ...g } } fragment g on Author { id }',
    '{ article { ... on Article { id } ... @include(if: true) { id } } }',
  ])('is true for %s', (query) => {
    expect(keepsRules(parseDocument(query), schema)).toBe(true);
  });
});
