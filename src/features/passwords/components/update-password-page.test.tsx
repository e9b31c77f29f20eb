import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { MockLink } from '@apollo/client/testing';
import { describe, expect, it, vi } from 'vitest';
import { createTestSessionStore, makeSessionStore, makeTokens } from '#src/testing/make-session-store.tsx';
import { LINK_TOKEN, linkFor, renderUpdatePassword } from '#src/testing/auth/render-update-password.tsx';
import { UpdatePasswordMutation } from '../api/use-update-password.ts';
import { AccountLinkQuery } from './link-password.tsx';

const EMAIL = 'salma@site.test';
const byLink = () => createTestSessionStore(undefined, null, { purpose: 'recovery', token: LINK_TOKEN });
const refusal = (code: string) => ({ errors: [{ message: 'for programs', extensions: { code } }] });

type Result = NonNullable<MockLink.MockedResponse['result']>;
const answerTo = (variables: object, result: Result): MockLink.MockedResponse => ({
  request: { query: UpdatePasswordMutation, variables },
  result,
});
const updated = (session: object | null) => ({
  data: { update_password: { __typename: 'updated_password', session } },
});

async function fillIn(user: UserEvent, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const field = await screen.findByLabelText(new RegExp(`^${label}`));
    await user.clear(field);
    await user.type(field, text);
  }
}
const submit = (user: UserEvent, name = 'Update Password') =>
  user.click(screen.getByRole('button', { name }));

