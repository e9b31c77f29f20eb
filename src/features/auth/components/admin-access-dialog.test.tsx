import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockLink } from '@apollo/client/testing';
import { BeginTotp, ConfirmTotp } from '#src/kit/second-factor/totp-documents.ts';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { createTestSessionStore } from '#src/testing/make-session-store.tsx';
import { fill, renderAuthPage } from '#src/testing/auth/render-auth-page.tsx';
import {
  credentials,
  inArabic,
  refused,
  refusedWith,
  request,
  signedIn,
  withCode,
} from '#src/testing/auth/sign-in-mocks.ts';
import { expireCaptcha, solveCaptcha } from '#src/testing/auth/solve-captcha.ts';

const onSignedIn = vi.fn();
let session: SessionStore;

beforeEach(() => {
  onSignedIn.mockReset();
  session = createTestSessionStore();
});

const words = {
  en: { dialog: 'Admin Access', email: /Email/, password: /^Password/, signIn: 'Login', code: /^Code/ },
  ar: {
    dialog: 'دخول الإدارة',
    email: /البريد/,
    password: /^كلمة المرور/,
    signIn: 'تسجيل الدخول',
    code: /^الرمز/,
  },
} as const;

/** Opens the dialog with email and password filled in; `send` solves the captcha and sends the form that is shown. */
async function openFilled(mocks: MockLink.MockedResponse[] = [], locale: 'en' | 'ar' = 'en') {
  const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true, locale, mocks });
  const names = words[locale];
  const dialog = within(await screen.findByRole('dialog', { name: names.dialog }));
  await fill(user, dialog.getByRole('textbox', { name: names.email }), credentials.email);
  await fill(user, dialog.getByLabelText(names.password), credentials.password);

  const submit = () => dialog.getByRole('button', { name: names.signIn });
  const send = async () => {
    await solveCaptcha();
    await user.click(submit());
  };
  const sendCode = async (code: string) => {
    await fill(user, await dialog.findByRole('textbox', { name: names.code }), code);
    await send();
  };
  return { user, dialog, submit, send, sendCode };
}

