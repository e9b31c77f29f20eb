import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, removed, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeAdminLink as row } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { FooterLinksAdminPage } from './links-section.tsx';

const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(<FooterLinksAdminPage />, answers, options);

describe('the list of footer links', () => {
  it('shows label, URL, category and order of each link, sorted by category and order', async () => {
    const { asked } = await open({ LinksList: () => pageOf([row()]) });

    const first = within(await screen.findByRole('row', { name: /Cloud servers/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Footer Link Management' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Label',
      'URL',
      'Category',
      'Order',
      'Actions',
    ]);
    expect(first.getByText('/hosting/cloud')).toBeTruthy();
    expect(first.getByText('Services')).toBeTruthy();
    expect(asked('LinksList')[0]?.variables['order_by']).toEqual([
      { category: 'asc' },
      { sort_order: 'asc' },
      { id: 'asc' },
    ]);
  });

  it("shows the specification's error text and the server's message when the links cannot be loaded", async () => {
    await open({ LinksList: () => refused('database query error') });

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to fetch footer links.');
    expect(alert.textContent).toContain('database query error');
  });
});

describe('the form of a footer link', () => {
  it('requires label, URL and category, then adds the link', async () => {
    const { user, asked } = await open({
      LinksList: () => pageOf([]),
      CreateLink: () => ({ data: { saved: { __typename: 'footer_links', id: 'l9' } } }),
    });
    await user.click(screen.getByRole('button', { name: 'Add New Link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Link' }));
    await user.click(await dialog.findByRole('button', { name: 'Save link' }));
    for (const name of ['Label', 'URL', 'Category']) {
      expect(await dialog.findByText(`${name} is required.`)).toBeTruthy();
    }

    await fillField(user, dialog.getByRole('textbox', { name: 'Label' }), ' Status ');
    await fillField(user, dialog.getByRole('textbox', { name: 'Label (Arabic)' }), 'الحالة');
    await fillField(user, dialog.getByRole('textbox', { name: 'URL' }), 'https://status.test');
    await fillField(user, dialog.getByRole('spinbutton', { name: 'Sort order' }), '٧');
    await user.click(dialog.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Company' }));
    await user.click(dialog.getByRole('button', { name: 'Save link' }));

    expect(await screen.findByText('Link added successfully!')).toBeTruthy();
    expect(asked('CreateLink')[0]?.variables['object']).toEqual({
      label: 'Status',
      label_ar: 'الحالة',
      url: 'https://status.test',
      category: 'Company',
      sort_order: 7,
      id: expect.any(String) as string,
    });
  });

  it('sends only the changed column of an edited link', async () => {
    const { user, asked } = await open(
      { LinksList: () => pageOf([row()]), UpdateLinks: () => saved(1) },
      { path: '/?record=l1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Link' }));

    await fillField(user, await dialog.findByRole('spinbutton', { name: 'Sort order' }), '5');
    await user.click(dialog.getByRole('button', { name: 'Save link' }));

    expect(await screen.findByText('Link updated successfully!')).toBeTruthy();
    expect(asked('UpdateLinks')[0]?.variables).toEqual({
      where: { id: { _eq: 'l1' }, sort_order: { _eq: 1 } },
      set: { sort_order: 5 },
    });
  });

  it.each([
    [
      'Check constraint violation. new row for relation "footer_links" violates check constraint "footer_links_url_form"',
      'Failed: Please enter a valid URL.',
    ],
    ['something else', 'Failed: something else'],
  ])("shows the specification's error text when the API refuses the link: %s", async (message, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open(
      { LinksList: () => pageOf([row()]), UpdateLinks: () => refused(message) },
      { path: '/?record=l1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Link' }));

    await fillField(user, await dialog.findByRole('textbox', { name: 'Label' }), 'Other');
    await user.click(dialog.getByRole('button', { name: 'Save link' }));

    expect(await screen.findByText(text)).toBeTruthy();
  });
});

describe('the order of footer links', () => {
  it('is changed by "Move down" among the links of the same category', async () => {
    const links = [
      row({ id: 'c1', label: 'About', category: 'Company', sort_order: 1 }),
      row({ id: 's1', label: 'Cloud', sort_order: 1 }),
      row({ id: 's2', label: 'Mail', sort_order: 2 }),
    ];
    const { user, asked } = await open({
      LinksList: () => pageOf(links),
      MoveLinks: () => ({
        data: { moved: [1, 1].map((affected_rows) => ({ __typename: 'answer', affected_rows })) },
      }),
    });
    const cloud = within(await screen.findByRole('row', { name: /Cloud/ }));
    expect(cloud.getByRole('button', { name: 'Move up' }).getAttribute('aria-disabled')).toBe('true');

    await user.click(cloud.getByRole('button', { name: 'Move down' }));

    expect(await screen.findByText('\u2068Cloud\u2069 is now 2 of 2.')).toBeTruthy();
    expect(asked('MoveLinks')[0]?.variables['updates']).toEqual([
      { where: { id: { _eq: 's1' }, sort_order: { _eq: 1 } }, _set: { sort_order: 2 } },
      { where: { id: { _eq: 's2' }, sort_order: { _eq: 2 } }, _set: { sort_order: 1 } },
    ]);
  });
});

describe('deleting a footer link', () => {
  it('happens at once, without a confirmation, and can be undone', async () => {
    const entries = [{ __typename: 'history_entries', id: '7' }];
    const { user, asked } = await open({
      LinksList: () => pageOf([row()]),
      DeleteLinks: () => removed(1),
      DeletionEntry: () => ({ data: { entries } }),
      UndoDeletion: () => ({ data: { restored: entries } }),
    });

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Link deleted successfully!')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));

    expect(await screen.findByText('1 record is back')).toBeTruthy();
    expect(asked('DeletionEntry')[0]?.variables).toEqual({ table: 'footer_links', ids: ['l1'] });
  });

  it("shows the specification's error text and the server's message when it fails", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open({
      LinksList: () => pageOf([row()]),
      DeleteLinks: () => refused('no such table'),
    });

    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete link: no such table')).toBeTruthy();
  });
});

describe('the page of footer links in Arabic', () => {
  it('shows the labels of the links, the form and its errors in Arabic', async () => {
    const { user } = await open({ LinksList: () => pageOf([row()]) }, { locale: 'ar' });
    expect(await screen.findByText('الخوادم السحابية')).toBeTruthy();

    await user.click(screen.getByRole('button', { name: 'إضافة رابط جديد' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'إضافة رابط جديد' }));
    await user.click(await dialog.findByRole('button', { name: 'حفظ الرابط' }));

    await waitFor(() => expect(dialog.getByText('نص الرابط مطلوب.')).toBeTruthy());
    expect(dialog.getByText('الفئة مطلوبة.')).toBeTruthy();
  });
});
