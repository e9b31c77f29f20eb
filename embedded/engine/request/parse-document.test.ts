import { describe, expect, it } from 'vitest';
import { parseDocument, selectOperation } from './parse-document.ts';

const select = (query: string, name?: string) => selectOperation(parseDocument(query, 100), name);

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
