import { describe, expect, it } from 'vitest';
import { parseDocument, selectOperation } from '../request/parse-document.ts';
import { Budget, type BudgetLimits, widened } from '../limits/budget.ts';
import { chargeOperation } from './charge-operation.ts';
import { measureOperation } from './measure-operation.ts';

const LIMITS: BudgetLimits = {
  requestBytes: 1_000,
  tokens: 1_000,
  rootFields: 4,
  fields: 10,
  aliases: 3,
  directives: 3,
  values: 20,
  parameters: 20,
  actions: 1,
  nodes: 1_000,
  nestedRows: 1_000,
  estimatedBytes: 1_000,
  answerBytes: 1_000,
  rows: 1_000,
};
const levels = { maxDepth: 5, maxInputDepth: 4 };

const charge = (query: string, given: Record<string, unknown> = {}, budget = new Budget(LIMITS)) =>
  chargeOperation(measureOperation(selectOperation(parseDocument(query), undefined)), given, {
    budget,
    levels,
  });

describe('chargeOperation', () => {
  it.each([
    ['root fields', '{ ...f ...f } fragment f on q { a b c }', {}, 6, 4, '$.selectionSet'],
    ['fields', `{ a { ${'b '.repeat(10)} } }`, {}, 11, 10, '$.selectionSet'],
    ['aliases', '{ a { b: a c: a d: a e: a } }', {}, 4, 3, '$.selectionSet'],
    ['directives', '{ a @b @c @d @e }', {}, 4, 3, '$.selectionSet'],
    ['levels', '{ a { a { a { a { a { a } } } } } }', {}, 6, 5, '$.selectionSet'],
    ['values', `{ a(b: [${'1 '.repeat(20)}]) }`, {}, 21, 20, '$.selectionSet'],
    ['levels of values', '{ a(b: [[[[[]]]]]) }', {}, 5, 4, '$.selectionSet'],
    ['levels of values', 'query ($v: j) { a(b: $v) }', { v: [[[[[]]]]] }, 5, 4, '$.variableValues'],
    [
      'values',
      'query ($v: j) { a(b: $v) c(b: $v) }',
      { v: Array.from({ length: 10 }, () => 1) },
      22,
      20,
      '$.variableValues',
    ],
    ['values', 'query { a }', { stranger: Array.from({ length: 20 }, () => 1) }, 21, 20, '$.variableValues'],
  ])(
    'refuses too many %s with an error that names the limit, both numbers and the place',
    (limit, query, given, found, allowed, path) => {
      expect(() => charge(query, given)).toThrow(
        expect.objectContaining({
          code: 'limit-exceeded',
          message: `the request has ${found} ${limit}; ${allowed} are allowed`,
          path,
          extensions: { path, code: 'limit-exceeded', limit, allowed, found },
        }),
      );
    },
  );

  it('charges all operations of a request to one budget', () => {
    const budget = new Budget(LIMITS);
    charge('{ a b }', {}, budget);
    charge('{ a b }', {}, budget);

    expect(() => charge('{ a }', {}, budget)).toThrow('the request has 5 root fields; 4 are allowed');
  });

  it('does not limit an ordinary operation, or a caller without limits', () => {
    const many = `{ ${'a '.repeat(1_000)} }`;

    expect(charge('query ($v: Int = 3) { a(b: $v) { c } }')).toBe(3);
    expect(() => charge(many, {}, Budget.unlimited())).not.toThrow();
    expect(() => charge('{ a b c d e f }', {}, new Budget(widened(LIMITS, 10)))).not.toThrow();
  });
});
