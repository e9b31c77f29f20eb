import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused, saved, type Answers } from '#src/testing/fake-api.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { AnalyticsAdminPage } from './analytics-section.tsx';

/**
 * The code editor needs a browser's layout, so a text area replaces it here; tests/site/consent/analytics.test.ts tests the
 * real one.
 */
vi.mock('#src/kit/forms/editor/code-editor.tsx', () => ({
  CodeEditor: ({
    value,
    labelId,
    onChange,
  }: Record<string, never> & { onChange: (text: string) => void }) => (
    <textarea aria-labelledby={labelId} value={value} onChange={({ target }) => onChange(target.value)} />
  ),
}));

const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(<AnalyticsAdminPage />, answers, options);

const KEYS = [
  'additional_head_scripts',
  'bing_webmaster_id',
  'ga_measurement_id',
  'gtm_id',
  'yandex_metrica_id',
];

const rowsOf = (values: Record<string, string> = {}) => ({
  data: {
    rows: KEYS.map((key) => ({
      __typename: 'analytics_settings',
      key,
      value: values[key] ?? null,
      updated_at: '2026-11-21T10:00:00+00:00',
    })),
  },
});

const scriptsSaved = () => ({
  data: { save_head_scripts: { __typename: 'saved_head_scripts', key: 'additional_head_scripts' } },
});
const field = (name: string) => screen.findByRole('textbox', { name });
/** Waits until the code editor has replaced the plain field. */
const editor = (name = SCRIPTS) =>
  waitFor(() => {
    const found = screen.getByRole('textbox', { name });
    expect(found.getAttribute('name')).toBeNull();
    return found;
  });
const save = () => screen.getByRole('button', { name: 'Save analytics settings' });
/** Answers the question for the password. */
async function confirm(user: UserEvent) {
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your password' }));
  await fillField(user, dialog.getByLabelText('Password'), 'secret');
  await user.click(dialog.getByRole('button', { name: 'Save' }));

  return dialog;
}
const SCRIPTS = 'Additional head scripts';
const GTM = 'Google Tag Manager ID';
const LABELS = {
  en: { scripts: SCRIPTS, save: 'Save analytics settings' },
  ar: { scripts: 'نصوص برمجية إضافية في رأس الصفحة', save: 'حفظ إعدادات التحليلات' },
};

const fetchConfig = vi.fn();
beforeEach(() => {
  fetchConfig.mockReset().mockImplementation(async () => Response.json({}));
  // After a save the page requests the configuration, which the web server then reads again.
  vi.stubGlobal('fetch', fetchConfig);
});

