import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CheckCaptchaMutation } from '../api/use-sign-in.ts';
import type { RuntimeConfig } from '#src/config/runtime-config.ts';
import type { SessionStore } from '#src/lib/auth/session-store.ts';
import { createTestSessionStore, makeKeycloak } from '#src/testing/make-session-store.tsx';
import { fill, renderAuthPage } from '#src/testing/auth/render-auth-page.tsx';
import { solveCaptcha } from '#src/testing/auth/solve-captcha.ts';

let session: SessionStore;

beforeEach(() => {
  session = createTestSessionStore();
});

describe('the sign-in page of a logged-in administrator', () => {
  it("shows the account's email, links to the admin and client areas, and Logout, but no form", async () => {
    const onSignOut = vi.fn();
    const { user, container } = await renderAuthPage({
      session,
      user: { email: 'salma@example.test', role: 'admin', onSignOut },
    });

    expect(screen.getByText(/You are already logged in as/).textContent).toContain('salma@example.test');
    expect(screen.getByRole('link', { name: 'Go to the admin area' }).getAttribute('href')).toBe('/admin');
    expect(screen.getByRole('link', { name: 'Go to the client area' })).toBeTruthy();
    expect(container.querySelector('form')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(onSignOut).toHaveBeenCalledOnce();
  });
});

describe('the form Client Login', () => {
  it('posts only username and password to the portal, and links to the password reset of the portal', async () => {
    const { container } = await renderAuthPage({ session });

    const form = container.querySelector('form');
    expect(form?.getAttribute('action')).toBe('https://portal.test/dologin.php');
    expect(form?.method).toBe('post');
    await solveCaptcha();
    expect([...(form?.querySelectorAll('[name]') ?? [])].map((field) => field.getAttribute('name'))).toEqual([
      'username',
      'password',
    ]);
    const forgot = screen.getByRole('link', { name: 'Forgot password?' });
    expect(forgot.getAttribute('href')).toBe('https://portal.test/password/reset');
    expect(forgot.getAttribute('target')).toBe('_blank');
  });

  it('needs a username and a password, but no captcha', async () => {
    const { user, container } = await renderAuthPage({ session });
    const submit = vi.spyOn(container.querySelector('form')!, 'submit').mockImplementation(() => undefined);

    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByText('Email or username is required.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();
    expect(submit).not.toHaveBeenCalled();

    await fill(user, screen.getByRole('textbox', { name: /Email or username/ }), 'salma');
    await fill(user, screen.getByLabelText(/Password/), 'secret');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  });

  it("says that the client area isn't connected and disables Login where no portal is configured", async () => {
    await renderAuthPage({ session, config: { portalUrl: null } });

    expect(screen.getByText(/client area isn't connected/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Login' })).toHaveProperty('disabled', true);
  });

  it("shows the visitor's IP address and country", async () => {
    await renderAuthPage({ session });

    expect(await screen.findByText('203.0.113.7')).toBeTruthy();
    expect(await screen.findByText(/Germany/)).toBeTruthy();
  });
});

describe('the form Sign Up', () => {
  const legalPages = [
    { slug: 'privacy', title: { en: 'Privacy policy', ar: 'سياسة الخصوصية' } },
    { slug: 'terms', title: { en: 'Terms of service', ar: 'شروط الخدمة' } },
    { slug: 'imprint', title: { en: 'Imprint', ar: 'بيانات الناشر' } },
  ] satisfies RuntimeConfig['legalPages'];

  it.each([
    ['en', ['Sign Up', 'Create your account', 'Client Login', 'Client area login'], 'Terms of service'],
    ['ar', ['إنشاء حساب', 'أنشئ حسابك', 'دخول العملاء', 'تسجيل الدخول إلى منطقة العملاء'], 'شروط الخدمة'],
  ] as const)('has its own heading, and links to terms and privacy (%s)', async (locale, words, terms) => {
    const [signUp, heading, login, loginHeading] = words;
    const config = { portalUrl: 'https://portal.test', legalPages };
    const { user } = await renderAuthPage({ session, locale, config });

    await user.click(screen.getByRole('tab', { name: signUp }));

    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
    const link = screen.getByRole('link', { name: terms });
    expect(link.getAttribute('href')).toBe('/terms');
    // What was typed stays in the form.
    expect(link.getAttribute('target')).toBe('_blank');
    expect(screen.getAllByRole('link').map((each) => each.getAttribute('href'))).toContain('/privacy');
    expect(document.querySelector('a[href="/imprint"]')).toBeNull();

    await user.click(screen.getByRole('tab', { name: login }));
    expect(screen.getByRole('heading', { level: 1, name: loginHeading })).toBeTruthy();
  });

  it('opens at /auth#sign-up, and mentions no terms where no legal page is configured', async () => {
    await renderAuthPage({ session, path: '/auth#sign-up' });

    expect(screen.getByRole('heading', { level: 1, name: 'Create your account' })).toBeTruthy();
    expect(screen.queryByText(/agree/)).toBeNull();
  });

  it("leads to the portal's registration page without passing on what was typed", async () => {
    const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    const { user } = await renderAuthPage({ session });

    await user.click(screen.getByRole('tab', { name: 'Sign Up' }));
    await fill(user, screen.getByRole('textbox', { name: /Email/ }), 'not an address');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));
    expect(await screen.findByText('Invalid email address.')).toBeTruthy();
    expect(screen.getByText('Password is required.')).toBeTruthy();

    await user.clear(screen.getByRole('textbox', { name: /Email/ }));
    await fill(user, screen.getByRole('textbox', { name: /Email/ }), 'salma@site.test');
    await fill(user, screen.getByLabelText(/Password/), 'x');
    await user.click(screen.getByRole('button', { name: 'Sign Up' }));

    await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('https://portal.test/register.php'));
  });
});

