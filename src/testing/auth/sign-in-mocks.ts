import type { MockLink } from '@apollo/client/testing';
import { SignInMutation } from '#src/features/auth/api/use-sign-in.ts';
import { makeTokens } from '../make-session-store.tsx';

/** Email and password with which the mocks sign in. */
export const credentials = { email: 'admin@site.test', password: 'correct horse' };
/** Request that the sign-in page sends. */
export const request = {
  query: SignInMutation,
  variables: { ...credentials, captcha_token: 'solved', locale: 'en' },
};

/** Returns a mock as sent by a page in Arabic; the locale sets the language of later mails about the account. */
export const inArabic = (mock: MockLink.MockedResponse): MockLink.MockedResponse => ({
  ...mock,
  request: { ...mock.request, variables: { ...mock.request.variables, locale: 'ar' } },
});

/** Returns the mock of a successful sign-in. */
export const signedIn = (): MockLink.MockedResponse => ({
  request,
  result: { data: { sign_in: { __typename: 'session_tokens', ...makeTokens() } } },
});

/** Returns the mock of a sign-in that the service refuses with an error code. */
export const refusedWith = (code: string): MockLink.MockedResponse => ({
  request,
  result: { errors: [{ message: 'for programs', extensions: { code } }] },
});
export const refused = refusedWith('sign-in-invalid-credentials');

/** Returns the mock of a sign-in with an authenticator app's code; with `code` the service refuses it. */
export const withCode = (totp: string, code?: string): MockLink.MockedResponse => ({
  ...(code ? refusedWith(code) : signedIn()),
  request: { query: SignInMutation, variables: { ...request.variables, totp } },
});