describe('the page Analytics & Tracking', () => {
  it('saves only the changed identifiers, an emptied one as null, without asking for the password', async () => {
    const { user, asked } = await open({
      AnalyticsSettingsForm: () => rowsOf({ gtm_id: 'GTM-AB12CD3', bing_webmaster_id: 'A'.repeat(32) }),
      SaveAnalyticsSettings: () => saved(2),
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Analytics & Tracking' })).toBeTruthy();

    await fillField(user, await field('Google Analytics Measurement ID'), ' G-AB12CD34EF ');
    await user.clear(await field(GTM));
    await user.click(save());

    expect(await screen.findByText('Analytics settings updated successfully!')).toBeTruthy();
    expect(asked('SaveAnalyticsSettings')[0]?.variables['objects']).toEqual([
      { key: 'ga_measurement_id', value: 'G-AB12CD34EF' },
      { key: 'gtm_id', value: null },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('SaveHeadScripts')).toEqual([]);
  });

  it('warns of an identifier in an unusual format, and refuses one with characters that code could use', async () => {
    const { user, asked } = await open({ AnalyticsSettingsForm: () => rowsOf() });

    await fillField(user, await field(GTM), 'UA-12345');
    expect(screen.getByText(/doesn't match the usual format/)).toBeTruthy();
    await fillField(user, await field(GTM), "'); alert(1); ('");
    await user.click(save());

    expect(await screen.findByText('At most 100 letters, digits, hyphens and underscores.')).toBeTruthy();
    expect(asked('SaveAnalyticsSettings')).toEqual([]);
  });

  it.each([
    [
      'en',
      '<meta name="a">\n<base href="/x">',
      "Line 2: a base element can't be saved, because it changes where",
    ],
    ['en', '<title>Mine</title>', "Line 1: a title element can't be saved."],
    ['en', '<link onload="a()">', "Line 1: the attribute ⁨onload⁩ of ⁨link⁩ can't be saved"],
    ['ar', '<title>Mine</title>', 'السطر 1: لا يمكن حفظ العنصر'],
  ] as const)('refuses head scripts before asking for a password (%s): %s', async (locale, written, text) => {
    const { user, asked } = await open({ AnalyticsSettingsForm: () => rowsOf() }, { locale });
    await fillField(user, await editor(LABELS[locale].scripts), written);
    await user.click(screen.getByRole('button', { name: LABELS[locale].save }));

    expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked('SaveHeadScripts')).toEqual([]);
  });

  it("warns of text and elements that a page's head cannot contain, but saves them", async () => {
    const { user, asked } = await open({
      AnalyticsSettingsForm: () => rowsOf(),
      SaveHeadScripts: scriptsSaved,
    });
    await fillField(user, await editor(), 'Hello <svg></svg><style>a{}</style>');

    const warning = screen.getByText(/A page's head can't hold this/);
    await waitFor(() => expect(warning.textContent).toContain('text outside of elements and <svg>'));
    await user.click(save());
    await confirm(user);
    await waitFor(() => expect(asked('SaveHeadScripts')).toHaveLength(1));
  });

  it('saves changed head scripts with the password first, then the changed identifiers', async () => {
    const { user, requests } = await open({
      AnalyticsSettingsForm: () => rowsOf(),
      SaveHeadScripts: scriptsSaved,
      SaveAnalyticsSettings: () => saved(1),
    });
    await fillField(user, await editor(), '<meta name="a">');
    await fillField(user, await field(GTM), 'GTM-AB12CD3');
    await user.click(save());
    await confirm(user);

    expect(await screen.findByText('Analytics settings updated successfully!')).toBeTruthy();
    const writes = requests.filter(({ name }) => name.startsWith('Save'));
    expect(writes.map(({ name }) => name)).toEqual(['SaveHeadScripts', 'SaveAnalyticsSettings']);
    expect(writes[0]?.variables).toEqual({ password: 'secret', value: '<meta name="a">' });
    expect(writes[1]?.variables['objects']).toEqual([{ key: 'gtm_id', value: 'GTM-AB12CD3' }]);
  });

  it('asks for the code of the authenticator app when the server requires one to save head scripts', async () => {
    const { user, requests } = await open({
      AnalyticsSettingsForm: () => rowsOf(),
      SaveHeadScripts: ({ variables }) =>
        variables['totp'] === '123456' ? scriptsSaved() : refused('no', { code: 'code-required' }),
      SaveAnalyticsSettings: () => saved(1),
    });
    await fillField(user, await editor(), '<meta name="a">');
    await user.click(save());
    const dialog = await confirm(user);
    await fillField(user, await dialog.findByRole('textbox', { name: 'Code' }), '123456');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Analytics settings updated successfully!')).toBeTruthy();
    expect(requests.filter(({ name }) => name === 'SaveHeadScripts')[1]?.variables).toMatchObject({
      password: 'secret',
      totp: '123456',
    });
  });

  it.each([
    ['password-wrong', 'The password is incorrect. Nothing was saved.'],
    ['password-none', /This account has no password because it uses Google/],
    ['password-too-many-attempts', /Too many wrong passwords/],
  ])('saves no identifier and keeps typed values when head scripts are refused: %s', async (code, text) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, asked } = await open({
      AnalyticsSettingsForm: () => rowsOf(),
      SaveHeadScripts: () => refused('no', { code }),
      SaveAnalyticsSettings: () => saved(1),
    });
    await fillField(user, await editor(), '<script>1</script>');
    await fillField(user, await field(GTM), 'GTM-AB12CD3');
    await user.click(save());
    const dialog = await confirm(user);

    const alert = await dialog.findByRole('alert');
    expect(alert.textContent).toMatch(/^Failed to update analytics settings: /);
    expect(within(alert).getByText(text, { exact: false })).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('SaveAnalyticsSettings')).toEqual([]);
    expect(await field(GTM)).toHaveProperty('value', 'GTM-AB12CD3');
    expect(screen.queryByText('Analytics settings updated successfully!')).toBeNull();
  });

  it('shows a conflict instead of asking for the password when somebody else has changed the head scripts', async () => {
    let theirs = '';
    const { user, asked } = await open({
      AnalyticsSettingsForm: () => rowsOf({ additional_head_scripts: theirs }),
    });
    await fillField(user, await editor(), '<meta name="mine">');
    theirs = '<meta name="theirs">';
    await user.click(save());

    expect(await screen.findByRole('radio', { name: /^Theirs: .?<meta name="theirs">/ })).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked('SaveHeadScripts')).toEqual([]);
  });

  it("shows the specification's error text and the server's message when saving fails", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open({
      AnalyticsSettingsForm: () => rowsOf(),
      SaveAnalyticsSettings: () => refused('no such table'),
    });
    await fillField(user, await field(GTM), 'GTM-AB12CD3');
    await user.click(save());

    expect(await screen.findByText('Failed to update analytics settings: no such table')).toBeTruthy();
  });

  it("shows the specification's error text when the settings cannot be loaded", async () => {
    await open({ AnalyticsSettingsForm: () => refused('database query error') });

    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load analytics settings.');
  });
});
