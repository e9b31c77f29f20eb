import type { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRuntimeConfig } from '#src/config/runtime-config-context.tsx';
import { defaultRuntimeConfig } from '#src/config/runtime-config.ts';
import { refused, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeLegalPage, makeSetting } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { SiteSettingsPage } from './settings-page.tsx';

const environment = {
  brandName: { en: 'Env brand', ar: 'علامة' },
  portalUrl: 'https://env.test',
  socialLinks: { x: 'https://x.com/env' },
  company: { ...defaultRuntimeConfig.company, name: { en: 'Env Ltd', ar: 'شركة بيئة' } },
};

const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(
    <>
      <SiteSettingsPage />
      <Brand />
    </>,
    answers,
    { config: { environment }, ...options },
  );

function Brand() {
  return <output>{useRuntimeConfig().brandName.en}</output>;
}

const settingsWith = (email: string) => ({
  data: { rows: [makeSetting('site_settings', 'support_email', email, { value_ar: null })] },
});
const settings = () => settingsWith('old@site.test');
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });

const legal = (row: object = {}) => ({
  data: {
    rows: [
      {
        ...makeLegalPage({ title: 'Company information', title_ar: null, body: 'Acme', body_ar: null }),
        id: 'imprint',
        ...row,
      },
    ],
  },
});

/** After a save the page requests the configuration. */
beforeEach(() => vi.stubGlobal('fetch', async () => Response.json(defaultRuntimeConfig)));

describe('the settings page', () => {
  it('shows a value of the environment as placeholder where no setting is saved', async () => {
    await open({ SiteSettingsForm: settings });

    expect((await field('Support email')).value).toBe('old@site.test');
    expect((await field('Brand')).placeholder).toBe('Env brand');
    expect((await field('Company name')).placeholder).toBe('Env Ltd');
    expect((await field('Address of the client portal')).placeholder).toBe('https://env.test');
    expect((await field('X')).placeholder).toBe('https://x.com/env');
  });

  it('shows as placeholder a link of the demo portal that the footer has while no profile is saved', async () => {
    const config = { environment, socialLinks: { x: 'https://x.com/env', g2: 'https://demo.test/g2' } };
    await open({ SiteSettingsForm: settings }, { config });

    expect((await field('G2')).placeholder).toBe('https://demo.test/g2');
    expect((await field('Facebook')).placeholder).toBe('');
  });

  it('saves only changed settings, and shows the new configuration at once', async () => {
    const config = { ...defaultRuntimeConfig, brandName: { en: 'Acme', ar: 'أكمي' } };
    const fetchConfig = vi.fn().mockImplementation(async () => Response.json(config));
    vi.stubGlobal('fetch', fetchConfig);
    const { user, asked } = await open({ SiteSettingsForm: settings, SaveSiteSettings: () => saved(1) });

    await fillField(user, await field('Brand'), ' Acme ');
    await user.click(screen.getByRole('button', { name: 'Save settings' }));

    expect(await screen.findByText('Settings updated successfully!')).toBeTruthy();
    expect(asked('SaveSiteSettings')[0]?.variables['objects']).toEqual([
      { key: 'brand_name', value: 'Acme', value_ar: null },
    ]);
    await waitFor(() => expect(screen.getByText('Acme', { selector: 'output' })).toBeTruthy());
    expect(fetchConfig.mock.calls[0]?.[1]).toMatchObject({ headers: { 'cache-control': 'no-cache' } });
  });

  it('rejects invalid values with a message beside each field', async () => {
    const { user, asked } = await open({ SiteSettingsForm: settings });
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

  it('says in Arabic which value the database has rejected', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusal = refused('violates check constraint "site_settings_phone_form"');
    const answers = { SiteSettingsForm: settings, SaveSiteSettings: () => refusal };
    const { user } = await open(answers, { locale: 'ar' });

    await fillField(user, await field('العلامة التجارية (بالعربية)'), 'أكمي');
    await user.click(screen.getByRole('button', { name: 'حفظ الإعدادات' }));

    expect(await screen.findByText(/تعذّر تحديث الإعدادات:.*هاتف/)).toBeTruthy();
  });
});

describe('a legal text in the settings page', () => {
  const path = '/?text=imprint';

  it('is previewed while it is edited, and saved only if the saved text is still the one loaded', async () => {
    const answers = { LegalTextForm: () => legal(), SaveLegalText: () => saved(1) };
    const { user, asked } = await open(answers, { path });

    await fillField(user, await field('Text'), '## Who we are');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Imprint');
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

  it('requires a title and a text, and says so in Arabic', async () => {
    const { user } = await open({ LegalTextForm: () => ({ data: { rows: [] } }) }, { path, locale: 'ar' });

    await user.click(await screen.findByRole('button', { name: 'حفظ النص' }));

    expect(await screen.findByText('العنوان مطلوب.')).toBeTruthy();
    expect(screen.getByText('النص مطلوب.')).toBeTruthy();
    expect((await field('النص (بالعربية)')).dir).toBe('rtl');
  });

  it("keeps another person's change in a different field, and asks which to keep in the same field", async () => {
    let theirs = {};
    const answers = { LegalTextForm: () => legal(theirs), SaveLegalText: () => saved(1) };
    const { user, asked } = await open(answers, { path });
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

describe('the settings form after a save', () => {
  it('keeps the focus and newly typed text, and warns before that text is lost', async () => {
    let value = 'old@site.test';
    const answer = new Subject<ReturnType<typeof saved>>();
    const { user, asked } = await openAdminPage(<SiteSettingsPage />, {
      SiteSettingsForm: () => settingsWith(value),
      SaveSiteSettings: () => {
        value = 'new@site.test';
        return answer;
      },
    });
    const email = await field('Support email');
    const brand = await field('Brand');
    await fillField(user, email, value.replace('old', 'new'));
    const before = asked('SiteSettingsForm').length;

    await user.click(screen.getByRole('button', { name: 'Save settings' }));
    await waitFor(() => expect(asked('SaveSiteSettings')).toHaveLength(1));
    await fillField(user, brand, 'Half a');
    answer.next(saved(1));
    answer.complete();
    await screen.findByText('Settings updated successfully!');
    await waitFor(() => expect(asked('SiteSettingsForm').length).toBeGreaterThan(before + 1));
    await user.paste(' name');

    expect(document.activeElement).toBe(brand);
    expect(await field('Brand')).toBe(brand);
    expect(brand.value).toBe('Half a name');
    expect(email.value).toBe('new@site.test');
    await user.click(screen.getByRole('link', { name: 'Imprint' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });

  it('does not warn without changes, and shows changes of other people while keeping the focus', async () => {
    let value = 'old@site.test';
    const changes = new Subject<ApolloLink.Result>();
    const { user } = await openAdminPage(<SiteSettingsPage />, {
      SiteSettingsForm: () => settingsWith(value),
      SaveSiteSettings: () => saved(1),
      SiteSettingsChanged: () => changes,
      LegalTextForm: () => ({ data: { rows: [] } }),
    });
    const email = await field('Support email');
    value = 'new@site.test';
    await fillField(user, email, value);
    await user.keyboard('{Enter}');
    await screen.findByText('Settings updated successfully!');

    value = 'other@site.test';
    changes.next({ data: { changed: { __typename: 'agg', aggregate: null } } });

    await waitFor(() => expect(email.value).toBe('other@site.test'));
    expect(document.activeElement).toBe(email);
    await user.click(screen.getByRole('link', { name: 'Imprint' }));
    expect(await field('Text')).toBeTruthy();
  });
});
