import { describe, expect, it } from 'vitest';
import { nullVariable, operationKinds, placeOfFault } from './operation-kinds.ts';

const TWO = 'query Read { a } mutation Write { b }';

describe('operationKinds', () => {
  it.each<[string, string | undefined, string[] | undefined]>([
    ['{ a }', undefined, ['query']],
    ['mutation { a }', undefined, ['mutation']],
    ['subscription S { a }', 'S', ['subscription']],
    [TWO, 'Read', ['query']],
    [TWO, 'Write', ['mutation']],
    [TWO, undefined, ['query', 'mutation']],
    [TWO, 'Other', ['query', 'mutation']],
    ['query A { a } mutation A { b }', 'A', ['query', 'mutation']],
    ['fragment F on a { b }', undefined, []],
    ['query ($a: b = {mutation: "mutation"}) { a }', undefined, ['query']],
    ['{', undefined, undefined],
    [`{ ${'a '.repeat(8_000)}}`, undefined, undefined],
  ])('are those that can run: case %#', (text, name, kinds) =>
    expect(operationKinds(text, name)).toEqual(kinds),
  );
});

describe('placeOfFault', () => {
  it('returns line and column of a syntax error, and undefined for a valid document', () => {
    expect(placeOfFault('{\n  a }}')).toEqual([{ line: 2, column: 6 }]);
    expect(placeOfFault('{ a }')).toBeUndefined();
  });
});

describe('nullVariable', () => {
  const text = 'query A($id: [ID!]!, $most: Int! = 3, $b: Int) { a } query B { b }';

  it.each([
    [{ id: [] }, undefined],
    [{}, { name: 'id', type: '[ID!]!' }],
    [{ id: null }, { name: 'id', type: '[ID!]!' }],
    [
      { id: 1, most: null },
      { name: 'most', type: 'Int!' },
    ],
  ])('finds in the variables %j a non-null variable without a value: %j', (given, found) => {
    expect(nullVariable({ text, operationName: 'A' }, given)).toEqual(found);
  });

  it('is undefined if the operation is not named or the document cannot be parsed', () => {
    expect(nullVariable({ text, operationName: null }, {})).toBeUndefined();
    expect(nullVariable({ text: '{', operationName: null }, {})).toBeUndefined();
  });
});
