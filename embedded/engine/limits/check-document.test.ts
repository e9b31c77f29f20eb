import { describe, expect, it } from 'vitest';
import { checkDocument, checkVariables } from './check-document.ts';
import type { Limits } from './limits.ts';

const LIMITS: Limits = {
  maxBodyBytes: 1,
  maxFrameBytes: 1,
  maxBatch: 1,
  maxTokens: 2_000,
  maxDepth: 10,
  maxNodes: 500,
  maxAliases: 20,
  maxRootFields: 30,
  maxDirectives: 20,
  maxInputDepth: 8,
  maxOperationsPerSocket: 1,
  maxSocketsPerAddress: 1,
  statementTimeoutMs: 1,
};
const check = (text: string) => () => checkDocument(text, LIMITS);
const nested = (levels: number) => `${'{ a '.repeat(levels)}${'}'.repeat(levels)}`;

describe('checkDocument', () => {
  it('lets an ordinary document pass, and leaves what is no GraphQL to the executor', () => {
    expect(
      check('query ($a: Int) { a: items(limit: $a) { ...f } } fragment f on items { id }'),
    ).not.toThrow();
    expect(check('{ a ')).not.toThrow();
  });

  it.each([
    ['depth', nested(11), 'more than 10 levels'],
    ['depth of hundreds', nested(600), 'more than 10 levels'],
    ['depth behind a fragment', `{ a { ...f } } fragment f on a ${nested(10)}`, 'more than 10 levels'],
    [
      'aliases',
      `{ ${Array.from({ length: 21 }, (_, at) => `a${at}: a`).join(' ')} }`,
      'more than 20 aliases',
    ],
    ['root fields', `{ ${'a '.repeat(31)} }`, 'more than 30 root fields'],
    ['fields', `{ b { ${'a '.repeat(501)} } }`, 'more than 500 fields'],
    ['directives', `{ a ${'@b '.repeat(21)} }`, 'more than 20 directives'],
    ['directives of an operation', `query ${'@b '.repeat(21)} { a }`, 'more than 20 directives'],
    ['tokens', `{ ${'__typename '.repeat(100_000)} }`, 'more than 2000 tokens'],
    ['values', `{ a(b: ${'['.repeat(9)}${']'.repeat(9)}) }`, 'deeper than 8 levels'],
  ])('refuses too much %s', (_, text, sentence) => {
    expect(check(text)).toThrow(sentence);
  });

  it('counts a fragment at every spread, in linear time', () => {
    const levels = Array.from(
      { length: 40 },
      (_, at) => `fragment f${at} on a { ...f${at + 1} ...f${at + 1} }`,
    );
    const text = `{ ...f0 } ${levels.join(' ')} fragment f40 on a { a }`;

    const startedMs = performance.now();
    expect(check(text)).toThrow('more than 500 fields');
    expect(performance.now() - startedMs).toBeLessThan(50);
  });

  it('survives fragments that are cyclic or missing', () => {
    expect(check('{ ...f } fragment f on a { ...f ...g ...none } fragment g on a { ...f }')).not.toThrow();
  });
});

describe('checkVariables', () => {
  it('refuses values that are nested too deeply', () => {
    const deep = JSON.parse(`${'{"_and":['.repeat(5)}{}${']}'.repeat(5)}`) as unknown;

    expect(() => checkVariables({ where: deep }, LIMITS)).toThrow('deeper than 8 levels');
    expect(() => checkVariables({ where: { a: { _in: [1, 2] } } }, LIMITS)).not.toThrow();
  });
});
