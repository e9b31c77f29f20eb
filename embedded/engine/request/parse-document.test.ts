import { describe, expect, it } from 'vitest';
import { parseDocument, selectOperation, TooManyTokensError } from './parse-document.ts';

const select = (query: string, name?: string) => selectOperation(parseDocument(query, 100), name);

describe('parseDocument', () => {
  const block = (lineEnd: string, count: number) => `{ a(b: """${lineEnd.repeat(count)}""") }`;

  it.each(['\n', '\r', '\r\n'])('takes each line of a block string for a token (%j)', (lineEnd) => {
    expect(() => parseDocument(block(lineEnd, 101), 100)).toThrow(TooManyTokensError);
    expect(parseDocument(block(lineEnd, 50), 100).tokenCount).toBeLessThan(100);
    expect(() => parseDocument(`{ a }${lineEnd.repeat(101)}`, 100)).not.toThrow();
  });
});

describe('selectOperation', () => {
  it('finds the operation of that name, or the only one', () => {
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
  ])('refuses %j with the name %s', (query, name, message) => {
    expect(() => select(query, name)).toThrow(
      expect.objectContaining({ code: 'validation-failed', message }),
    );
  });
});
