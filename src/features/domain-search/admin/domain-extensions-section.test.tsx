import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, type Answers } from '#src/testing/fake-api.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { DomainExtensionsAdminPage } from './domain-extensions-section.tsx';

const row = (id: string, extension: string, is_shown = true) => ({
  __typename: 'domain_extensions',
  id,
  extension,
  is_shown,
  sort_order: 1,
  updated_at: '2026-12-01T10:00:00+00:00',
});
const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(<DomainExtensionsAdminPage />, answers, options);

describe('the list of domain extensions', () => {
  it('says of each whether visitors see it', async () => {
    await open({ DomainExtensionsList: () => pageOf([row('c', '.com'), row('b', '.biz', false)]) });

    expect((await screen.findByRole('row', { name: /\.com/ })).textContent).toContain('Shown');
    expect(screen.getByRole('row', { name: /\.biz/ }).textContent).toContain('Hidden');
  });

  it('says in Arabic why one with prices is not deleted', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open(
      {
        DomainExtensionsList: () => pageOf([row('c', '.com')]),
        DeleteDomainExtensions: () =>
          refused('violates foreign key constraint "domain_prices_extension_known" on table "domain_prices"'),
      },
      { locale: 'ar' },
    );

    await user.click(await screen.findByRole('button', { name: /حذف/ }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^(حذف|احذف)/ }),
    );

    expect(await screen.findByText(/لهذا الامتداد أسعار/)).toBeTruthy();
  });
});

describe('the form of a domain extension', () => {
  const openForm = async (answers: Answers = {}) => {
    const page = await open({ DomainExtensionsList: () => pageOf([]), ...answers }, { path: '/?record=new' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Extension' }));
    await fillField(page.user, await dialog.findByRole('textbox', { name: /^Extension/ }), 'COM.SA');
    await page.user.click(dialog.getByRole('button', { name: 'Add Extension' }));

    return { ...page, dialog };
  };

  it('saves an extension with its dot and in lower case', async () => {
    const { asked } = await openForm({
      CreateDomainExtension: () => ({ data: { saved: { __typename: 'domain_extensions', id: 'x' } } }),
    });

    await waitFor(() => expect(asked('CreateDomainExtension')).toHaveLength(1));
    expect(asked('CreateDomainExtension')[0]?.variables['object']).toEqual({
      id: expect.any(String) as string,
      extension: '.com.sa',
      is_shown: true,
    });
  });

  it('says at the field that an extension is no public suffix', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { dialog } = await openForm({
      CreateDomainExtension: () => refused('violates check constraint "domain_extensions_extension_public"'),
    });

    expect(await dialog.findByText(/This is no public suffix/)).toBeTruthy();
  });
});
