import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, type fakeApi } from '#src/testing/fake-api.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { ApiKeysAdminPage } from './api-keys-section.tsx';

const KEY = `hfk_0123456789ab_${'x'.repeat(43)}`;

describe('the form that creates an API key', () => {
  const made = { data: { create_api_key: { __typename: 'created_api_key', id: 'k9', key: KEY } } };

  async function openForm(answers: Parameters<typeof fakeApi>[0] = {}, options: RenderAppOptions = {}) {
    const { user, asked } = await openAdminPage(
      <ApiKeysAdminPage />,
      { ApiKeysList: () => pageOf([]), ...answers },
      { path: '/?record=new', ...options },
    );
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findAllByRole('textbox');
    return { user, asked, dialog };
  }
  type Form = Awaited<ReturnType<typeof openForm>>;
  const choose = async ({ user, dialog }: Form, role: string) => {
    await user.click(dialog.getByRole('combobox'));
    await user.click(await screen.findByRole('option', { name: role }));
  };
  const name = async (form: Form, text: string, role: string) => {
    await fillField(form.user, form.dialog.getByRole('textbox', { name: 'Name' }), text);
    await choose(form, role);
  };
  const press = ({ user, dialog }: Form, name: string) => user.click(dialog.getByRole('button', { name }));

  it('requires a name, begins with the role of a reader, and describes what the chosen role may do', async () => {
    const form = await openForm();
    await press(form, 'Create API key');
    expect(await form.dialog.findByText('Name is required.')).toBeTruthy();
    expect(form.dialog.getByText('Read-only access to public content and totals.')).toBeTruthy();

    await choose(form, 'Editor');

    expect(
      await form.dialog.findByText(/Reads and changes site content|Read and change site content/),
    ).toBeTruthy();
  });

  it('quotes a line that is not an origin or IP address, and sends nothing', async () => {
    const form = await openForm();
    const field = (name: string) => form.dialog.getByRole('textbox', { name });
    await fillField(form.user, field('Allowed origins'), 'https://shop.test\nshop.test/path');
    await fillField(form.user, field('Allowed addresses'), '203.0.113.0/33');
    await press(form, 'Create API key');

    expect(await form.dialog.findByText(/“⁨shop.test\/path⁩” is not an origin/)).toBeTruthy();
    expect(form.dialog.getByText(/“⁨203.0.113.0\/33⁩” is not an IP address/)).toBeTruthy();
    expect(form.asked('CreateApiKey')).toEqual([]);
  });

  it('sends the entered values, and shows the new key until the user confirms having stored it', async () => {
    const form = await openForm({ CreateApiKey: () => made });
    const { user, dialog } = form;
    const writeText = vi.spyOn(navigator.clipboard, 'writeText');
    await name(form, ' Shop ', 'Reader');
    await press(form, 'No expiry');
    await fillField(user, dialog.getByRole('textbox', { name: 'Allowed origins' }), 'https://shop.test\n\n');
    await press(form, 'Create API key');

    const shown = within(await screen.findByRole('dialog', { name: 'Your new API key' }));
    expect(form.asked('CreateApiKey').map(({ variables }) => variables)).toEqual([
      {
        name: 'Shop',
        role: 'reader',
        expires_at: null,
        allowed_origins: ['https://shop.test'],
        allowed_addresses: [],
      },
    ]);
    expect(shown.getByText(/It is not shown again/)).toBeTruthy();
    expect(shown.getByText(KEY)).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'Copy key' }));
    expect(writeText).toHaveBeenLastCalledWith(KEY);
    await user.click(shown.getByRole('button', { name: 'Copy command' }));
    expect(writeText.mock.lastCall?.[0]).toContain(
      `/v1/graphql -H 'content-type: application/json' -H 'x-api-key: ${KEY}'`,
    );

    await user.keyboard('{Escape}');
    expect(shown.getByText(KEY)).toBeTruthy();
    await user.click(shown.getByRole('button', { name: 'I have stored the key' }));
    await waitFor(() => expect(document.body.textContent).not.toContain(KEY));
  });

  it('says that the key was not copied when the browser denies access to the clipboard', async () => {
    const form = await openForm({ CreateApiKey: () => made });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await name(form, 'Shop', 'Mailing');
    await press(form, 'Create API key');
    await form.user.click(await screen.findByRole('button', { name: 'Copy key' }));

    expect(await screen.findByText(/did not allow copying/)).toBeTruthy();
  });

  it('sets the expiry 30 days from now by the button "In 30 days"', async () => {
    const form = await openForm({ CreateApiKey: () => made });
    await name(form, 'Shop', 'Reader');
    await press(form, 'In 30 days');
    await press(form, 'Create API key');
    await screen.findByText(KEY);

    const expiry = new Date(String(form.asked('CreateApiKey')[0]?.variables['expires_at'])).getTime();
    expect(Math.round((expiry - Date.now()) / 86_400_000)).toBe(30);
  });

  it('shows in Arabic why the server refused the new key', async () => {
    const form = await openForm(
      { CreateApiKey: () => refused('for programs', { code: 'api-key-expiry-past' }) },
      { locale: 'ar' },
    );
    await fillField(form.user, form.dialog.getByRole('textbox', { name: 'الاسم' }), 'متجر');
    await choose(form, 'قارئ');
    await press(form, 'إنشاء مفتاح');

    expect(await form.dialog.findByText('يجب أن يكون موعد الانتهاء في المستقبل.')).toBeTruthy();
  });
});
