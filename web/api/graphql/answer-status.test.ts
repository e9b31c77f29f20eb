import { describe, expect, it } from 'vitest';
import { answerStatus } from './answer-status.ts';

const withCode = (code?: string) => ({ errors: [{ message: 'no', extensions: { code } }] });

describe('answerStatus', () => {
  it.each([
    [{ data: { a: 1 } }, 200],
    [{ data: { a: 1 }, errors: [{ message: 'partly' }] }, 200],
    [[{ data: {} }, withCode('validation-failed')], 200],
    [withCode('validation-failed'), 400],
    [withCode('invalid-json'), 400],
    [withCode('constraint-violation'), 400],
    [withCode(), 400],
    [{ errors: ['odd'] }, 400],
    [withCode('invalid-jwt'), 401],
    [withCode('access-denied'), 401],
    [withCode('permission-error'), 403],
    [withCode('sign-in-too-many-attempts'), 429],
    [withCode('unexpected'), 500],
    [withCode('postgres-error'), 503],
    [withCode('too-busy'), 503],
    ['text', 200],
  ])('of the GraphQL response %j is %i', (body, status) => expect(answerStatus(body)).toBe(status));
});
