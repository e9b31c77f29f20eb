import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageStore } from '#src/app/messages/message-store.ts';
import { answeringLink } from '#src/testing/answering-link.ts';
import { watchCookies } from '#src/testing/watch-cookies.ts';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';
import { takeWantedPage } from '../wanted-page.ts';
import { adminRoutes } from './admin-routes.tsx';

function WayIn() {
  return <h1>{`The way in${useLocation().hash}`}</h1>;
}

const routes = (store: MessageStore) => [
  ...adminRoutes(store),
  { path: '/', element: <h1>{'The public site'}</h1> },
  { path: '/auth', element: <WayIn /> },
  { path: '*', element: <h1>{'404'}</h1> },
];

const open = (
  who: Parameters<typeof renderRoutesAs>[0],
  options: Parameters<typeof renderRoutesAs>[2] = {},
) => renderRoutesAs(who, routes, { path: '/admin', ...options });

beforeEach(() => setWindowWidth(1280));

describe('access to the back office', () => {
  it('shows a skeleton until the session is known', async () => {
    await open('loading');

    expect((await screen.findByRole('status')).textContent).toContain('Loading...');
  });

  it('redirects visitors to /auth', async () => {
    await open('visitor', { path: '/admin/contacts?q=salma' });

    expect(await screen.findByRole('heading', { name: 'The way in#admin' })).toBeTruthy();
    expect(takeWantedPage()).toBe('/admin/contacts?q=salma');
  });

  it('redirects clients to the landing page', async () => {
    await open('user');

    expect(await screen.findByRole('heading', { name: 'The public site' })).toBeTruthy();
  });

  it('lets administrators see the dashboard', async () => {
    await open('admin');

    expect(await screen.findByRole('heading', { name: 'Welcome to Your Admin Dashboard' })).toBeTruthy();
    expect(screen.getByText("Manage your website's content, users, and services with ease")).toBeTruthy();
  });

  it('shows "not found" within the layout for a section that does not exist', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await open('admin', { path: '/admin/nowhere/at/all' });

    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
    expect(within(main).getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
    expect(screen.getByRole('navigation', { name: 'Sections of the admin area' })).toBeTruthy();
    expect(warn).toHaveBeenCalledWith(expect.anything(), { path: '/admin/nowhere/at/all' });
  });

  it('redirects visitors to /auth from a section that does not exist too', async () => {
    await open('visitor', { path: '/admin/nowhere' });

    expect(await screen.findByRole('heading', { name: 'The way in#admin' })).toBeTruthy();
  });
});

describe('the layout of the back office', () => {
  it('has the link "Skip to content" as its first focusable element', async () => {
    const { user } = await open('admin');
    await screen.findByRole('heading', { level: 1 });

    await user.tab();

    const skip = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.activeElement).toBe(skip);
    expect(skip.getAttribute('href')).toBe(`#${screen.getByRole('main').id}`);
  });

  it("remains visible if a section fails to render, with an error in the section's place", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken');
    };
    const withBroken = (messages: MessageStore) =>
      adminRoutes(messages).map((layout) => ({
        ...layout,
        children: [{ path: '/admin/broken', element: <Broken /> }, ...(layout.children ?? [])],
      }));
    await renderRoutesAs('admin', (messages) => withBroken(messages) as ReturnType<typeof routes>, {
      path: '/admin/broken',
    });

    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('heading', { name: 'This page could not be shown' })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'Sections of the admin area' })).toBeTruthy();
  });
});

describe('the dashboard of the back office', () => {
  it('has a card that leads to each section', async () => {
    await open('admin');

    const link = await screen.findByRole('link', { name: 'Go to Store Notices' });
    expect(link.getAttribute('href')).toBe('/admin/notices');
    expect(screen.getByRole('heading', { name: 'Store Notices' })).toBeTruthy();
  });

  it('is in Arabic if that is the language', async () => {
    await open('admin', { locale: 'ar' });

    expect(await screen.findByRole('heading', { name: 'مرحبًا بك في لوحة التحكم' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'الانتقال إلى إشعارات المتجر' })).toBeTruthy();
  });
});

