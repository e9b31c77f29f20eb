import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { AuthSkeleton } from './auth-skeleton.tsx';

describe('AuthSkeleton, the placeholder of the sign-in form', () => {
  it.each([
    ['en', 'Loading...', ['Client Login', 'Sign Up', 'Email or username', 'Password']],
    ['ar', 'جارٍ التحميل...', ['دخول العملاء', 'إنشاء حساب', 'كلمة المرور']],
  ] as const)(
    "says that it is loading, and hides its copy of the form's labels from screen readers (%s)",
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

  it('says that the client area is not connected where no portal is configured', async () => {
    await renderApp(<AuthSkeleton />, { config: { portalUrl: null } });

    expect(screen.getByText(/isn't connected to this site yet/)).toBeTruthy();
  });
});
