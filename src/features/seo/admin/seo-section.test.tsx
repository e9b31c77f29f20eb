import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeSetting } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { cut } from './search-result-preview.tsx';
import { SeoAdminPage } from './seo-section.tsx';

const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(<SeoAdminPage />, answers, options);

const setting = (key: string, value: string, value_ar: string | null = null) =>
  makeSetting('seo_settings', key, value, { value_ar });

const rowsOf = (title = 'Hostfront', titleAr: string | null = 'هوست فرونت') => ({
  data: {
    rows: [
      setting('keywords', 'hosting, vps'),
      setting('meta_description', 'Servers that start fast.'),
      setting('site_title', title, titleAr),
    ],
  },
});

const title = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Site Title' });
const save = () => screen.getByRole('button', { name: 'Save SEO settings' });

const fetchConfig = vi.fn();

beforeEach(() => {
  fetchConfig.mockReset().mockImplementation(async () => Response.json({}));
  vi.stubGlobal('fetch', fetchConfig);
});

const lastEntry = {
  __typename: 'history_entries',
  id: '7',
  happened_at: '2026-11-21T11:00:00Z',
  person: { __typename: 'people', user_id: 'u2', email: 'salma@example.test' },
};

describe('the SEO settings page', () => {
  it('saves only the changed setting, on condition that it still has its loaded value', async () => {
    const { user, asked } = await open({ SeoSettingsForm: () => rowsOf(), SaveSeoSettings: () => saved(1) });
    expect(screen.getByRole('heading', { level: 1, name: 'SEO Configuration' })).toBeTruthy();

    await fillField(user, await title(), ' Hosting that holds ');
    await user.click(save());

    expect(await screen.findByText('SEO settings updated successfully!')).toBeTruthy();
    expect(asked('SaveSeoSettings')[0]?.variables).toEqual({
      objects: [{ key: 'site_title', value: 'Hosting that holds', value_ar: 'هوست فرونت' }],
      where: {
        _or: [
          {
            _and: [
              { key: { _eq: 'site_title' } },
              { value: { _eq: 'Hostfront' } },
              { value_ar: { _eq: 'هوست فرونت' } },
            ],
          },
        ],
      },
    });
    // The web server then reads the settings again at once.
    await waitFor(() => expect(fetchConfig).toHaveBeenCalledOnce());
    expect(fetchConfig.mock.calls[0]).toMatchObject([
      '/config.json',
      { headers: { 'cache-control': 'no-cache' } },
    ]);
  });

  it('requires title, description and keywords in English', async () => {
    const { user } = await open({ SeoSettingsForm: () => ({ data: { rows: [] } }) });
    await title();

    await user.click(save());

    expect(await screen.findByText('Site Title is required.')).toBeTruthy();
    expect(screen.getByText('Meta Description is required.')).toBeTruthy();
    expect(screen.getByText('Keywords are required (comma-separated).')).toBeTruthy();
  });

  it('previews the search result while the title is typed, cut after 60 characters, and counts them', async () => {
    const { user } = await open({ SeoSettingsForm: () => rowsOf('Hostfront', null) });

    await fillField(user, await title(), 'x'.repeat(61));

    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getAllByText(`${'x'.repeat(60)} …`)).toHaveLength(2);
    expect(screen.getByText('61 characters: search engines usually cut off after 60.')).toBeTruthy();
  });

  it('counts the texts that lack Arabic, focuses the next one, and saves no English text as Arabic', async () => {
    const { user, asked } = await open({ SeoSettingsForm: () => rowsOf(), SaveSeoSettings: () => saved(1) });
    await title();
    const field = screen.getByRole('textbox', { name: 'Meta Description (Arabic)' });
    expect(field.getAttribute('placeholder')).toBe('\u2066Servers that start fast.\u2069');

    await user.click(screen.getByRole('button', { name: '2 texts lack Arabic' }));
    expect(document.activeElement).toBe(field);
    await fillField(user, field, 'خوادم سريعة');
    await user.click(screen.getByRole('button', { name: '1 text lacks Arabic' }));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Keywords (Arabic)' }));
    await user.click(save());

    await screen.findByText('SEO settings updated successfully!');
    expect(asked('SaveSeoSettings')[0]?.variables['objects']).toEqual([
      { key: 'meta_description', value: 'Servers that start fast.', value_ar: 'خوادم سريعة' },
    ]);
  });

  it('saves its change together with what another person changed in a different field meanwhile', async () => {
    let isChanged = false;
    const { user, asked } = await open({
      SeoSettingsForm: () => rowsOf('Hostfront', isChanged ? 'عنوان آخر' : 'هوست فرونت'),
      SaveSeoSettings: () => saved(1),
    });
    await fillField(user, await title(), 'Mine');
    isChanged = true;

    await user.click(save());

    await screen.findByText('SEO settings updated successfully!');
    expect(asked('SaveSeoSettings')[0]?.variables['objects']).toEqual([
      { key: 'site_title', value: 'Mine', value_ar: 'عنوان آخر' },
    ]);
  });

  it('shows both texts when two people changed one field, and saves nothing until one is chosen', async () => {
    let theirs = 'Hostfront';
    const { user, asked } = await open({
      SeoSettingsForm: () => rowsOf(theirs),
      SaveSeoSettings: () => saved(1),
      LastChange: () => ({ data: { entries: [lastEntry] } }),
    });
    await fillField(user, await title(), 'Mine');
    theirs = 'Theirs';
    await user.click(save());

    expect(await screen.findByText(/salma@example\.test.*Nov 21, 2026/)).toBeTruthy();
    expect(asked('LastChange')[0]?.variables['where']).toEqual({
      table_name: { _eq: 'seo_settings' },
      _or: [
        {
          record_id: { _eq: 'site_title' },
          _or: [{ changed_columns: { _contains: ['value'] } }, { operation: { _eq: 'insert' } }],
        },
      ],
    });
    await user.click(await screen.findByRole('radio', { name: /^Theirs: .?Theirs/ }));
    expect(asked('SaveSeoSettings')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue with this choice' }));

    await waitFor(async () => expect((await title()).value).toBe('Theirs'));
  });

  it.each([
    [() => refused('no such table'), 'Failed to update SEO settings: no such table'],
    [
      () => refused('violates check constraint "seo_settings_value_length"'),
      'Failed to update SEO settings: A text is too long.',
    ],
  ])('keeps the typed text and says why the API refused to save it (case %#)', async (answer, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open({ SeoSettingsForm: () => rowsOf(), SaveSeoSettings: answer });
    await fillField(user, await title(), 'Mine');

    await user.click(save());

    expect(await screen.findByText(text)).toBeTruthy();
    expect((await title()).value).toBe('Mine');
  });

  it('says "Failed to load SEO settings." when the API refuses to read them', async () => {
    await open({ SeoSettingsForm: () => refused('database query error') });

    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load SEO settings.');
  });

  it('is shown in Arabic, with its Arabic fields from right to left and its errors in Arabic', async () => {
    const { user } = await open({ SeoSettingsForm: () => ({ data: { rows: [] } }) }, { locale: 'ar' });
    const field = await screen.findByRole('textbox', { name: 'عنوان الموقع (بالعربية)' });
    expect(field.getAttribute('dir')).toBe('rtl');

    await user.click(screen.getByRole('button', { name: 'حفظ إعدادات محركات البحث' }));

    expect(await screen.findByText('عنوان الموقع مطلوب.')).toBeTruthy();
  });
});

describe('cut (shortens a text for the preview of a search result)', () => {
  it('counts an emoji as one character, and ends a shortened text with an ellipsis', () => {
    expect(cut('ab 🚀', 4)).toBe('ab 🚀');
    expect(cut('ab cd', 3)).toBe('ab …');
  });
});
