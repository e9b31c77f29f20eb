import type { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { defaultRuntimeConfig } from '#src/config/runtime-config.ts';
import { dropDraft } from '#src/kit/admin/guard/draft.ts';
import { fakeApi, refused, saved } from '#src/testing/fake-api.ts';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { SiteSettingsPage } from './settings-page.tsx';

const environment = {
  brandName: { en: 'Env brand', ar: 'علامة' },
  portalUrl: 'https://env.test',
  socialLinks: { x: 'https://x.com/env' },
  company: { ...defaultRuntimeConfig.company, name: { en: 'Env Ltd', ar: 'شركة بيئة' } },
};

const open = (link: ApolloLink, options: RenderAppOptions = {}) =>
  renderAdminPage(
    <>
      <SiteSettingsPage />
      <Brand />
    </>,
    { link, config: { environment }, ...options },
  );

function Brand() {
  return <output>{useRuntimeConfig().brandName.en}</output>;
}

const setting = (key: string, value: string) => ({
  __typename: 'site_settings',
  key,
  value,
  value_ar: null,
  updated_at: '2026-11-21T10:00:00+00:00',
});

const settings = () => ({ data: { rows: [setting('support_email', 'old@site.test')] } });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

const legal = (row: object = {}) => ({
  data: {
    rows: [
      {
        __typename: 'legal_pages',
        id: 'imprint',
        title: 'Company information',
        title_ar: null,
        body: 'Acme',
        body_ar: null,
        updated_at: '2026-11-21T10:00:00+00:00',
        ...row,
      },
    ],
  },
});

beforeEach(dropDraft);

describe('Settings', () => {
  it("show the environment's values where nothing is set", async () => {
    await open(fakeApi({ SiteSettingsForm: settings }).link);

    expect((await field('Support email')).value).toBe('old@site.test');
    expect((await field('Brand')).placeholder).toBe('Env brand');
    expect((await field('Company name')).placeholder).toBe('Env Ltd');
    expect((await field('Address of the client portal')).placeholder).toBe('https://env.test');
    expect((await field('X')).placeholder).toBe('https://x.com/env');
  });

  it('save what changed, and the page goes on with the new configuration', async () => {
    const config = { ...defaultRuntimeConfig, brandName: { en: 'Acme', ar: 'أكمي' } };
    const fetchConfig = vi.fn().mockImplementation(async () => Response.json(config));
    vi.stubGlobal('fetch', fetchConfig);
    const { link, asked } = fakeApi({ SiteSettingsForm: settings, SaveSiteSettings: () => saved(1) });
    const { user } = await open(link);

    await fillField(user, await field('Brand'), ' Acme ');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));

    expect(await screen.findByText('Settings updated successfully!')).toBeTruthy();
    expect(asked('SaveSiteSettings')[0]?.variables['objects']).toEqual([
      { key: 'brand_name', value: 'Acme', value_ar: null },
    ]);
    await waitFor(() => expect(screen.getByText('Acme', { selector: 'output' })).toBeTruthy());
    expect(fetchConfig.mock.calls[0]?.[1]).toMatchObject({ headers: { 'cache-control': 'no-cache' } });
  });

  it('refuse wrong values, and say what is wrong beside each', async () => {
    const { link, asked } = fakeApi({ SiteSettingsForm: settings });
    const { user } = await open(link);
    const wrong = [
      ['Support email', 'nobody', 'Please enter a valid email address.'],
      ['Support phone', 'call us', 'Please enter a telephone number, such as +44 20 7946 0000.'],
      ['Facebook', 'javascript:alert(1)', 'Please enter a valid URL.'],
      ['Trustpilot', 'mailto:a@b.test', 'Please enter a valid URL.'],
      ['Company name', 'x'.repeat(101), 'At most 100 characters.'],
      ['Address of the client portal', 'ftp://a.test', 'without query or anchor'],
    ] as const;

    for (const [name, value] of wrong) await fillField(user, await field(name), value);
    await user.click(screen.getByRole('button', { name: 'Save settings' }));

    for (const [name, , message] of wrong) {
      const description = (text: string) => text.includes(message);
      expect(await screen.findByRole('textbox', { name, description })).toBeTruthy();
    }
    expect(asked('SaveSiteSettings')).toEqual([]);
  });

  it('say in Arabic what the database refused', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { link } = fakeApi({
      SiteSettingsForm: settings,
      SaveSiteSettings: () => refused('violates check constraint "site_settings_phone_form"'),
    });
    const { user } = await open(link, { locale: 'ar' });

    await fillField(user, await field('العلامة التجارية (بالعربية)'), 'أكمي');
    await user.click(screen.getByRole('button', { name: 'حفظ الإعدادات' }));

    expect(await screen.findByText(/تعذّر تحديث الإعدادات:.*هاتف/)).toBeTruthy();
  });
});

describe('a legal text in the settings', () => {
  const path = '/?text=imprint';

  it('is shown as visitors will read it, and saved upon what was loaded', async () => {
    const { link, asked } = fakeApi({ LegalTextForm: () => legal(), SaveLegalText: () => saved(1) });
    vi.stubGlobal(
      'fetch',
      vi.fn().mockImplementation(async () => Response.json(defaultRuntimeConfig)),
    );
    const { user } = await open(link, { path });

    await fillField(user, await field('Text'), '## Who we are');
    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect(preview.getAllByRole('heading', { name: 'Who we are' })).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Save text' }));

    expect(await screen.findByText('Text updated successfully!')).toBeTruthy();
    expect(asked('SaveLegalText')[0]?.variables).toEqual({
      objects: [
        {
          slug: 'imprint',
          title: 'Company information',
          title_ar: null,
          body: '## Who we are',
          body_ar: null,
        },
      ],
      where: {
        slug: { _eq: 'imprint' },
        title: { _eq: 'Company information' },
        title_ar: { _is_null: true },
        body: { _eq: 'Acme' },
        body_ar: { _is_null: true },
      },
    });
  });

  it('wants title and text, in Arabic too', async () => {
    const { user } = await open(fakeApi({ LegalTextForm: () => ({ data: { rows: [] } }) }).link, {
      path,
      locale: 'ar',
    });

    await user.click(await screen.findByRole('button', { name: 'حفظ النص' }));

    expect(await screen.findByText('العنوان مطلوب.')).toBeTruthy();
    expect(screen.getByText('النص مطلوب.')).toBeTruthy();
    expect((await field('النص (بالعربية)')).dir).toBe('rtl');
  });

  it('keeps what somebody else changed in another field, and asks where both changed one', async () => {
    let theirs = {};
    const { link, asked } = fakeApi({ LegalTextForm: () => legal(theirs), SaveLegalText: () => saved(1) });
    vi.stubGlobal(
      'fetch',
      vi.fn().mockImplementation(async () => Response.json(defaultRuntimeConfig)),
    );
    const { user } = await open(link, { path });
    await fillField(user, await field('Text'), 'Mine');

    theirs = { body: 'Theirs', title_ar: 'بيانات' };
    await user.click(screen.getByRole('button', { name: 'Save text' }));
    expect(await screen.findByRole('radio', { name: /^Theirs:.*Theirs/ })).toBeTruthy();
    expect(asked('SaveLegalText')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Continue with this choice' }));
    await user.click(screen.getByRole('button', { name: 'Save text' }));

    await screen.findByText('Text updated successfully!');
    expect(asked('SaveLegalText')[0]?.variables['objects']).toMatchObject([
      { body: 'Mine', title_ar: 'بيانات' },
    ]);
  });
});
