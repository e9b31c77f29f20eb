import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { NotFoundPage } from './not-found-page.tsx';

describe('NotFoundPage', () => {
  it('says that the page is missing, leads home and logs the path', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    await renderApp(<NotFoundPage />, { path: '/nowhere' });

    expect(screen.getByText('404')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('[router]'), { path: '/nowhere' });
  });

  it('speaks Arabic from right to left', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);

    await renderApp(<NotFoundPage />, { locale: 'ar' });

    expect(screen.getByRole('heading', { name: 'عذرًا! الصفحة غير موجودة' })).toBeTruthy();
    expect(document.documentElement.dir).toBe('rtl');
    expect(document.documentElement.lang).toBe('ar');
  });
});
