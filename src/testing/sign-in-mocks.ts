import type { MockLink } from '@apollo/client/testing';
import { SignInMutation } from '#src/features/auth/api/use-sign-in.ts';
import { makeTokens } from './make-session-store.tsx';

/** Whoever signs in, and what the service answers to it. */
export const credentials = { email: 'admin@site.test', password: 'correct horse' };
/** What the page sends. */
export const request = {
  query: SignInMutation,
  variables: { ...credentials, captcha_token: 'solved', locale: 'en' },
};

/** The same from a page in Arabic, in which mails about the account are then written. */
export const inArabic = (mock: MockLink.MockedResponse): MockLink.MockedResponse => ({
  ...mock,
  request: { ...mock.request, variables: { ...mock.request.variables, locale: 'ar' } },
});

/** The service lets the person in. */
export const signedIn = (): MockLink.MockedResponse => ({
  request,
  result: { data: { sign_in: { __typename: 'session_tokens', ...makeTokens() } } },
});

/** The service answers with a code of its own. */
export const refusedWith = (code: string): MockLink.MockedResponse => ({
  request,
  result: { errors: [{ message: 'for programs', extensions: { code } }] },
});
export const refused = refusedWith('sign-in-invalid-credentials');

/** The same with the code of an authenticator app. */
export const withCode = (totp: string, code?: string): MockLink.MockedResponse => ({
  ...(code ? refusedWith(code) : signedIn()),
  request: { query: SignInMutation, variables: { ...request.variables, totp } },
});
