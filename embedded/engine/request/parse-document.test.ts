import { describe, expect, it } from 'vitest';
import { parseDocument, selectOperation, TooManyTokensError } from './parse-document.ts';

const select = (query: string, name?: string) => selectOperation(parseDocument(query, 100), name);

describe('parseDocument', () => {
  const block = (lineEnd: string, count: number) => `{ a(b: """${lineEnd.repeat(count)}""") }`;

  it.each(['\n', '\r', '\r\n'])('counts each line of a block string as a token (line end %j)', (lineEnd) => {
    expect(() => parseDocument(block(lineEnd, 101), 100)).toThrow(TooManyTokensError);
    expect(parseDocument(block(lineEnd, 50), 100).tokenCount).toBeLessThan(100);
    expect(() => parseDocument(`{ a }${lineEnd.repeat(101)}`, 100)).not.toThrow();
  });

  it.each([
    ['a chain', '{ ...f } fragment f on t { ...g } fragment g on t { ...h } fragment h on t { a }'],
    ['a circle', '{ ...f } fragment f on t { ...g } fragment g on t { ...h } fragment h on t { ...f }'],
    [
      'fragments that nothing spreads',
      '{ a } fragment f on t { a } fragment g on t { a } fragment h on t { a }',
    ],
    ['fragments without a name', '{ ... on t { ... { a { ... on t { a } } } } }'],
    [
      'fragments with and without a name',
      'query b { a } { a } fragment f on t { ... { a } } fragment g on t { a }',
    ],
  ])('refuses a document with more fragments than allowed: %s', (_, query) => {
    expect(parseDocument(query, Infinity, 3).kind).toBe('Document');
    expect(() => parseDocument(query, Infinity, 2)).toThrow(
      expect.objectContaining({
        message: 'the request has 3 fragments; 2 are allowed',
        extensions: { path: '$.query', code: 'limit-exceeded', limit: 'fragments', allowed: 2, found: 3 },
      }),
    );
  });

  it('allows 1000 fragments by default, and no more', () => {
    const fragments = (count: number) => `{ a } ${'fragment f on t { a } '.repeat(count)}`;

    expect(() => parseDocument(fragments(1_000))).not.toThrow();
    expect(() => parseDocument(fragments(1_001))).toThrow('the request has 1001 fragments; 1000 are allowed');
  });
});

describe('selectOperation', () => {
  it('finds the operation by its name, or the document’s only operation', () => {
    expect(select('query A { a } query B { b }', 'B').definition.name?.value).toBe('B');
    expect(select('{ a }').definition.operation).toBe('query');
  });

  it.each([
    ['query A { a }', 'B', 'no such operation found in the document: "B"'],
    ['{ a }', 'A', 'operationName cannot be used when an anonymous operation exists in the document'],
    [
      'query A { a } query B { b }',
      undefined,
      'exactly one operation has to be present in the document when operationName is not specified',
    ],
  ])('finds in %j no single operation for the name %s', (query, name, message) => {
    expect(() => select(query, name)).toThrow(
      expect.objectContaining({ code: 'validation-failed', message }),
    );
  });
});