describe('the button Login with Google', () => {
  const press = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Login with Google' }));

  it('says that it is not set up where Google is not configured, and needs a new captcha afterwards', async () => {
    const { user } = await renderAuthPage({ session });
    await solveCaptcha();

    await press(user);
    expect(await screen.findByText(/Login with Google isn't set up/)).toBeTruthy();

    await press(user);
    expect(await screen.findByText('Please complete the CAPTCHA challenge.')).toBeTruthy();
  });

  it('has the server check the captcha, shows "Redirecting" and starts the login with Google', async () => {
    const loginWithGoogle = vi.fn().mockReturnValue(new Promise(() => undefined));
    session = createTestSessionStore(makeKeycloak({ loginWithGoogle }));
    const identity = { url: '', realm: 'hosting', clientId: 'web', googleEnabled: true };
    const { user } = await renderAuthPage({
      session,
      config: { portalUrl: 'https://portal.test', identity },
      mocks: [
        {
          request: { query: CheckCaptchaMutation, variables: { captcha_token: 'solved' } },
          result: { data: { check_captcha: { __typename: 'captcha_result', passed: true } } },
        },
      ],
    });
    await solveCaptcha();

    await press(user);

    expect(await screen.findByRole('button', { name: /Redirecting/ })).toBeTruthy();
    await vi.waitFor(() =>
      expect(loginWithGoogle).toHaveBeenCalledWith(`${window.location.origin}/auth`, 'en'),
    );
  });
});

describe('the sign-in page in Arabic', () => {
  it('shows the forms Client Login and Sign Up with their errors in Arabic', async () => {
    const { user } = await renderAuthPage({ session, locale: 'ar' });

    await user.click(screen.getByRole('button', { name: 'تسجيل الدخول' }));
    expect(await screen.findByText('كلمة المرور مطلوبة.')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'إنشاء حساب' }));
    await user.keyboard('{Tab}{Tab}{Tab}{Tab}{Enter}');
    expect(await screen.findByText('البريد الإلكتروني مطلوب.')).toBeTruthy();
  });
});
