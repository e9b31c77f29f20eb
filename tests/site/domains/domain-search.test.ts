import { beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { DOMAIN_CASES } from '#rules/domains/domain-cases.ts';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

const EXTENSIONS = ['.com', '.net', '.org', '.io', '.co', '.us', '.info', '.biz'];
const PORTAL_LANGUAGE = { en: 'english', ar: 'arabic' };

describe.each(localesOf('domain-search'))('the domain search (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let search: Locator;
  let name: Locator;

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
  });
  beforeEach(async () => {
    await page.goto('/');
    search = page.getByRole('search');
    name = search.getByRole('textbox', { name: t('domainSearch.label') });
    await name.waitFor();
  });

  /** Returns the address that the browser was sent to, which the demo portal shows. */
  async function portalRequest(): Promise<{ path: string; query: Record<string, string> }> {
    await page.waitForURL(/\/demo-portal\//);
    const { origin, pathname, searchParams } = new URL(page.url());
    expect(origin).toBe(new URL(site.url).origin);

    return { path: pathname, query: Object.fromEntries(searchParams) };
  }

  it('offers eight extensions, .com first, and sends name and extension to the portal cart', async () => {
    const extension = search.getByRole('combobox', { name: t('domainSearch.extension') });
    expect(await extension.getByRole('option').allTextContents()).toEqual(EXTENSIONS);
    expect(await extension.inputValue()).toBe('.com');

    await name.fill('salma-bakes');
    await extension.selectOption('.io');
    await search.getByRole('button', { name: t('domainSearch.search') }).click();

    expect(await portalRequest()).toEqual({
      path: '/demo-portal/cart.php',
      query: { a: 'add', domain: 'register', query: 'salma-bakes.io', language: PORTAL_LANGUAGE[locale] },
    });
    await page.locator(`div[lang=${locale}]`).getByText('salma-bakes.io').waitFor();
  });

  it('ignores an empty name, and strips what was typed from the first dot onward', async () => {
    const left: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) left.push(new URL(request.url()).searchParams.get('query') ?? '');
    });
    await name.fill('   ');
    await name.press('Enter');
    await search.getByRole('button', { name: t('domainSearch.transfer') }).click();
    expect(await search.getByRole('alert').textContent()).toBe('');

    await name.fill('my.shop.example.org');
    await name.press('Enter');

    expect((await portalRequest()).query['query']).toBe('my.com');
    expect(left).toEqual(['my.com']);
  });

  it('takes and refuses the names of docs/use/domain-names.md by the browser’s own rules', async () => {
    const asked: string[] = [];
    // The page stays, because a navigation that answers 204 leads nowhere.
    await page.route('**/cart.php?*', (route) => {
      asked.push(new URL(route.request().url()).searchParams.get('query') ?? '');
      return route.fulfill({ status: 204 });
    });
    for (const [input, domain] of DOMAIN_CASES) {
      await name.fill(input);
      await name.press('Enter');
      if (domain === null) await search.getByRole('alert').getByText(input).waitFor();
      else await expect.poll(() => asked.at(-1), { message: input }).toBe(domain);
    }
    await page.unroute('**/cart.php?*');

    expect(asked).toEqual(DOMAIN_CASES.flatMap(([, domain]) => domain ?? []));
  });
});
