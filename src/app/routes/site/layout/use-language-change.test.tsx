import { act, screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router-dom';
import { Link } from '#src/components/link.tsx';
import type { Locale } from '#src/config/locale.ts';
import { describe, expect, it, vi } from 'vitest';
import { catalogs } from '#src/app/messages/catalogs.ts';
import { ConnectionNote } from '#src/app/providers/connection-note.tsx';
import { renderRoutes } from '#src/testing/render-app.tsx';
import { useLanguageChange, useLanguageOfUrl } from './use-language-change.ts';

function Frame() {
  useLanguageOfUrl();

  return (
    <>
      <Outlet />
      <ConnectionNote />
    </>
  );
}

function Page() {
  const { locale, changeLanguage } = useLanguageChange();
  const { pathname, search } = useLocation();

  return (
    <>
      <p>{`${locale} ${pathname}${search}`}</p>
      <button onClick={() => changeLanguage('ar')}>{'ar'}</button>
      <button onClick={() => changeLanguage('en')}>{'en'}</button>
      <Link to="/ar/elsewhere">{'Arabic page'}</Link>
      <Link to="/elsewhere">{'plain page'}</Link>
    </>
  );
}

const open = (path: string, locale: Locale = 'en') =>
  renderRoutes([{ element: <Frame />, children: [{ path: '*', element: <Page /> }] }], { path, locale });
const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const kept = () => [localStorage.getItem('i18nextLng'), /i18next=(\w+)/.exec(document.cookie)?.[1]];

describe('the language of the page', () => {
  it.each(['/ar', '/?lng=ar', '/ar?lng=en'])('is remembered if the URL %s chose it', async (path) => {
    await open(path);

    expect(await screen.findByText(`ar ${path}`)).toBeTruthy();
    expect(kept()).toEqual(['ar', 'ar']);
  });

  it('is not remembered if it was only detected', async () => {
    await open('/');

    expect(kept()).toEqual([null, undefined]);
  });

  it('changes with a link to an Arabic URL, and stays Arabic on a page whose URL has no language', async () => {
    const { user } = await open('/');

    await user.click(screen.getByRole('link', { name: 'Arabic page' }));
    expect(await screen.findByText('ar /ar/elsewhere')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'plain page' }));

    expect(await screen.findByText('ar /elsewhere')).toBeTruthy();
    expect(kept()).toEqual(['ar', 'ar']);
  });

  it.each([
    ['/?currency=KWD', '/?currency=KWD&lng=ar'],
    ['/en/hosting/vps?lng=en', '/ar/hosting/vps?lng=ar'],
  ])("changes together with the URL's path and query string: %s", async (path, arabic) => {
    await open(path);
    click('ar');
    expect(await screen.findByText(`ar ${arabic}`)).toBeTruthy();
  });

  it('is the last one chosen, even after two quick clicks', async () => {
    const { store } = await open('/');

    click('ar');
    click('en');
    await screen.findByText('en /?lng=en');
    await act(() => new Promise((done) => setTimeout(done, 50)));

    expect(store.getState().locale).toBe('en');
    expect(screen.getByText('en /?lng=en')).toBeTruthy();
    expect(kept()).toEqual(['en', 'en']);
  });
});

describe('a language whose texts cannot be loaded', () => {
  it.each([
    ['en', 'ar', '/en/hosting/vps?x=1', 'The other language could not be loaded. Please try again.'],
    ['ar', 'en', '/admin?lng=ar', 'تعذّر تحميل اللغة الأخرى. يُرجى المحاولة مرة أخرى.'],
  ] as const)(
    'leaves the page and its URL in %s, and shows a message for a while',
    async (locale, other, path, text) => {
      await open(path, locale);
      vi.useFakeTimers();
      for (const section of Object.values(catalogs))
        vi.spyOn(section, other).mockRejectedValue(new TypeError('Failed to fetch'));

      await act(async () => click(other));
      await act(() => vi.advanceTimersByTimeAsync(10_000));

      expect(screen.getByText(`${locale} ${path}`)).toBeTruthy();
      expect(screen.getByText(text)).toBeTruthy();
      expect(kept()).toEqual([locale, locale]);
      await act(() => vi.runAllTimersAsync());
      expect(screen.queryByText(text)).toBeNull();
    },
  );
});
