import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockLink } from '@apollo/client/testing';
import { SignInMutation } from '../api/use-sign-in.ts';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { createTestSessionStore, makeTokens } from '#src/testing/make-session-store.tsx';
import { fill, renderAuthPage } from '#src/testing/render-auth-page.tsx';
import { expireCaptcha, solveCaptcha } from '#src/testing/solve-captcha.ts';

vi.mock('./load-altcha.ts', () => ({ registerAltchaWorkers: () => undefined }));

const credentials = { email: 'admin@site.test', password: 'correct horse' };
const request = { query: SignInMutation, variables: { ...credentials, captcha_token: 'solved' } };
const signedIn = (): MockLink.MockedResponse => ({
  request,
  result: { data: { sign_in: { __typename: 'session_tokens', ...makeTokens() } } },
});
const refused: MockLink.MockedResponse = {
  request,
  result: {
    errors: [{ message: 'Invalid login credentials', extensions: { code: 'sign-in-invalid-credentials' } }],
  },
};

const onSignedIn = vi.fn();
let session: SessionStore;

beforeEach(() => {
  onSignedIn.mockReset();
  session = createTestSessionStore();
});

async function fillAdminForm(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Admin Access' }));
  await fill(user, dialog.getByRole('textbox', { name: /Email/ }), credentials.email);
  await fill(user, dialog.getByLabelText(/^Password/), credentials.password);

  return dialog;
}

describe('Admin Access', () => {
  it('opens by three rapid clicks anywhere', async () => {
    const { user } = await renderAuthPage({ session });

    await user.tripleClick(screen.getByRole('heading', { level: 1 }));

    expect(await screen.findByRole('dialog', { name: 'Admin Access' })).toBeTruthy();
  });

  it('cannot be sent without a captcha; Enter says what is missing', async () => {
    const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true });
    const dialog = await fillAdminForm(user);

    expect(dialog.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', true);
    await user.keyboard('{Enter}');

    expect(await screen.findByText('Please complete the CAPTCHA challenge.')).toBeTruthy();
  });

  it('cannot be sent any more once the captcha has expired', async () => {
    const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true });
    const dialog = await fillAdminForm(user);

    await solveCaptcha();
    expect(dialog.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', false);
    await expireCaptcha();

    expect(dialog.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', true);
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
    const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true, mocks: [signedIn()] });
    const dialog = await fillAdminForm(user);
    await solveCaptcha();

    await user.click(dialog.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Signed in successfully!')).toBeTruthy();
    expect(onSignedIn).toHaveBeenCalledOnce();
    expect(session.getSession()).toMatchObject({ status: 'signed-in', role: 'admin' });
  });

  it("shows the service's message and asks for a new captcha when that fails", async () => {
    const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true, mocks: [refused] });
    const dialog = await fillAdminForm(user);
    await solveCaptcha();

    await user.click(dialog.getByRole('button', { name: 'Sign In' }));

    expect(await screen.findByText('Invalid login credentials')).toBeTruthy();
    expect(dialog.getByText(/^The email address or the password is wrong\./)).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Sign In' })).toHaveProperty('disabled', true);
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('lets the password be shown', async () => {
    const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true });
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(dialog.getByRole('button', { name: 'Show password' }));

    expect(dialog.getByLabelText(/^Password/).getAttribute('type')).toBe('text');
  });

  it('has the dialog in Arabic too', async () => {
    const { user } = await renderAuthPage({ session, locale: 'ar', isAdminAsked: true, mocks: [refused] });
    await solveCaptcha();
    const dialog = within(await screen.findByRole('dialog', { name: 'دخول الإدارة' }));

    await fill(user, dialog.getByRole('textbox', { name: /البريد/ }), credentials.email);
    await fill(user, dialog.getByLabelText(/^كلمة المرور/), credentials.password);
    await user.click(dialog.getByRole('button', { name: 'تسجيل الدخول' }));

    expect(await screen.findByText('بيانات تسجيل الدخول غير صحيحة')).toBeTruthy();
  });
});
