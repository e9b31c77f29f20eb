import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { describe, expect, it, vi } from 'vitest';
import { SessionError } from '#src/lib/auth/session-error.ts';
import { errorMessageId } from './error-message.ts';

const apiError = (code: string, message = 'server text') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions: { code } }] });

describe('errorMessageId', () => {
  it('has a text for the codes that any operation can return', () => {
    expect(errorMessageId(apiError('access-denied'))).toBe('errors.forbidden');
    expect(errorMessageId(apiError('invalid-jwt'))).toBe('session.ended');
  });

  it('has a text for each error of the session', () => {
    expect(errorMessageId(new SessionError('session-ended', 'over'))).toBe('session.ended');
    expect(errorMessageId(new SessionError('session-unavailable', 'away'))).toBe('session.unavailable');
  });

  it("prefers the feature's own text for an error code or a violated constraint", () => {
    const texts = { 'sign-in-unavailable': 'own.code', notices_length: 'own.constraint' } as const;
    const refused = apiError('constraint-violation', 'new row violates check constraint "notices_length"');

    expect(errorMessageId(apiError('sign-in-unavailable'), texts)).toBe('own.code');
    expect(errorMessageId(refused, texts)).toBe('own.constraint');
  });

  it('says that the server is unreachable if no answer came or a gateway failed', () => {
    const gateway = new ServerError('502', { response: new Response(), bodyText: 'Bad Gateway' });

    expect(errorMessageId(new TypeError('Failed to fetch'))).toBe('errors.unreachable');
    expect(errorMessageId(gateway)).toBe('errors.unreachable');
  });

  it("logs an unknown error's text from the server, and does not show it", () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(errorMessageId(apiError('postgres-error', 'relation "x" does not exist'))).toBe(
      'errors.unexpected',
    );
    expect(log).toHaveBeenCalledOnce();
  });
});
