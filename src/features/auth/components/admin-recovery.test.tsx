import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MockLink } from '@apollo/client/testing';
import { createTestSessionStore } from '#src/testing/make-session-store.tsx';
import { fill, renderAuthPage } from '#src/testing/auth/render-auth-page.tsx';
import { solveCaptcha } from '#src/testing/auth/solve-captcha.ts';
import { RequestRecoveryMutation } from '../api/use-request-recovery.ts';

const email = 'salma@example.test';
const texts = {
  en: {
    dialog: 'Admin Access',
    forgotten: 'Forgot password?',
    what: 'Enter your email address. We will send you a link to set a new password.',
    email: /^Email/,
    send: 'Send the link',
    sent: `If ${email} belongs to an account with a password, a link is on its way. It works once, for 15 minutes.`,
    tooMany: 'Too many requests for a new password. Please wait a few minutes and try again.',
    noCaptcha: 'Please complete the CAPTCHA challenge.',
    back: 'Back to the login',
    password: /^Password/,
  },
  ar: {
    dialog: 'دخول الإدارة',
    forgotten: 'هل نسيت كلمة المرور؟',
    what: 'أدخل بريدك الإلكتروني، وسنرسل إليك رابطًا لتعيين كلمة مرور جديدة.',
    email: /^البريد/,
    send: 'إرسال الرابط',
    sent: `إن كان ${email} لحساب له كلمة مرور، فالرابط في طريقه إليك. يعمل مرة واحدة خلال 15 دقيقة.`,
    tooMany: 'طلبات كثيرة جدًا لكلمة مرور جديدة. يُرجى الانتظار بضع دقائق ثم المحاولة مجددًا.',
    noCaptcha: 'يُرجى إكمال اختبار التحقق (CAPTCHA).',
    back: 'العودة إلى تسجيل الدخول',
    password: /^كلمة المرور/,
  },
} as const;
type Locale = keyof typeof texts;

const asked = (locale: Locale) => ({
  query: RequestRecoveryMutation,
  variables: { email, captcha_token: 'solved', locale },
});
const accepted = (locale: Locale): MockLink.MockedResponse => ({
  request: asked(locale),
  result: { data: { request_password_recovery: { __typename: 'recovery_request', accepted: true } } },
});
const refusedWith = (code: string, locale: Locale): MockLink.MockedResponse => ({
  request: asked(locale),
  result: { errors: [{ message: 'for programs', extensions: { code } }] },
});

/** Matches an alert by its text, because the captcha has alerts of its own. */
const alertSaying = (text: string) => (_: string, element: Element | null) =>
  element?.getAttribute('role') === 'alert' && element.textContent === text;

/** Opens the step that sends a link, and fills in the e-mail. */
async function openRecovery(locale: Locale, mocks: MockLink.MockedResponse[] = []) {
  const session = createTestSessionStore();
  const { user } = await renderAuthPage({ session, locale, isAdminAsked: true, mocks });
  const words = texts[locale];
  const dialog = within(await screen.findByRole('dialog', { name: words.dialog }));
  await user.click(dialog.getByRole('button', { name: words.forgotten }));
  expect(dialog.getByText(words.what)).toBeTruthy();
  await fill(user, dialog.getByRole('textbox', { name: words.email }), email);

  return { user, dialog, words, send: () => dialog.getByRole('button', { name: words.send }) };
}

describe.each(['en', 'ar'] as const)('the form "Forgot password?" of Admin Access (%s)', (locale) => {
  it('shows, after sending, a text that does not reveal whether the email belongs to an account', async () => {
    const { user, dialog, words, send } = await openRecovery(locale, [accepted(locale)]);
    await solveCaptcha();

    await user.click(send());

    expect(await dialog.findByText(alertSaying(words.sent))).toBeTruthy();
    expect(dialog.queryByRole('textbox')).toBeNull();
  });

  it('says that there were too many requests, keeps the typed email, and needs a new captcha', async () => {
    const mocks = [refusedWith('recovery-too-many-attempts', locale)];
    const { user, dialog, words, send } = await openRecovery(locale, mocks);
    await solveCaptcha();
    await user.click(send());

    expect(await dialog.findByText(alertSaying(words.tooMany))).toBeTruthy();
    expect(dialog.getByRole('textbox', { name: words.email })).toHaveProperty('value', email);
    expect(send()).toHaveProperty('disabled', true);
  });

  it('sends nothing without a captcha, and leads back to the password', async () => {
    const { user, dialog, words, send } = await openRecovery(locale);

    expect(send()).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');
    expect(await screen.findByText(words.noCaptcha)).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: words.back }));

    expect(dialog.getByLabelText(words.password)).toBeTruthy();
  });
});
