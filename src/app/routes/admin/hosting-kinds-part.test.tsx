import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeKind } from '#src/testing/make-pieces.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { SiteContentPage } from './site-content-page.tsx';

const row = (changes: Record<string, unknown> = {}) =>
  makeKind({
    ...{ id: 'k1', original: null, sort_order: 6, is_shown: true, updated_at: '2026-12-01T10:00:00Z' },
    ...changes,
  });
const vps = row({ id: 'k2', original: 'vps', slug: 'vps', name: 'VPS hosting', is_shown: false });
const open = (answers: Answers, path = '/?part=kinds', options = {}) =>
  openAdminPage(<SiteContentPage />, answers, { path, ...options });
const created = { data: { saved: { __typename: 'hosting_kinds', id: 'k9' } } };

describe('the kinds of hosting under Site Content', () => {
  it('are listed with their addresses; those that the product came with have no button to delete', async () => {
    await open({ HostingKindsList: () => pageOf([row(), vps]) });

    const original = within(await screen.findByRole('row', { name: /VPS hosting/ }));
    expect(original.getByText('/hosting/vps')).toBeTruthy();
    expect(original.getByText('Hidden')).toBeTruthy();
    expect(original.queryByRole('button', { name: /^Delete/ })).toBeNull();
    const own = within(screen.getByRole('row', { name: /WordPress/ }));
    expect(own.getByRole('button', { name: /^Delete/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kinds of hosting' }).getAttribute('aria-current')).toBe('page');
  });

  it('are added with name, address and picture, after what is wrong with the address was said', async () => {
    const { user, asked } = await open(
      { HostingKindsList: () => pageOf([]), CreateHostingKind: () => created },
      '/?part=kinds&record=new',
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Add kind of hosting' }));
    await user.click(await dialog.findByRole('button', { name: 'Add kind of hosting' }));
    expect(await dialog.findByText('Name is required.')).toBeTruthy();
    expect(await dialog.findByText('Address is required.')).toBeTruthy();

    await fillField(user, dialog.getByRole('textbox', { name: 'Name' }), 'WordPress <b>');
    const address = dialog.getByRole('textbox', { name: 'Address' });
    await fillField(user, address, 'Word Press');
    expect(await dialog.findByText(/^Please use small letters a to z/)).toBeTruthy();
    await fillField(user, address, 'Admin');
    expect(
      await dialog.findByText('The site needs this address itself. Please choose another.'),
    ).toBeTruthy();
    await fillField(user, address, 'Word-Press');
    await user.click(dialog.getByRole('combobox', { name: 'Picture' }));
    await user.click(await screen.findByRole('option', { name: 'Processor' }));
    const preview = within(dialog.getByRole('region', { name: 'Preview' }));
    await waitFor(() => expect(preview.getAllByText('WordPress <b>')).toHaveLength(2));
    await user.click(dialog.getByRole('button', { name: 'Add kind of hosting' }));

    expect(await screen.findByText('Kind of hosting added successfully!')).toBeTruthy();
    expect(asked('CreateHostingKind')[0]?.variables['object']).toEqual({
      id: expect.any(String) as string,
      ...{ name: 'WordPress <b>', name_ar: null, slug: 'word-press', picture: 'chip' },
      ...{ summary: null, summary_ar: null, text: null, text_ar: null, menu: 'hosting', is_shown: true },
    });
  });

  it('say at the field, in Arabic too, that another kind has the address', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open(
      {
        HostingKindsList: () => pageOf([row()]),
        UpdateHostingKinds: () => refused('violates unique constraint "hosting_kinds_slug_unique"'),
      },
      '/?part=kinds&record=k1',
      { locale: 'ar' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'تعديل نوع الاستضافة' }));
    await fillField(user, await dialog.findByRole('textbox', { name: 'العنوان' }), 'vps');
    await user.click(dialog.getByRole('button', { name: 'حفظ' }));

    expect(await dialog.findByText('هذا العنوان لنوع استضافة آخر. اختر عنوانًا غيره.')).toBeTruthy();
  });

  it('say why one that has plans is not deleted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open({
      HostingKindsList: () => pageOf([row()]),
      DeleteHostingKinds: () =>
        refused('violates foreign key constraint "pricing_plans_category_known" on table "pricing_plans"'),
    });

    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText(/^This kind of hosting has plans/)).toBeTruthy();
  });

  it('come back to the words of the specification by one button, with Undo', async () => {
    const updates = (variables: object) => (variables as { updates: { _set: object }[] }).updates;
    const { user, asked } = await open({
      HostingKindsList: () => pageOf([{ ...vps, original: 'vps' }]),
      RestoreHostingKinds: ({ variables }) => ({
        data: { changed: updates(variables).map(() => ({ __typename: 'answer', affected_rows: 1 })) },
      }),
      UpdateHostingKinds: () => saved(1),
    });
    await screen.findByRole('row', { name: /VPS hosting/ });
    await user.click(screen.getByRole('button', { name: 'Restore original texts' }));

    expect(await screen.findByText('1 piece is as it was at first')).toBeTruthy();
    expect(updates(asked('RestoreHostingKinds')[0]!.variables)[0]?._set).toMatchObject({
      ...{ is_shown: true, sort_order: 3, summary: 'A virtual server of your own' },
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(asked('RestoreHostingKinds')).toHaveLength(2));
    expect(updates(asked('RestoreHostingKinds')[1]!.variables)[0]?._set).toMatchObject({ is_shown: false });
  });
});
