import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { breakApi, holdAnswers, mendApi } from '#tests/support/browser/network.ts';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

/** Texts of the demo data: the four plans of the home page, and Cloud Start's prices by the year and in dinars. */
const DEMO = {
  en: {
    plans: ['Web Start', 'Cloud Start', 'VPS 2', 'Dedicated 8'],
    prices: ['$3.99', '$9.00', '$7.50', '$89.00'],
    popular: 'Cloud Start',
    badge: 'Most popular',
    shared: 'Private network',
    yearly: '$90.00',
    saving: 'Save $18.00 a year (16%)',
    dinars: /KWD\W*2\.750/,
    portalLanguage: 'english',
  },
  ar: {
    plans: ['باقة البداية', 'باقة البداية السحابية', 'VPS 2', 'خادم مخصّص 8'],
    prices: ['3.99', '9.00', '7.50', '89.00'],
    popular: 'باقة البداية السحابية',
    badge: 'الأكثر طلبًا',
    shared: 'شبكة خاصة',
    yearly: '90.00',
    saving: '18.00',
    dinars: /2\.750/,
    portalLanguage: 'arabic',
  },
};

describe.each(localesOf('pricing'))('the pricing section (%s)', (locale) => {
  const t = textsOf(locale);
  const demo = DEMO[locale];
  let page: Page;
  let pricing: Locator;

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
    const { release } = await holdAnswers(page, 'PricingSection');
    await page.goto('/');
    pricing = page.locator('#pricing');
    await pricing.getByRole('status', { name: t('plans.loading') }).waitFor();
    expect(await pricing.getByTestId('plan-skeleton').count()).toBe(4);
    release();
    await pricing.getByRole('article').first().waitFor();
  });

  const card = (name: string): Locator => pricing.getByRole('article', { name, exact: true });

  it('shows four skeletons, then the first four plans, each with the symbol of its currency', async () => {
    const names = pricing.getByRole('article').getByRole('heading');
    await expect.poll(() => names.allTextContents()).toEqual(demo.plans);
    await expect.poll(() => pricing.getByTestId('plan-skeleton').count()).toBe(0);

    for (const [at, name] of demo.plans.entries()) {
      const text = await card(name).textContent();
      expect(text).toContain(demo.prices[at]);
      expect(text).toMatch(locale === 'en' ? /\$/ : /US\$|\$/);
      expect(text).toContain(t('plans.card.periodMo'));
    }
  });

  it('highlights the recommended plan with its badge', async () => {
    const looks = async (name: string): Promise<string> =>
      card(name).evaluate((element) => getComputedStyle(element).backgroundColor);

    await card(demo.popular).getByText(demo.badge).waitFor();
    expect(await looks(demo.popular)).not.toBe(await looks(demo.plans[0]!));
  });

  it('says that taxes may apply, and leads to all plans of each kind', async () => {
    await pricing.getByText(t('plans.section.taxNote')).waitFor();

    for (const category of ['plesk', 'cloud', 'vps', 'dedicated', 'mail']) {
      const link = pricing.getByRole('link', { name: t(`kinds.${category}.name`) });
      expect(await link.getAttribute('href')).toContain(`/hosting/${category}`);
    }
  });

  it('leads from a plan to the portal with billing cycle, language and currency', async () => {
    const button = card(demo.popular).getByRole('link', {
      name: t('plans.card.choose', { plan: demo.popular }),
    });
    const address = new URL((await button.getAttribute('href'))!);

    expect(`${address.origin}${address.pathname}`).toBe(`${site.url}/demo-portal/store/cloud/cloud-start`);
    expect(Object.fromEntries(address.searchParams)).toEqual({
      billingcycle: 'monthly',
      language: demo.portalLanguage,
      currency: 'USD',
    });
  });

  it('says in an alert that the plans cannot be loaded, and shows them after Retry', async () => {
    await breakApi(page, { message: 'The plans are being renewed.' });
    await page.reload();

    const alert = pricing.getByRole('alert');
    await alert.getByText(t('plans.error.section')).waitFor();
    expect(await alert.getByText('The plans are being renewed.').count()).toBe(0);
    await alert.getByText(t('plans.error.title'), { exact: true }).waitFor();
    await mendApi(page);
    await alert.getByRole('button', { name: t('plans.error.retry') }).click();

    await card(demo.popular).waitFor();
  });
});

