import { act, screen } from '@testing-library/react';
import { Outlet, useLocation } from 'react-router';
import { Link } from '#src/components/link.tsx';
import { describe, expect, it } from 'vitest';
import { renderRoutes } from '#src/testing/render-app.tsx';
import { useLanguageChange, useLanguageOfUrl } from './use-language-change.ts';

function Frame() {
  useLanguageOfUrl();

  return <Outlet />;
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

const open = (path: string) =>
  renderRoutes([{ element: <Frame />, children: [{ path: '*', element: <Page /> }] }], { path });
const click = (name: string) => act(() => screen.getByRole('button', { name }).click());
const kept = () => [localStorage.getItem('i18nextLng'), /i18next=(\w+)/.exec(document.cookie)?.[1]];

describe('the language of a view', () => {
  it.each(['/ar', '/?lng=ar', '/ar?lng=en'])('is kept when the address %s chose it', async (path) => {
    await open(path);

    expect(await screen.findByText(`ar ${path}`)).toBeTruthy();
    expect(kept()).toEqual(['ar', 'ar']);
  });

  it('is not kept when it was detected', async () => {
    await open('/');

    expect(kept()).toEqual([null, undefined]);
  });

  it('follows a link to a page that names its language, and stays on the next that names none', async () => {
    const { user } = await open('/');

    await user.click(screen.getByRole('link', { name: 'Arabic page' }));
    expect(await screen.findByText('ar /ar/elsewhere')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'plain page' }));

    expect(await screen.findByText('ar /elsewhere')).toBeTruthy();
    expect(kept()).toEqual(['ar', 'ar']);
  });

  it('and the address change together', async () => {
    await open('/?currency=KWD');
    click('ar');
    expect(await screen.findByText('ar /?currency=KWD&lng=ar')).toBeTruthy();
  });

  it('changes in the path that names it', async () => {
    await open('/en/hosting/vps?lng=en');
    click('ar');
    expect(await screen.findByText('ar /ar/hosting/vps?lng=ar')).toBeTruthy();
  });

  it('is the last one chosen, however quickly', async () => {
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
