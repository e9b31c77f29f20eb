import { describe, expect, it } from 'vitest';
import { parseDocument, selectOperation } from '../request/parse-document.ts';
import { measureOperation } from './measure-operation.ts';

const measure = (text: string) => measureOperation(selectOperation(parseDocument(text), undefined));
const costOf = (text: string) => measure(text).cost;
const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;

describe('measureOperation', () => {
  it('counts root fields through fragments and inline fragments', () => {
    const text = 'query { a ...f ... on query_root { b c ...f } } fragment f on query_root { d e { g } }';

    expect(costOf(text)).toMatchObject({ rootFields: 7, fields: 9, depth: 2 });
  });

  it.each([
    ['aliases', 'query { b: a c: a { d: a } }', { aliases: 3 }],
    ['directives, those of the operation too', 'query @b { a @c { d @e @f } }', { directives: 4 }],
    ['levels', `query ${nested(600)}`, { depth: 600 }],
    ['levels behind a fragment', `query { a { ...f } } fragment f on a ${nested(10)}`, { depth: 11 }],
    ['each value of the document', 'query { a(b: { c: [1, 2], d: null }) }', { values: 5, inputDepth: 2 }],
    ['the values of directives', 'query { a @include(if: true) }', { values: 1 }],
    ["the levels of a variable's type", 'query ($a: [[Int!]!]!, $b: Int) { a }', { inputDepth: 2 }],
    [
      "the levels of a variable's default",
      'query ($a: json = [{ b: [] }]) { a }',
      { values: 0, inputDepth: 3 },
    ],
  ])('counts %s', (_, text, cost) => {
    expect(costOf(text)).toMatchObject(cost);
  });

  it('counts how often each variable is used, and the values of its default', () => {
    const text = `query ($a: Int, $b: [Int] = [1, 2]) { x(a: $a) ...f ...f } fragment f on query_root { y(a: [$a, $b]) }`;

    expect(measure(text)).toMatchObject({
      cost: { uses: [3, 2], values: 2 },
      variables: [
        { name: 'a', defaultValues: 0 },
        { name: 'b', defaultValues: 3 },
      ],
    });
  });

  it('counts a fragment at every spread, in linear time', () => {
    const levels = Array.from(
      { length: 40 },
      (_, at) => `fragment f${at} on a { ...f${at + 1} ...f${at + 1} }`,
    );

    expect(costOf(`query { ...f0 } ${levels.join(' ')} fragment f40 on a { a(b: 1) }`)).toMatchObject({
      fields: 2 ** 40,
      rootFields: 2 ** 40,
      values: 2 ** 40,
    });
  });

  it('ends at a level beyond every limit where fragments lie deep within one another', () => {
    const levels = Array.from(
      { length: 900 },
      (_, at) => `fragment f${at} on a { ${'a { '.repeat(60)} ...f${at + 1} ${'}'.repeat(60)} }`,
    );

    expect(costOf(`query { ...f0 } ${levels.join(' ')}`).depth).toBeGreaterThan(1_000);
  });

  it('counts no fields for fragments that are cyclic or missing', () => {
    expect(
      costOf('query { ...f } fragment f on a { ...f ...g ...none } fragment g on a { ...f }').fields,
    ).toBe(0);
  });
});