describe('a new password by a mailed link', () => {
  it('is set for the account of the link, which is removed from the session store afterwards', async () => {
    const session = byLink();
    const onUpdated = vi.fn();
    const mocks = [
      linkFor(EMAIL),
      answerTo({ password: 'longer', link_token: LINK_TOKEN, locale: 'en' }, updated(null)),
    ];
    const { user } = await renderUpdatePassword({ session, onUpdated, mocks });

    expect(await screen.findByText(EMAIL)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Update Password' })).toBeTruthy();
    expect(screen.queryByLabelText(/^Current/)).toBeNull();
    await fillIn(user, { 'New Password': 'longer', Confirm: 'longer' });
    await submit(user);

    await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce());
    expect(session.link).toBeNull();
  });

  it('must have the configured minimum length and be typed the same twice', async () => {
    const { user } = await renderUpdatePassword({
      session: byLink(),
      mocks: [linkFor(EMAIL)],
      config: { passwordMinLength: 8 },
    });

    await fillIn(user, { 'New Password': '1234567', Confirm: 'other' });
    await submit(user);

    expect(await screen.findByText('Password must be at least 8 characters long.')).toBeTruthy();
    expect(await screen.findByText("Passwords don't match")).toBeTruthy();
  });

  it("is refused in the specification's words when it is empty or has five characters", async () => {
    const { user } = await renderUpdatePassword({ session: byLink(), mocks: [linkFor(EMAIL)] });
    await screen.findByText(EMAIL);

    await submit(user);
    expect(await screen.findByText('Password must be at least 6 characters long.')).toBeTruthy();
    await fillIn(user, { 'New Password': '12345' });

    expect(await screen.findByText('Password must be at least 6 characters long.')).toBeTruthy();
  });

  it('cannot be set by an invalid link; the page offers to ask for a new one', async () => {
    const { request } = linkFor(EMAIL);
    await renderUpdatePassword({
      session: byLink(),
      mocks: [{ request, result: refusal('account-link-invalid') }],
    });

    expect(await screen.findByText(/^This link can't be used any more/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe('/auth#admin');
  });

  it('can be set after "Try again" where the link could not be checked at first', async () => {
    const request = { query: AccountLinkQuery, variables: { token: LINK_TOKEN } };
    const { user } = await renderUpdatePassword({
      session: byLink(),
      mocks: [{ request, result: refusal('users-unavailable') }, linkFor(EMAIL)],
    });

    await user.click(await screen.findByRole('button', { name: 'Try again' }));

    expect(await screen.findByText(EMAIL)).toBeTruthy();
  });

  it('is asked for, and refused, in Arabic on the Arabic page', async () => {
    const mocks = [
      linkFor(EMAIL),
      answerTo({ password: 'longer', link_token: LINK_TOKEN, locale: 'ar' }, refusal('account-link-invalid')),
    ];
    const { user } = await renderUpdatePassword({ session: byLink(), mocks, locale: 'ar' });

    await fillIn(user, { 'كلمة المرور الجديدة': '123', تأكيد: 'longer' });
    expect(await screen.findByText('يجب ألا تقل كلمة المرور عن 6 أحرف.')).toBeTruthy();
    await fillIn(user, { 'كلمة المرور الجديدة': 'longer' });
    await submit(user, 'تحديث كلمة المرور');

    expect(await screen.findByText(/^لم يعد هذا الرابط صالحًا/)).toBeTruthy();
  });
});

describe('a new password of a signed-in person', () => {
  const given = { password: 'longer', current_password: 'old one', totp: '', locale: 'en' };
  const typed = { 'Current password': 'old one', 'New Password': 'longer', Confirm: 'longer' };

  it('needs the current password, and leaves the person signed in with new tokens', async () => {
    const session = await makeSessionStore('admin');
    const events: string[] = [];
    session.onEvent((event) => events.push(event));
    const onUpdated = vi.fn();
    const tokens = { __typename: 'session_tokens', ...makeTokens({ jti: 'after' }) };
    const { user } = await renderUpdatePassword({
      session,
      onUpdated,
      mocks: [answerTo(given, updated(tokens))],
    });

    await screen.findByLabelText(/^Current password/);
    await submit(user);
    expect(await screen.findByText('Password is required.')).toBeTruthy();
    await fillIn(user, typed);
    await submit(user);

    await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce());
    expect(events).toEqual(['USER_UPDATED']);
    expect(await session.accessToken()).toBe(tokens.access_token);
  });

  it('needs the code of the authenticator app where the account has one', async () => {
    const onUpdated = vi.fn();
    const { user } = await renderUpdatePassword({
      session: await makeSessionStore('admin'),
      onUpdated,
      mocks: [
        answerTo(given, refusal('code-required')),
        answerTo({ ...given, totp: '123456' }, updated({ __typename: 'session_tokens', ...makeTokens() })),
      ],
    });
    await fillIn(user, typed);
    await submit(user);

    expect(await screen.findByText('Please enter the code of your authenticator app too.')).toBeTruthy();
    await fillIn(user, { Code: '123456' });
    await submit(user);

    await waitFor(() => expect(onUpdated).toHaveBeenCalledOnce());
  });

  it.each([
    ['a wrong current password', 'password-wrong', 'The current password is incorrect.'],
    [
      'no authenticator app where each administrator needs one',
      'second-factor-required',
      'Administrators of this site need an authenticator app. Please set one up on your account page first.',
    ],
  ])('is refused in a toast with %s', async (_what, code, text) => {
    const { user } = await renderUpdatePassword({
      session: await makeSessionStore('user'),
      mocks: [answerTo(given, refusal(code))],
    });

    await fillIn(user, typed);
    await submit(user);

    expect((await screen.findByText(text)).closest('form')).toBeNull();
  });
});

describe('a visitor who is not signed in and has no mailed link', () => {
  it.each([
    ['en', 'Auth session missing!', /^Please open the link/, 'Go to the login page'],
    ['ar', 'جلسة المصادقة غير موجودة!', /^افتح الرابط/, 'الانتقال إلى صفحة تسجيل الدخول'],
  ] as const)(
    'is told that there is no session, and finds a link to the login page (%s)',
    async (locale, text, help, way) => {
      await renderUpdatePassword({ session: await makeSessionStore('visitor'), locale });

      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.getByText(help)).toBeTruthy();
      expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe('/auth');
    },
  );
});
