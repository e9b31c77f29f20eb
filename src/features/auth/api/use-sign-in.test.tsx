import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { withSessionLock } from '#src/lib/auth/session-tabs.ts';
import { fakeApi } from '#src/testing/fake-api.ts';
import { createTestSessionStore, makeTokens } from '#src/testing/make-session-store.tsx';
import { fill, renderAuthPage } from '#src/testing/auth/render-auth-page.tsx';
import { credentials } from '#src/testing/auth/sign-in-mocks.ts';
import { solveCaptcha } from '#src/testing/auth/solve-captcha.ts';

it('a sign-in waits for a running session refresh, whose cookie would otherwise replace that of the sign-in', async () => {
  const signIn = { __typename: 'session_tokens', ...makeTokens() };
  const { link, asked } = fakeApi({ SignIn: () => ({ data: { sign_in: signIn } }) });
  const onSignedIn = vi.fn();
  let endRefresh: () => void = () => undefined;
  const refresh = withSessionLock(() => new Promise<void>((resolve) => (endRefresh = resolve)));
  const session = createTestSessionStore();
  const { user } = await renderAuthPage({ session, onSignedIn, isAdminAsked: true, link });
  const dialog = within(await screen.findByRole('dialog', { name: 'Admin Access' }));
  await fill(user, dialog.getByRole('textbox', { name: /Email/ }), credentials.email);
  await fill(user, dialog.getByLabelText(/^Password/), credentials.password);
  await solveCaptcha();

  await user.click(dialog.getByRole('button', { name: 'Login' }));
  expect(await dialog.findByRole('button', { name: 'Signing in...' })).toBeTruthy();
  expect(asked('SignIn')).toEqual([]);
  endRefresh();
  await refresh;

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(asked('SignIn')).toHaveLength(1);
});
