import { screen, waitFor, within } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import { pageOf, refused, removed, saved } from '#src/testing/fake-api.ts';
import { makeAdminNotice as row } from '#src/testing/make-rows.ts';
import { openNotices } from '#src/testing/open-notices.tsx';
import { fillField } from '#src/testing/render-admin.tsx';

const searched = (text: string) => ({
  _or: ['content', 'content_ar'].map((column) => ({ [column]: { _regex: searchPattern(text) } })),
});

describe('the list of notices', () => {
  it('shows content, date and status, newest first, 25 a page', async () => {
    const { asked } = await openNotices({
      NoticesList: () => pageOf([row(), row({ id: 'n2', content: 'Over', is_active: false })], 61),
    });

    const first = within(await screen.findByRole('row', { name: /Maintenance tonight/ }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Content',
      'Date',
      'Status',
      'Actions',
    ]);
    expect(first.getByText('Nov 21, 2026')).toBeTruthy();
    expect(first.getByText('Active')).toBeTruthy();
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.getByText('1–25 of 61')).toBeTruthy();
    expect(asked('NoticesList')[0]?.variables).toEqual({
      where: {},
      order_by: [{ notice_date: 'desc' }, { created_at: 'desc' }, { id: 'asc' }],
      limit: 25,
      offset: 0,
    });
  });

  it.each([
    ['en', { starts_at: '2099-07-01T10:00:00+00:00' }, 'Shows from Jul 1, 2099, 12:00 PM GMT+2'],
    ['en', { ends_at: '2020-01-01T10:00:00+00:00' }, 'Ended Jan 1, 2020, 11:00 AM GMT+1'],
  ] as const)(
    'shows in %s when a notice begins or ended, with the distance from UTC',
    async (locale, times, text) => {
      vi.stubEnv('TZ', 'Europe/Berlin');
      await openNotices({ NoticesList: () => pageOf([row(times)]) }, { locale });

      expect(await screen.findByText(text)).toBeTruthy();
      vi.unstubAllEnvs();
    },
  );

  it('asks the API to sort, search and page', async () => {
    const { user, asked } = await openNotices({ NoticesList: () => pageOf([row()], 61) });
    await screen.findByText('1–25 of 61');

    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await waitFor(() => expect(asked('NoticesList').at(-1)?.variables).toMatchObject({ offset: 25 }));
    await user.click(screen.getByRole('button', { name: 'Content' }));
    await waitFor(() =>
      expect(asked('NoticesList').at(-1)?.variables).toMatchObject({
        offset: 0,
        order_by: [{ content: 'asc' }, { created_at: 'desc' }, { id: 'asc' }],
      }),
    );
    await fillField(user, screen.getByRole('searchbox', { name: 'Search notices' }), '100%');
    await waitFor(() =>
      expect(asked('NoticesList').at(-1)?.variables).toMatchObject({
        where: searched('100%'),
      }),
    );
  });

  it('takes tab, filters, search and page size from the URL, and ignores an unknown filter value', async () => {
    const { asked } = await openNotices(
      {},
      { path: '/?q=tonight&tab=ended&severity=critical&status=nonsense&size=10' },
    );
    await screen.findByRole('row', { name: /Maintenance tonight/ });

    const { where, limit } = asked('NoticesList')[0]!.variables;
    expect(limit).toBe(10);
    expect(where).toEqual({
      _and: [
        searched('tonight'),
        { ends_at: { _lte: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00.000Z$/) } },
        { severity: { _eq: 'critical' } },
      ],
    });
    expect(screen.getByRole('tab', { name: 'Ended' }).getAttribute('aria-selected')).toBe('true');
  });

  it('says "Loading..." until the API answers', async () => {
    await openNotices({ NoticesList: () => NEVER });

    expect(screen.getByText('Loading...')).toBeTruthy();
  });

  it('says that there are no notices yet', async () => {
    await openNotices({ NoticesList: () => pageOf([]) });

    expect(await screen.findByText(/No notices yet/)).toBeTruthy();
  });

  it('says that no notice matches the search; "Show all" lists all and empties the search field', async () => {
    const isSearch = (variables: object) => JSON.stringify(variables).includes('_regex');
    const { user } = await openNotices(
      { NoticesList: ({ variables }) => pageOf(isSearch(variables) ? [] : [row()]) },
      { path: '/?q=nothing' },
    );

    expect(await screen.findByText('No notices match your search.')).toBeTruthy();
    const search = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search notices' });
    expect(search.value).toBe('nothing');
    await user.click(screen.getByRole('button', { name: 'Show all' }));

    expect(await screen.findByRole('row', { name: /Maintenance tonight/ })).toBeTruthy();
    expect(search.value).toBe('');
  });

  it('shows the error message of the API with the request id, and loads again on "Try again"', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const failure = refused('database query error', { code: 'postgres-error', requestId: 'r-7' });
    const { user } = await openNotices({ NoticesList: () => (isDown ? failure : pageOf([row()])) });
    expect((await screen.findByRole('alert')).textContent).toContain('database query error (request r-7)');
    expect(screen.queryByText('Loading...')).toBeNull();

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('row', { name: /Maintenance tonight/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('goes to the previous page when the requested page has no rows', async () => {
    const { asked } = await openNotices(
      {
        NoticesList: ({ variables }) => pageOf(variables['offset'] === 0 ? [row()] : [], 25),
      },
      { path: '/?page=2' },
    );

    expect(await screen.findByRole('row', { name: /Maintenance tonight/ })).toBeTruthy();
    const pages = asked('NoticesList').filter(({ variables }) => variables['limit'] !== 0);
    expect(pages.map(({ variables }) => variables['offset'])).toEqual([25, 0]);
  });

  it("keeps the chosen columns and the row height in the browser's storage", async () => {
    const { user, unmount } = await openNotices();
    await user.click(await screen.findByRole('button', { name: 'View' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Date' }));
    await user.click(screen.getByRole('radio', { name: 'Compact' }));
    unmount();

    await openNotices();
    await screen.findByRole('row', { name: /Maintenance tonight/ });

    expect(screen.queryByRole('columnheader', { name: 'Date' })).toBeNull();
    expect(window.localStorage.getItem('admin.table.notices')).toContain('compact');
  });
});

describe('deleting notices', () => {
  it('asks for confirmation and names the notice; Escape deletes nothing', async () => {
    const { user, asked } = await openNotices({ DeleteNotices: () => removed(1) });

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(
      dialog.getByText('This action cannot be undone. This will permanently delete the notice.'),
    ).toBeTruthy();
    expect(dialog.getByText('Maintenance tonight')).toBeTruthy();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked('DeleteNotices')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Notice deleted successfully')).toBeTruthy();
    expect(asked('DeleteNotices')[0]?.variables).toEqual({ where: { id: { _in: ['n1'] } } });
  });

  it('moves the focus to the main content once the pressed Delete button is gone', async () => {
    const main = document.body.appendChild(document.createElement('main'));
    Object.assign(main, { id: 'main', tabIndex: -1 });
    const { user } = await openNotices({ DeleteNotices: () => removed(1) });

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    await waitFor(() => expect(document.activeElement).toBe(main));
    main.remove();
  });

  it('shows "Deleting" on a disabled button until the API answers', async () => {
    const { user } = await openNotices({ DeleteNotices: () => NEVER });

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('button', { name: /Deleting/ })).toHaveProperty('disabled', true);
  });
});

describe('several selected notices', () => {
  const rows = [row(), row({ id: 'n2', content: 'Second' })];

  it('are deactivated by one click', async () => {
    const { user, asked } = await openNotices({
      NoticesList: () => pageOf(rows),
      UpdateNotices: () => saved(1),
    });

    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));

    expect(await screen.findByText('1 notice deactivated')).toBeTruthy();
    expect(asked('UpdateNotices')[0]?.variables).toEqual({
      where: { id: { _in: ['n1', 'n2'] } },
      set: { is_active: false },
    });
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull());
  });
});
