import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, type fakeApi } from '#src/testing/fake-api.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { ApiKeysAdminPage, searchApiKeys } from './api-keys-section.tsx';

const apiKey = (more: object = {}) => ({
  __typename: 'api_keys',
  id: 'k1',
  name: 'Shop',
  role: 'reader',
  prefix: 'hfk_0123456789ab',
  allowed_origins: ['https://shop.test'],
  allowed_addresses: [],
  expires_at: '2100-01-01T00:00:00+00:00',
  last_used_at: '2026-11-20T10:00:00+00:00',
  last_used_address: '203.0.113.7',
  created_at: '2026-11-01T10:00:00+00:00',
  revoked_at: null,
  held_at: null,
  ...more,
});

const render = (answers: Parameters<typeof fakeApi>[0], options: RenderAppOptions = {}) =>
  openAdminPage(<ApiKeysAdminPage />, answers, options);

describe('the list of API keys', () => {
  it('shows name, first characters, role, state and last use of each key, newest first', async () => {
    const past = '2020-01-01T00:00:00Z';
    const { asked } = await render({
      ApiKeysList: () =>
        pageOf([
          apiKey(),
          apiKey({ id: 'k2', name: 'Old', role: 'editor', expires_at: past, last_used_at: null }),
          apiKey({ id: 'k3', name: 'Gone', role: 'mailing', revoked_at: past, expires_at: null }),
          apiKey({ id: 'k4', name: 'Endless', expires_at: null }),
        ]),
    });

    const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/Shop.*hfk_0123456789ab….*Reader.*Active until .*2100.*from ⁨203.0.113.7⁩/);
    expect(rows[1]).toMatch(/Old.*Editor.*Expired on .*2020.*Never/);
    expect(rows[2]).toMatch(/Gone.*Mailing.*Revoked on/);
    expect(rows[3]).toMatch(/Endless.*Active, no expiry/);
    expect(asked('ApiKeysList')[0]?.variables['order_by']).toEqual([{ created_at: 'desc' }, { id: 'asc' }]);
  });

  it('has no button to edit or revoke a key that is already revoked', async () => {
    await render({ ApiKeysList: () => pageOf([apiKey({ revoked_at: '2026-11-02T00:00:00Z' })]) });

    const row = within(await screen.findByRole('row', { name: /Shop/ }));
    expect(row.queryAllByRole('button')).toEqual([]);
  });

  it('says that a restore from a backup disabled a key, and enables the key by the button "Confirm"', async () => {
    const { user, asked } = await render({
      ApiKeysList: () => pageOf([apiKey({ held_at: '2026-11-03T00:00:00Z' })]),
      ConfirmApiKey: () => ({ data: { confirm_api_key: { __typename: 'changed_api_key', id: 'k1' } } }),
    });
    const row = within(await screen.findByRole('row', { name: /Disabled by a restore on .*2026/ }));

    await user.click(row.getByRole('button', { name: 'Confirm' }));

    expect(await screen.findByText('API key “⁨Shop⁩” works again.')).toBeTruthy();
    expect(asked('ConfirmApiKey')[0]?.variables).toEqual({ id: 'k1' });
  });

  it('asks on its tab "Active" for keys neither revoked nor expired, and searches by the first characters of a key', async () => {
    const { asked } = await render({ ApiKeysList: () => pageOf([]) }, { path: '/?tab=active&q=hfk_01' });
    await screen.findByText('No API keys found');

    expect(JSON.stringify(asked('ApiKeysList').at(-1)?.variables['where'])).toMatch(
      /prefix.*_regex":"\[hH\]\[fF\]\[kK\]_01.*revoked_at.*_is_null":true.*expires_at.*_gt":"20/,
    );
  });

  it('lets the command palette find only keys that are not revoked', async () => {
    const query = vi.fn().mockResolvedValue({ data: { rows: [apiKey()] } });
    const hits = await searchApiKeys({ query } as never, 'shop', 'en');

    expect(hits).toEqual([{ id: 'k1', name: 'Shop (hfk_0123456789ab…)' }]);
    expect(JSON.stringify(query.mock.lastCall)).toContain('"revoked_at":{"_is_null":true}');
  });
});

describe('an existing API key', () => {
  it('is saved with only its changed fields, and its role cannot be edited', async () => {
    const { user, asked } = await render(
      {
        ApiKeysList: () => pageOf([apiKey({ expires_at: '2020-01-01T00:00:00+00:00' })]),
        UpdateApiKey: () => ({ data: { update_api_key: { __typename: 'changed_api_key', id: 'k1' } } }),
      },
      { path: '/?record=k1' },
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit API key' }));
    expect((await dialog.findByRole('combobox')).getAttribute('aria-disabled')).toBe('true');
    await fillField(user, dialog.getByRole('textbox', { name: 'Allowed addresses' }), '203.0.113.0/24');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('API key saved.')).toBeTruthy();
    expect(asked('UpdateApiKey').map(({ variables }) => variables)).toEqual([
      { id: 'k1', allowed_addresses: ['203.0.113.0/24'] },
    ]);
  });

  it('is revoked after a confirmation that shows its name', async () => {
    const { user, asked } = await render({
      ApiKeysList: () => pageOf([apiKey()]),
      RevokeApiKey: () => ({ data: { revoke_api_key: { __typename: 'changed_api_key', id: 'k1' } } }),
    });
    const row = within(await screen.findByRole('row', { name: /Shop/ }));
    await user.click(row.getByRole('button', { name: 'Revoke' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Revoke this API key?' }));
    expect(question.getByText('Shop')).toBeTruthy();
    await user.click(question.getByText(/hfk_0123456789ab/));
    expect(screen.queryByRole('dialog', { name: 'Edit API key' })).toBeNull();
    await user.click(question.getByRole('button', { name: 'Revoke key' }));

    expect(await screen.findByText('API key “⁨Shop⁩” revoked.')).toBeTruthy();
    expect(asked('RevokeApiKey')[0]?.variables).toEqual({ id: 'k1' });
  });

  it('causes an error message when the server refuses to revoke it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await render({
      ApiKeysList: () => pageOf([apiKey()]),
      RevokeApiKey: () => refused('for programs', { code: 'api-key-unknown' }),
    });
    const row = within(await screen.findByRole('row', { name: /Shop/ }));
    await user.click(row.getByRole('button', { name: 'Revoke' }));
    await user.click(await screen.findByRole('button', { name: 'Revoke key' }));

    expect(await screen.findByText('Failed to revoke the key: This key no longer exists.')).toBeTruthy();
  });
});
