import { buildSchema, type GraphQLOutputType, parseType, typeFromAST } from 'graphql';
import { describe, expect, it } from 'vitest';
import { checkActionAnswer } from './action-answer.ts';

const schema = buildSchema(
  'scalar json type Query { a: json } type Pair { id: ID!, next: Pair, names: [String!], age: Int }',
);
const exchange = {
  request: { url: 'http://handler.test', body: {}, headers: [] },
  response: { status: 200, body: null, headers: [] },
};
const check = (notation: string, payload: unknown) =>
  checkActionAnswer(
    { payload, headers: [], exchange },
    typeFromAST(schema, parseType(notation) as never) as unknown as GraphQLOutputType,
  );

describe('checkActionAnswer', () => {
  it.each([
    ['Pair', null],
    ['[Pair]', null],
    ['Pair!', { id: 1, next: null }],
    ['[Pair!]!', [{ id: 'a', names: ['b'] }]],
    ['String!', 'text'],
    ['[String]!', ['a', null]],
    ['[[Int!]]', [[1], null]],
    ['json!', { any: 'thing' }],
    ['[json!]', [{}]],
  ])('accepts for an action of type %s the answer %j', (notation, payload) => {
    expect(() => check(notation, payload)).not.toThrow();
  });

  it.each([
    ['Pair!', null, 'unexpected', 'got null for the action webhook response'],
    ['[String!]', ['a', null], 'unexpected', 'got null for the action webhook response'],
    ['[Pair]', {}, 'unexpected', 'expecting array for the action webhook response'],
    ['[[json!]]!', [{}], 'unexpected', 'expecting array for the action webhook response'],
    ['Pair', [], 'unexpected', 'expecting object for action webhook response but got array'],
    ['Pair', 'text', 'parse-failed', 'expecting object or array of objects for action webhook response'],
    ['[Pair]', [1], 'unexpected', 'got scalar Number for the action webhook response, expecting Pair'],
    ['[Int]', ['a'], 'unexpected', 'got scalar String for the action webhook response, expecting Int'],
    ['String', {}, 'unexpected', 'got object for the action webhook response'],
    ['Boolean', [], 'unexpected', 'got array for the action webhook response'],
    ['Pair', {}, 'unexpected', 'field "id" expected in webhook response, but not found'],
    ['Pair', { id: 1, next: { id: null } }, 'unexpected', 'expecting not null value for field "id"'],
    ['Pair', { id: 1, other: 2 }, 'unexpected', 'unexpected fields in webhook response: other'],
  ])('refuses for an action of type %s the answer %j', (notation, payload, code, message) => {
    expect(() => check(notation, payload)).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) as string }) as Error,
    );
  });
});
