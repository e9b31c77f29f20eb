import { describe, expect, it } from 'vitest';
import { readFault, statusOfFault } from './rest-faults.ts';

const fault = (code: string, error: string) => ({
  path: '$',
  error,
  code,
  message: error,
  extensions: { code },
});

describe('the HTTP status of a REST error', () => {
  it.each([
    ['invalid-jwt', 'Could not verify JWT', true, 401],
    ['access-denied', 'x', false, 401],
    ['validation-failed', `field "contacts" not found in type: 'query_root'`, false, 401],
    ['validation-failed', `field "contacts" not found in type: 'query_root'`, true, 403],
    ['validation-failed', 'expecting a value for non-nullable variable: "name"', true, 400],
    ['permission-error', 'check constraint of an insert/update permission has failed', true, 403],
    [
      'constraint-violation',
      'Uniqueness violation. duplicate key value violates unique constraint',
      true,
      409,
    ],
    ['permission-error', 'Check constraint violation. new row for relation "a" violates', true, 422],
    ['constraint-violation', 'Foreign key violation. insert or update on table "a"', true, 422],
    ['validation-failed', 'no mutations exist', true, 403],
    ['validation-failed', `field "x" not found in type: 'plan_insert_input'`, true, 400],
    ['data-exception', 'invalid input syntax for type integer', true, 422],
    ['bad-request', 'x', true, 400],
  ])('with the code %s, the message %s (token sent: %s) is %i', (code, error, hasToken, status) => {
    expect(statusOfFault(fault(code, error), 400, hasToken)).toBe(status);
  });

  it("is kept if it is not the engine's 400", () => {
    expect(statusOfFault(fault('not-found', 'x'), 404, false)).toBe(404);
    expect(statusOfFault(fault('token-revoked', 'x'), 401, true)).toBe(401);
  });
});

describe('the body of a REST error', () => {
  it('has the same five members whether the engine or the web server made the error', () => {
    const engine = readFault('{"path":"$.a","error":"no","code":"data-exception"}');
    const own = readFault(
      '{"message":"no","extensions":{"code":"not-found","wait":1},"error":"invalid_token"}',
    );

    expect(engine).toEqual({
      path: '$.a',
      error: 'no',
      code: 'data-exception',
      message: 'no',
      extensions: { code: 'data-exception' },
    });
    expect(own).toEqual({
      path: '$',
      error: 'no',
      code: 'not-found',
      message: 'no',
      extensions: { code: 'not-found', wait: 1 },
    });
  });

  it('keeps the details that the engine added to the error', () => {
    const details = { constraint: 'plans_price_range', field: 'price', rule: 'price must be at least 0' };
    const found = readFault(
      JSON.stringify({ path: '$.a', error: 'no', code: 'permission-error', ...details }),
    );

    expect(found?.extensions).toEqual({ code: 'permission-error', ...details });
  });

  it('is read as undefined from an answer that is not an error', () => {
    expect([readFault('<html>'), readFault('[1]'), readFault('{"code":7}')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