describe('the dialog Admin Access', () => {
  it('cannot be sent without a captcha, and asks for it when Enter is pressed', async () => {
    const { user, submit } = await openFilled();

    expect(submit()).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Please complete the CAPTCHA challenge.')).toBeTruthy();
  });

  it('cannot be sent any more once the captcha has expired', async () => {
    const { submit } = await openFilled();

    await solveCaptcha();
    expect(submit()).toHaveProperty('disabled', false);
    await expireCaptcha();

    expect(submit()).toHaveProperty('disabled', true);
  });

  it('refuses an invalid email address and a missing password', async () => {
    const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true });
    await solveCaptcha();
    const dialog = within(await screen.findByRole('dialog'));

    await fill(user, dialog.getByRole('textbox', { name: /Email/ }), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Login' }));

    expect(await dialog.findByText('Invalid email address.')).toBeTruthy();
    expect(dialog.getByText('Password is required.')).toBeTruthy();
  });

  it('signs the administrator in, says so and calls onSignedIn', async () => {
    const { send } = await openFilled([signedIn()]);

    await send();

    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(session.getSession()).toMatchObject({ status: 'signed-in', role: 'admin' });
  });

  it("shows the server's message and needs a new captcha when the sign-in is refused", async () => {
    const { dialog, submit, send } = await openFilled([refused]);

    await send();

    expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
    expect(dialog.queryByText(/password is wrong/)).toBeNull();
    expect(submit()).toHaveProperty('disabled', true);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('asks for the code of the authenticator app after the right password, and signs in with the code', async () => {
    const events: string[] = [];
    session.onEvent((event) => events.push(event));
    const mocks = [refusedWith('sign-in-code-required'), withCode('123 456')];
    const { dialog, send, sendCode } = await openFilled(mocks);
    await send();

    const field = await dialog.findByRole('textbox', { name: /^Code/ });
    expect(field.getAttribute('autocomplete')).toBe('one-time-code');
    expect(field.getAttribute('inputmode')).toBe('numeric');
    expect(dialog.getByText(credentials.email)).toBeTruthy();
    expect(dialog.queryByLabelText(/^Password/)).toBeNull();
    await sendCode('123 456');

    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
    expect(events).toEqual(['SIGNED_IN', 'MFA_CHALLENGE_VERIFIED']);
  });

  it('does not sign in with a wrong code, and leads back to the password', async () => {
    const mocks = [refusedWith('sign-in-code-required'), withCode('000000', 'sign-in-code-wrong')];
    const { user, dialog, send, sendCode } = await openFilled(mocks);
    await send();

    await sendCode('000000');

    expect(await screen.findByText(/^The code isn't right/)).toBeTruthy();
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Log in with another account' }));
    expect(dialog.getByLabelText(/^Password/)).toBeTruthy();
  });

  it('lets an administrator who needs an authenticator app set one up, then signs in with its code', async () => {
    const enrolment_token = 'ticket';
    const setup = { pending: 'p', secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr_svg: '<svg/>' };
    const needed: MockLink.MockedResponse = {
      request,
      result: { errors: [{ message: 'x', extensions: { code: 'second-factor-required', enrolment_token } }] },
    };
    const begun: MockLink.MockedResponse = {
      request: { query: BeginTotp, variables: { enrolment_token } },
      result: { data: { begin_totp: { __typename: 'totp_setup', ...setup } } },
    };
    const confirmed: MockLink.MockedResponse = {
      request: {
        query: ConfirmTotp,
        variables: { pending: 'p', code: '123456', password: '', totp: '', enrolment_token },
      },
      result: { data: { confirm_totp: { __typename: 'totp_state', is_enabled: true } } },
    };
    const mocks = [needed, begun, confirmed, withCode('654321')];
    const { user, dialog, send, sendCode } = await openFilled(mocks);
    await send();

    expect(await dialog.findByRole('img', { name: 'QR code for your authenticator app' })).toBeTruthy();
    expect(dialog.getByText('ABCD EFGH')).toBeTruthy();
    await fill(user, dialog.getByRole('textbox', { name: /^Code of the app/ }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Set up the app' }));
    expect(await screen.findByText('Your app is set up. Please log in with its code.')).toBeTruthy();
    await sendCode('654321');

    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
  });

  it('refuses a code of five digits, because codes have six', async () => {
    const { dialog, send, sendCode } = await openFilled([refusedWith('sign-in-code-required')]);
    await send();

    await sendCode('12345');

    expect(await dialog.findByText('The code has six digits.')).toBeTruthy();
  });

  it('says that logging in is not possible while the identity server is unavailable', async () => {
    const { send } = await openFilled([refusedWith('sign-in-unavailable')]);

    await send();

    expect(await screen.findByText(/^Logging in isn't possible right now/)).toBeTruthy();
  });

  it('shows the typed password after a press on "Show password"', async () => {
    const { user, dialog } = await openFilled();

    await user.click(dialog.getByRole('button', { name: 'Show password' }));

    expect(dialog.getByLabelText(/^Password/).getAttribute('type')).toBe('text');
  });

  it('is in Arabic too, with the error of a refused sign-in', async () => {
    const { send } = await openFilled([inArabic(refused)], 'ar');

    await send();

    expect(await screen.findByText('بيانات تسجيل الدخول غير صحيحة')).toBeTruthy();
  });

  it('asks for the code in Arabic too, and accepts Arabic digits', async () => {
    const mocks = [refusedWith('sign-in-code-required'), withCode('١٢٣٤٥٦')].map(inArabic);
    const { send, sendCode } = await openFilled(mocks, 'ar');
    await send();

    await sendCode('١٢٣٤٥٦');

    expect(await screen.findByText('تم تسجيل الدخول بنجاح!')).toBeTruthy();
  });
});
