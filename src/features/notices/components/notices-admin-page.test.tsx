import { ApolloLink } from '@apollo/client';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { NEVER, of, type Observable } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { renderApp, type RenderAppOptions } from '#src/testing/render-app.tsx';
import { NoticesAdminPage } from './notices-admin-page.tsx';

type Row = { id: string; content: string; content_ar: string | null; is_active: boolean };
type Request = { name: string; variables: Record<string, unknown> };
type Answer = (request: Request) => ApolloLink.Result | Observable<ApolloLink.Result>;

const row = (values: Partial<Row> = {}) => ({
  __typename: 'store_notices',
  id: 'n1',
  content: 'Maintenance tonight',
  content_ar: 'صيانة الليلة',
  notice_date: '2026-11-21',
  is_active: true,
  severity: 'info',
  link_url: null,
  starts_at: null,
  ends_at: null,
  ...values,
});

const pageOf = (rows: object[], count = rows.length): ApolloLink.Result => ({
  data: {
    store_notices: rows,
    store_notices_aggregate: { __typename: 'agg', aggregate: { __typename: 'fields', count } },
  },
});

const refused: ApolloLink.Result = {
  errors: [{ message: 'relation does not exist', extensions: { code: 'postgres-error' } }],
};

/** An API of notices that keeps what it was asked. */
function api(answers: Record<string, Answer>) {
  const requests: Request[] = [];
  const link = new ApolloLink(({ operationName: name = '', variables }) => {
    const request = { name, variables };
    requests.push(request);
    const answer = answers[name]?.(request) ?? NEVER;

    return 'subscribe' in answer ? answer : of(answer);
  });

  return { link, requests, asked: (name: string) => requests.filter((request) => request.name === name) };
}

const renderPage = (link: ApolloLink, options: RenderAppOptions = {}) =>
  renderApp(<NoticesAdminPage />, { link, ...options });

async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  act(() => field.focus());
  await user.clear(field);
  await user.paste(text);
}

describe('the list of notices', () => {
  it('shows content, date and status, newest first, 25 a page', async () => {
    const { link, asked } = api({
      NoticesPage: () => pageOf([row(), row({ id: 'n2', content: 'Over', is_active: false })], 61),
    });
    await renderPage(link);

    const first = within(await screen.findByRole('row', { name: /Maintenance tonight/ }));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Content',
      'Date',
      'Status',
      'Actions',
    ]);
    expect(first.getByText('Nov 21, 2026')).toBeTruthy();
    expect(first.getByText('Active')).toBeTruthy();
    expect(screen.getByText('Inactive')).toBeTruthy();
    expect(screen.getByText('1–25 of 61')).toBeTruthy();
    expect(asked('NoticesPage')[0]?.variables).toEqual({
      where: {},
      order_by: [{ notice_date: 'desc' }, { created_at: 'desc' }, { id: 'asc' }],
      limit: 25,
      offset: 0,
    });
  });

  it('lets the API order, filter and page', async () => {
    const { link, asked } = api({ NoticesPage: () => pageOf([row()], 61) });
    const { user } = await renderPage(link);
    await screen.findByText('1–25 of 61');

    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await vi.waitFor(() => expect(asked('NoticesPage').at(-1)?.variables).toMatchObject({ offset: 25 }));
    await user.click(screen.getByRole('button', { name: 'Content' }));
    await vi.waitFor(() =>
      expect(asked('NoticesPage').at(-1)?.variables).toMatchObject({
        offset: 0,
        order_by: [{ content: 'asc' }, { created_at: 'desc' }, { id: 'asc' }],
      }),
    );
    await fill(user, screen.getByRole('searchbox', { name: 'Search notices' }), '100%');
    await vi.waitFor(() =>
      expect(asked('NoticesPage').at(-1)?.variables).toMatchObject({
        where: { _or: [{ content: { _ilike: '%100\\%%' } }, { content_ar: { _ilike: '%100\\%%' } }] },
      }),
    );
  });

  it('says that it loads, that there is nothing, and that nothing matches', async () => {
    const { link } = api({});
    const { unmount } = await renderPage(link);
    expect(screen.getByText('Loading...')).toBeTruthy();
    unmount();

    await renderPage(api({ NoticesPage: () => pageOf([]) }).link);
    expect(await screen.findByText(/No notices yet/)).toBeTruthy();
  });

  it('says what is wrong without the words of the database, and tries again when asked', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let isDown = true;
    const { link } = api({ NoticesPage: () => (isDown ? refused : pageOf([row()])) });
    const { user } = await renderPage(link);
    expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong on our side.');

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));

    expect(await screen.findByRole('row', { name: /Maintenance tonight/ })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks anew when a notice has changed elsewhere', async () => {
    const change = { data: { store_notices_aggregate: null } };
    const { link, asked } = api({ NoticesPage: () => pageOf([row()]), NoticesChanged: () => of(change) });
    await renderPage(link);

    await vi.waitFor(() => expect(asked('NoticesPage').length).toBeGreaterThan(1));
  });
});

