import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { AuthSkeleton } from './auth-skeleton.tsx';

describe('what holds the place of the form', () => {
  it.each([
    ['en', 'Loading...', ['Client Login', 'Sign Up', 'Email or username', 'Password']],
    ['ar', 'جارٍ التحميل...', ['دخول العملاء', 'إنشاء حساب', 'كلمة المرور']],
  ] as const)(
    'says that it loads, and has the names of the form for the eye alone (%s)',
    async (locale, loading, names) => {
      const { container } = await renderApp(<AuthSkeleton />, {
        locale,
        config: { portalUrl: 'https://portal.test' },
      });

      expect(screen.getByText(loading).closest('[aria-busy=true]')).toBeTruthy();
      for (const name of names) expect(screen.getByText(name).closest('[aria-hidden=true]')).toBeTruthy();
      // The skeleton contains no control, since a control would do nothing yet.
      expect(container.querySelector('a, button, input')).toBeNull();
    },
  );

  it('says at once that there is no portal to log in to', async () => {
    await renderApp(<AuthSkeleton />, { config: { portalUrl: null } });

    expect(screen.getByText(/isn't connected to this site yet/)).toBeTruthy();
  });
});
