import { describe, expect, inject, it } from 'vitest';
import { holdScripts, listen } from '#tests/support/processes/scripts.ts';
import { localesOf } from '#tests/support/share.ts';
import { untilServed, useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

describe('input before the scripts of a page are loaded', () => {
  it('a typed domain: the page keeps the text, the cursor position and the chosen extension', async () => {
    const { page } = await visit();
    const said = listen(page);
    const arrive = await holdScripts(page);
    const going = page.goto('/en');
    const name = page.getByRole('textbox', { name: 'Domain name' });
    await page.getByRole('combobox', { name: 'Extension' }).selectOption('.net');
    await name.pressSequentially('salmabakes');
    await name.press('ArrowLeft');

    arrive();
    await going;
    await page.getByRole('button', { name: 'Who we are' }).click();
    const panel = page.getByRole('dialog', { name: 'About us' });
    await panel.waitFor();
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    await name.focus();
    await page.keyboard.type('-');

    expect(await name.inputValue()).toBe('salmabake-s');
    await name.press('Enter');
    await page.waitForURL(/\/demo-portal\/cart\.php/);
    expect(new URL(page.url()).searchParams.get('query')).toBe('salmabake-s.net');
    expect(said).toEqual([]);
  });

  it('a chosen currency: the page keeps the choice', async () => {
    const { page } = await visit();
    const arrive = await holdScripts(page);
    const going = page.goto('/en/hosting/cloud');
    const currency = page.getByRole('combobox', { name: 'Currency' });
    await currency.waitFor();
    const [, second = ''] = await currency
      .getByRole('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    await currency.selectOption(second);

    arrive();
    await going;

    await page.waitForURL((url) => url.searchParams.get('currency') === second);
    await expect.poll(() => currency.inputValue()).toBe(second);
  });
});

describe('GET /domain-search', () => {
  const { url } = inject('site');
  const ask = (query: string, headers = {}) =>
    fetch(`${url}/domain-search?query=${query}`, { headers, redirect: 'manual' });

  it('is not cached, refuses text longer than 253 characters, and is limited to 60 a minute for one address', async () => {
    const { status, headers } = await ask('salma');
    expect([status, headers.get('cache-control')]).toEqual([302, 'no-store']);
    expect((await ask('a'.repeat(254))).status).toBe(400);

    const from = { 'x-forwarded-for': '198.51.100.77' };
    const { headers: fromNetwork } = await ask('salma', from);
    expect(fromNetwork.get('ratelimit-policy')).toBe('"address";q=60;w=60');
    // A test of the same minute may have asked, too.
    const left = Number(/r=(\d+)/.exec(fromNetwork.get('ratelimit') ?? '')?.[1]);
    const answers = await Promise.all(Array.from({ length: left + 1 }, () => ask('salma', from)));
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(1);
  });
});

describe.each(localesOf('early-input'))('the domain search without scripts (%s)', (locale) => {
  const t = textsOf(locale);

  it("leads to the portal's cart, to register a domain or to transfer it", async () => {
    const { page } = await visit({ locale, scripts: false });
    await page.goto(`/${locale}`);
    await page.getByRole('textbox', { name: t('domainSearch.label') }).fill('www.متجر.example');
    await page.getByRole('combobox', { name: t('domainSearch.extension') }).selectOption('.io');
    await page.getByRole('button', { name: t('domainSearch.transfer') }).click();

    await page.waitForURL(/\/demo-portal\/cart\.php/);
    const { searchParams } = new URL(page.url());
    expect(Object.fromEntries(searchParams)).toEqual({
      a: 'add',
      domain: 'transfer',
      query: 'xn--pgbep1f.io',
      language: locale === 'en' ? 'english' : 'arabic',
    });
  });

  it('shows its page again with a message for an invalid name; an empty name is not sent to the portal', async () => {
    const { page } = await visit({ locale, scripts: false });
    await page.goto(`/${locale}`);
    const name = page.getByRole('textbox', { name: t('domainSearch.label') });
    await name.fill('two "words" <b>');
    await page.getByRole('combobox', { name: t('domainSearch.extension') }).selectOption('.biz');
    await name.press('Enter');

    // The server draws this page at its first request; where that takes long, it sends the page without the name.
    const invalid = page.getByText(t('domainSearch.invalid', { name: 'two "words" <b>' }));
    await page.waitForURL((url) => url.searchParams.has('domain'));
    await expect
      .poll(async () => (await invalid.isVisible()) || (await page.reload().then(() => invalid.isVisible())))
      .toBe(true);
    expect(await name.inputValue()).toBe('two "words" <b>');
    expect(await page.getByRole('combobox', { name: t('domainSearch.extension') }).inputValue()).toBe('.biz');
    expect(new URL(page.url()).pathname).toBe(`/${locale}`);

    await name.fill('  ');
    await name.press('Enter');
    await page.waitForURL(`**/${locale}#domain-name`);
  });

  it('after a refused name shows a page whose hydration logs no error', async () => {
    const { page } = await visit({ locale });
    const said = listen(page);
    // The server draws this page at its first request; where that takes long, it sends the page without the name.
    await untilServed(`/${locale}?domain=two+words&extension=.net`, 'two words', locale);

    await page.goto(`/domain-search?query=two+words&extension=.net&order=register&language=${locale}`);

    await page.getByText(t('domainSearch.invalid', { name: 'two words' })).waitFor();
    // React marks an element that it has taken over.
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#domain-name') ?? {}).some((key) => key.startsWith('__reactProps')),
    );
    expect(await page.getByRole('textbox', { name: t('domainSearch.label') }).inputValue()).toBe('two words');
    expect(said).toEqual([]);
  });
});