describe('adding and editing', () => {
  it('adds a notice of today that is active', async () => {
    const created = { data: { insert_store_notices_one: { __typename: 'store_notices', id: 'n9' } } };
    const { link, asked } = api({ NoticesPage: () => pageOf([]), CreateNotice: () => created });
    const { user } = await renderPage(link);

    await user.click(screen.getByRole('button', { name: 'Add New Notice' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Notice' }));
    expect(dialog.getByText('Create a new notice to display in the top bar.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Save Notice' }));
    expect(await dialog.findByText('Content is required')).toBeTruthy();
    await fill(user, dialog.getByRole('textbox', { name: 'Content' }), ' Maintenance tonight ');
    await user.click(dialog.getByRole('button', { name: 'Save Notice' }));

    expect(await screen.findByText('Notice created successfully')).toBeTruthy();
    expect(asked('CreateNotice')[0]?.variables['notice']).toMatchObject({
      content: 'Maintenance tonight',
      content_ar: null,
      notice_date: new Date().toLocaleDateString('sv-SE'),
      is_active: true,
      severity: 'info',
      starts_at: null,
    });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('switches a notice off', async () => {
    const updated = { data: { update_store_notices_by_pk: row({ is_active: false }) } };
    const { link, asked } = api({ NoticesPage: () => pageOf([row()]), UpdateNotice: () => updated });
    const { user } = await renderPage(link);

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Notice' }));
    expect(dialog.getByText('Update the details of the notice.')).toBeTruthy();
    await user.click(dialog.getByRole('switch', { name: 'Active' }));
    await user.click(dialog.getByRole('button', { name: 'Save Notice' }));

    expect(await screen.findByText('Notice updated successfully')).toBeTruthy();
    expect(asked('UpdateNotice')[0]?.variables).toMatchObject({ id: 'n1', notice: { is_active: false } });
  });

  it('keeps the dialog open when the API refuses', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { link } = api({ NoticesPage: () => pageOf([row()]), UpdateNotice: () => refused });
    const { user } = await renderPage(link);

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Save Notice' }));

    expect(await screen.findByText(/Something went wrong/)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: 'Edit Notice' })).toBeTruthy();
  });
});

describe('deleting', () => {
  it('asks first, in these words, and Escape keeps the notice', async () => {
    const deleted = { data: { delete_store_notices_by_pk: { __typename: 'store_notices', id: 'n1' } } };
    const { link, asked } = api({ NoticesPage: () => pageOf([row()]), DeleteNotice: () => deleted });
    const { user } = await renderPage(link);

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(
      dialog.getByText('This action cannot be undone. This will permanently delete the notice.'),
    ).toBeTruthy();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(asked('DeleteNotice')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('alertdialog'));
    await user.click(again.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Notice deleted successfully')).toBeTruthy();
    expect(asked('DeleteNotice')[0]?.variables).toEqual({ id: 'n1' });
  });

  it('says that it is deleting, and takes no second press meanwhile', async () => {
    const { link } = api({ NoticesPage: () => pageOf([row()]), DeleteNotice: () => NEVER });
    const { user } = await renderPage(link);

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByRole('button', { name: /Deleting/ })).toHaveProperty('disabled', true);
  });
});

describe('in Arabic', () => {
  it('shows the Arabic text first, and every form and error in Arabic', async () => {
    const { link } = api({ NoticesPage: () => pageOf([row()]) });
    const { user } = await renderPage(link, { locale: 'ar' });

    const content = await screen.findByText('صيانة الليلة');
    expect(content.compareDocumentPosition(screen.getByText('Maintenance tonight'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await user.click(screen.getByRole('button', { name: 'إضافة إشعار جديد' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'إضافة إشعار جديد' }));
    await user.click(dialog.getByRole('button', { name: 'حفظ الإشعار' }));
    expect(await dialog.findByText('المحتوى مطلوب')).toBeTruthy();
  });
});