describe('a section of the back office', () => {
  const count = { figure: { __typename: 'agg', aggregate: { __typename: 'fields', count: 3 } } };
  const figureOf = (text: string) => (_: string, element: Element | null) =>
    element?.tagName === 'P' && element.textContent === text;

  it('shows the number of its records on its card on the dashboard', async () => {
    await open('admin', { link: answeringLink({ NoticesFigure: count }) });

    expect(await screen.findByText(figureOf('3 active notices'))).toBeTruthy();
  });

  it('counts plans and their prices, each on its own', async () => {
    const aggregate = { __typename: 'fields', count: 15, prices: 135 };
    await open('admin', {
      link: answeringLink({ PlansFigure: { figure: { __typename: 'agg', aggregate } } }),
    });

    expect(await screen.findByText(figureOf('15 plans, 135 prices'))).toBeTruthy();
    expect(screen.getByText('135').tagName).toBe('B');
  });

  it('is named in the breadcrumbs, which lead back to the dashboard', async () => {
    const { user } = await open('admin', { path: '/admin/notices' });
    const path = within(await screen.findByRole('navigation', { name: 'Where you are' }));
    expect(path.getByText('Store Notices').getAttribute('aria-current')).toBe('page');

    await user.click(path.getByRole('link', { name: 'Dashboard' }));

    expect(await screen.findByRole('heading', { name: 'Welcome to Your Admin Dashboard' })).toBeTruthy();
  });
});

describe('the sidebar of the back office', () => {
  const sidebar = () => screen.findByRole('navigation', { name: 'Sections of the admin area' });

  it('marks the section that is open as current', async () => {
    await open('admin');

    const links = within(await sidebar()).getAllByRole('link');
    const names = links.map(({ textContent }) => textContent);
    expect(names.slice(0, 2)).toEqual(['Hostfront', 'Dashboard']);
    expect(names).toContain('Store Notices');
    expect(within(await sidebar()).getByRole('link', { current: 'page' }).textContent).toBe('Dashboard');
  });

  it('collapses by its button, Ctrl+B or Cmd+B, and remembers that for a week in a cookie', async () => {
    const cookies = watchCookies();
    const { user } = await open('admin');
    expect((await sidebar()).dataset['state']).toBe('expanded');

    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    expect((await sidebar()).dataset['state']).toBe('collapsed');
    await user.keyboard('{Control>}b{/Control}');
    expect((await sidebar()).dataset['state']).toBe('expanded');
    await user.keyboard('{Meta>}b{/Meta}');
    expect((await sidebar()).dataset['state']).toBe('collapsed');
    expect(cookies.at(-1)).toContain('max-age=604800');
    expect(within(await sidebar()).getByRole('link', { name: 'Store Notices' })).toBeTruthy();
  });

  it.each([768, 1024, 1440])('stays collapsed for the next visit in a window of %i px', async (width) => {
    setWindowWidth(width);
    const { user, unmount } = await open('admin');
    expect((await sidebar()).dataset['state']).toBe('expanded');
    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    unmount();

    await open('admin');
    expect((await sidebar()).dataset['state']).toBe('collapsed');
  });

  it('is a drawer on phones, which closes on Escape or when a section is chosen', async () => {
    setWindowWidth(767);
    const { user } = await open('admin');
    await screen.findByRole('heading', { level: 1 });
    expect(screen.queryByRole('navigation')).toBeNull();

    await user.keyboard('{Control>}b{/Control}');
    expect(await screen.findByRole('dialog', { name: 'Sections of the admin area' })).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Toggle sidebar' }));
    await user.click(within(await sidebar()).getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the top bar of the back office', () => {
  it('opens the public site in a new tab', async () => {
    await open('admin');

    const link = await screen.findByRole('link', { name: 'View Website' });
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual(['/', '_blank']);
  });

  it('signs out and shows the public site', async () => {
    const { user } = await open('admin');
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 204 })));

    await user.click(await screen.findByRole('button', { name: 'Logout' }));

    expect(await screen.findByRole('heading', { name: 'The public site' })).toBeTruthy();
    // This page sent no one away, so the next login does not lead back to it.
    expect(sessionStorage.getItem('admin.wanted-page')).toBeNull();
  });

  it('shows an error and stays in the back office if signing out fails', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open('admin');
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(null, { status: 500 })));

    await user.click(await screen.findByRole('button', { name: 'Logout' }));

    expect(await screen.findByText(/You are still logged in/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Welcome to Your Admin Dashboard' })).toBeTruthy();
  });
});
