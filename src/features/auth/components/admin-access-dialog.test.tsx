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

vi.mock('./load-altcha.ts', () => ({ registerAltchaWorkers: () => undefined }));

const onSignedIn = vi.fn();
let session: SessionStore;

beforeEach(() => {
  onSignedIn.mockReset();
  session = createTestSessionStore();
});

const words = {
  en: { dialog: 'Admin Access', email: /Email/, password: /^Password/, signIn: 'Sign In', code: /^Code/ },
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

describe('Admin Access', () => {
  it('cannot be sent without a captcha; Enter says what is missing', async () => {
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

  it('checks the email address', async () => {
    const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true });
    await solveCaptcha();
    const dialog = within(await screen.findByRole('dialog'));

    await fill(user, dialog.getByRole('textbox', { name: /Email/ }), 'nobody');
    await user.click(dialog.getByRole('button', { name: 'Sign In' }));

    expect(await dialog.findByText('Invalid email address.')).toBeTruthy();
    expect(dialog.getByText('Password is required.')).toBeTruthy();
  });

  it('signs in, says so and goes on', async () => {
    const { send } = await openFilled([signedIn()]);

    await send();

    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(session.getSession()).toMatchObject({ status: 'signed-in', role: 'admin' });
  });

  it("shows the service's message once and asks for a new captcha when that fails", async () => {
    const { dialog, submit, send } = await openFilled([refused]);

    await send();

    expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
    expect(dialog.queryByText(/password is wrong/)).toBeNull();
    expect(submit()).toHaveProperty('disabled', true);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('asks for the code once the password was right, and signs in with it', async () => {
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

  it('stays at the code while that is wrong, and leads back to the password', async () => {
    const mocks = [refusedWith('sign-in-code-required'), withCode('000000', 'sign-in-code-wrong')];
    const { user, dialog, send, sendCode } = await openFilled(mocks);
    await send();

    await sendCode('000000');

    expect(await screen.findByText(/^The code isn't right/)).toBeTruthy();
    expect(onSignedIn).not.toHaveBeenCalled();
    await user.click(dialog.getByRole('button', { name: 'Log in with another account' }));
    expect(dialog.getByLabelText(/^Password/)).toBeTruthy();
  });

  it('leads an administrator who needs an app to set one up, then asks for its code', async () => {
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

  it('says what is no code before it is sent', async () => {
    const { dialog, send, sendCode } = await openFilled([refusedWith('sign-in-code-required')]);
    await send();

    await sendCode('12345');

    expect(await dialog.findByText('The code has six digits.')).toBeTruthy();
  });

  it('says so while the identity server is away', async () => {
    const { send } = await openFilled([refusedWith('sign-in-unavailable')]);

    await send();

    expect(await screen.findByText(/^Logging in isn't possible right now/)).toBeTruthy();
  });

  it('lets the password be shown', async () => {
    const { user, dialog } = await openFilled();

    await user.click(dialog.getByRole('button', { name: 'Show password' }));

    expect(dialog.getByLabelText(/^Password/).getAttribute('type')).toBe('text');
  });

  it('has the dialog in Arabic too', async () => {
    const { send } = await openFilled([inArabic(refused)], 'ar');

    await send();

    expect(await screen.findByText('بيانات تسجيل الدخول غير صحيحة')).toBeTruthy();
  });

  it('asks for the code in Arabic too, and takes Arabic digits', async () => {
    const mocks = [refusedWith('sign-in-code-required'), withCode('١٢٣٤٥٦')].map(inArabic);
    const { send, sendCode } = await openFilled(mocks, 'ar');
    await send();

    await sendCode('١٢٣٤٥٦');

    expect(await screen.findByText('تم تسجيل الدخول بنجاح!')).toBeTruthy();
  });
});