describe.each(localesOf('pricing 2'))('the plan comparison on a phone (%s)', (locale) => {
  const t = textsOf(locale);

  async function open(scripts: boolean) {
    const { page } = await visit({ locale, width: 390, scripts });
    await page.goto(`/${locale}/hosting/vps`);
    const table = page.getByRole('table');
    await table.waitFor();
    const plans = page.getByRole('group', { name: t('plans.page.shownPlan') });

    return { table, plans, frame: page.getByRole('region').filter({ has: table }).last() };
  }

  it('shows one plan at a time, at first the recommended one, and lets the visitor choose another', async () => {
    const { table, plans, frame } = await open(true);
    const names = () => table.getByRole('columnheader').allTextContents();
    const recommended = { en: 'VPS 8Recommended', ar: 'VPS 8نوصي به' }[locale];

    await expect.poll(() => plans.getByRole('button').allTextContents()).toEqual(['VPS 2', 'VPS 4', 'VPS 8']);
    await expect.poll(names).toEqual([t('plans.page.plan'), recommended]);
    await plans.getByRole('button', { name: 'VPS 2' }).click();

    await expect.poll(names).toEqual([t('plans.page.plan'), 'VPS 2']);
    expect(await table.getByRole('row').nth(1).textContent()).toContain('7.50');
    await expect.poll(() => frame.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
  });

  it('shows all plans side by side to scroll through where scripts are off', async () => {
    const { table, plans } = await open(false);

    expect(await table.getByRole('columnheader').count()).toBe(4);
    expect(await plans.isVisible()).toBe(false);
  });
});

describe.each(localesOf('pricing 3'))('a page of one kind of hosting (%s)', (locale) => {
  const t = textsOf(locale);
  const demo = DEMO[locale];
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
    await page.goto('/hosting/cloud');
    await page.getByRole('article', { name: demo.popular, exact: true }).waitFor();
  });

  const card = (): Locator => page.getByRole('article', { name: demo.popular, exact: true });
  const comparison = (): Locator =>
    page.getByRole('table', {
      name: t('plans.page.compareCaption', { category: t('kinds.cloud.name') }),
    });

  it('compares every plan of the category: a tick for what all have, and a button for each', async () => {
    await page.getByRole('heading', { level: 1, name: t('kinds.cloud.name') }).waitFor();
    const table = comparison();

    await expect.poll(() => page.getByRole('article').count()).toBe(3);
    await expect.poll(() => table.getByRole('columnheader').count()).toBe(4);
    await table.getByRole('rowheader', { name: t('plans.page.price') }).waitFor();
    const shared = table.getByRole('row', { name: demo.shared });
    expect(await shared.getByText(t('plans.page.yes')).count()).toBe(3);
    expect(await table.getByRole('link', { name: /^(Choose|اختر) / }).count()).toBe(3);
    expect(await table.textContent()).not.toContain('–');
    await page.getByRole('heading', { name: t('plans.page.technical') }).waitFor();
  });

  it('switches to yearly prices and their saving, in cards, table, URL and cart', async () => {
    await page
      .getByRole('group', { name: t('plans.cycle.label') })
      .getByRole('button', { name: t('plans.cycle.name', { cycle: 'yr' }) })
      .click();

    await expect.poll(() => card().textContent()).toContain(demo.yearly);
    await expect.poll(() => card().textContent()).toContain(demo.saving);
    await expect.poll(() => comparison().textContent()).toContain(demo.yearly);
    await expect.poll(() => new URL(page.url()).searchParams.get('cycle')).toBe('yr');
    const order = new URL((await card().getByRole('link').getAttribute('href'))!);
    expect(order.searchParams.get('billingcycle')).toBe('annually');
    await page
      .getByText(t('plans.cycle.announce', { cycle: t('plans.cycle.name', { cycle: 'yr' }) }))
      .waitFor({ state: 'attached' });
  });

  it('keeps billing cycle and currency on pages whose URL names none, and sends them to the cart of a domain', async () => {
    await page.goto('/hosting/cloud?cycle=yr&currency=KWD');
    await card().waitFor();

    await page.goto('/hosting/cloud');
    await expect.poll(() => card().textContent()).toMatch(/27\.750/);
    await page.goto(`/${locale}`);
    const search = page.getByRole('search');
    await search.getByRole('textbox', { name: t('domainSearch.label') }).fill('salma-bakes');
    await search.getByRole('button', { name: t('domainSearch.search') }).click();

    await page.waitForURL(/cart\.php\?.*query=salma-bakes\.com.*currency=KWD/);
    await page.goto('/hosting/cloud?cycle=mo&currency=USD');
    await card().waitFor();
  });

  it('opens with the billing cycle and currency of a shared URL; Kuwaiti dinars have three decimals', async () => {
    await page.goto('/hosting/cloud?cycle=mo&currency=KWD');
    await card().waitFor();

    await expect.poll(() => card().textContent()).toMatch(demo.dinars);
    const order = new URL((await card().getByRole('link').getAttribute('href'))!);
    expect(Object.fromEntries(order.searchParams)).toMatchObject({
      billingcycle: 'monthly',
      currency: 'KWD',
    });
    // A plan without a price in yen keeps its own currency, because the site converts nothing.
    await page.goto('/hosting/cloud?cycle=mo&currency=JPY');
    await expect.poll(() => card().textContent()).toContain('9.00');
    expect(await card().textContent()).toContain(
      t('plans.card.otherCurrency', { wished: 'JPY', currency: 'USD' }),
    );
  });

  it('keeps billing cycle and currency on the way to another kind of hosting', async () => {
    await page.goto('/hosting/cloud?cycle=yr');
    await card().waitFor();

    await page
      .getByRole('main')
      .getByRole('link', { name: t('kinds.vps.name') })
      .click();

    await page.waitForURL(/\/hosting\/vps\?.*cycle=yr/);
    await page.getByRole('heading', { level: 1, name: t('kinds.vps.name') }).waitFor();
  });
});
