import type { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { makeAdminNotice, makeListedUser } from '#src/testing/make-rows.ts';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { renderRoutesAs } from '#src/testing/render-routes-as.tsx';
import { adminRoutes } from './admin-routes.tsx';

const people = ['salma', 'salim', 'sali', 'salwa', 'salem', 'salah'].map((name) =>
  makeListedUser(`id-of-${name}`, `${name}@site.test`),
);

/** Queries by which the palette searches the other lists. */
const LISTS = [
  ...['ContactsList', 'PlansList', 'DomainPricesList', 'LinksList', 'PiecesList', 'HostingKindsList'],
  ...['NewslettersList', 'WebhooksList', 'ApiKeysList'],
];

let api: ReturnType<typeof fakeApi>;

/** Imports the lazy code of a first visit beforehand, so that loading does not disturb the tests' key presses. */
beforeAll(async () => {
  await import('#src/features/notices/admin/notices-section.tsx');
  await import('#src/features/users/admin/users-page.tsx');
});

beforeEach(() => {
  api = fakeApi({
    NoticesList: () => pageOf([makeAdminNotice()]),
    AllUsers: () => ({ data: { users: people } }),
  });
});

/** Opens the back office with the command palette; the tests then use the keyboard alone. */
async function openPalette(options: RenderAppOptions = {}) {
  const { user } = await renderRoutesAs('admin', adminRoutes, { path: '/admin', link: api.link, ...options });
  await screen.findByRole('heading', { level: 1 });
  await user.keyboard('{Control>}k{/Control}');
  const field = await screen.findByRole('combobox');
  await waitFor(() => expect(document.activeElement).toBe(field));

  return { user };
}

const names = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

describe('the command palette, operated by keyboard only', () => {
  it('opens the section whose name matches the typed letters', async () => {
    const { user } = await openPalette();

    await user.keyboard('store not{Enter}');

    expect(await screen.findByRole('heading', { name: 'Store Notices Management' })).toBeTruthy();
  });

  it('opens with Cmd+K, and on Escape returns the focus to where it was', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
    screen.getByRole('button', { name: 'Logout' }).focus();

    await user.keyboard('{Meta>}k{/Meta}');
    await screen.findByRole('combobox');
    await user.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toBe('Logout'));
  });

  it('opens on an Arabic keyboard, and does not search while an input method composes text', async () => {
    const { user } = await openPalette();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());

    fireEvent.keyDown(document.body, { key: 'ن', code: 'KeyK', ctrlKey: true });
    const field = await screen.findByRole('combobox');
    vi.useFakeTimers();
    fireEvent.compositionStart(field);
    fireEvent.change(field, { target: { value: 'maint' } });
    await act(() => vi.advanceTimersByTimeAsync(1000));
    vi.useRealTimers();
    expect(api.asked('NoticesList')).toEqual([]);
    fireEvent.compositionEnd(field);

    expect(await screen.findByRole('option', { name: 'Maintenance tonight' })).toBeTruthy();
  });

  it('opens the form of a new record', async () => {
    const { user } = await openPalette();

    await user.keyboard('new notice');
    // Records that the search finds meanwhile come below it.
    expect(names()[0]).toBe('Add New Notice');
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Add New Notice' })).toBeTruthy();
  });

  it('finds a record and opens its form', async () => {
    const { user } = await openPalette();

    await user.keyboard('man');
    await screen.findByRole('option', { name: 'Maintenance tonight' });
    expect(names()[0]).toBe('User Management');
    await user.keyboard('{ArrowUp}{Enter}');

    expect(await screen.findByRole('dialog', { name: 'Edit Notice' })).toBeTruthy();
  });

  it('finds users by email address, shows five at most, and opens the users page for the chosen one', async () => {
    const { user } = await openPalette();

    await user.keyboard('SAL');
    await screen.findByRole('option', { name: 'salma@site.test' });
    expect(names().filter((name) => name?.endsWith('@site.test'))).toHaveLength(5);
    await user.keyboard('ma@');
    await waitFor(() => expect(names()).toContain('salma@site.test'));
    await waitFor(() => expect(names()).not.toContain('salim@site.test'));
    expect(api.asked('AllUsers')).toHaveLength(1);
    await user.keyboard('{Enter}');

    expect(await screen.findByRole('heading', { name: 'User Management' })).toBeTruthy();
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search users' });
    expect(search.value).toBe('salma@site.test');
    expect(await screen.findAllByRole('combobox', { name: /^Role of/ })).toHaveLength(1);
  });

  it('says "Nothing found" if nothing matches, but only once every section has answered', async () => {
    const answer = new Subject<ApolloLink.Result>();
    const empty = Object.fromEntries(LISTS.map((name) => [name, () => pageOf([])]));
    api = fakeApi({ ...empty, NoticesList: () => answer, AllUsers: () => ({ data: { users: people } }) });
    const { user } = await openPalette();

    await user.keyboard('zzzz');
    expect(await screen.findByText('Searching...')).toBeTruthy();
    await waitFor(() => expect(api.asked('NoticesList')).toHaveLength(1));
    expect(screen.queryByText('Nothing found')).toBeNull();
    answer.next(pageOf([]));
    answer.complete();

    expect(await screen.findByText('Nothing found')).toBeTruthy();
  });

  it('takes keys from the first press, before the code of its results is there', async () => {
    const { user } = await renderRoutesAs('admin', adminRoutes, { path: '/admin', link: api.link });
    await screen.findByRole('heading', { level: 1 });

    await user.keyboard('{Control>}k{/Control}store not{Enter}');

    expect(await screen.findByRole('heading', { name: 'Store Notices Management' })).toBeTruthy();
  });

  it('keeps what is typed while the focus is elsewhere for a moment', async () => {
    const { user } = await openPalette();
    await user.keyboard('zz');

    fireEvent.blur(screen.getByRole('combobox'));

    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('zz');
  });

  it('is in Arabic, and finds sections by their Arabic names', async () => {
    const { user } = await openPalette({ locale: 'ar' });
    const palette = within(screen.getByRole('dialog'));

    expect(palette.getByRole('combobox', { name: 'انتقل إلى قسم أو عنصر أو إجراء' })).toBeTruthy();
    await user.keyboard('إدارة المستخدمين{Enter}');

    expect(await screen.findByRole('heading', { level: 1, name: 'إدارة المستخدمين' })).toBeTruthy();
  });
});
