import { describe, expect, inject, it } from 'vitest';
import { shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { LOCALES, textsOf, type Locale } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

/** The site's cheapest page, which has a language as any other does. */
const ANY_PAGE = '/no-such-page';

type Sources = Partial<Record<'query' | 'cookie' | 'localStorage' | 'sessionStorage' | 'browser', Locale>>;

/** Returns the language of a page for a visitor whose languages come from these sources. */
async function spokenLanguage(
  { browser = 'en', query, cookie, ...stored }: Sources,
  path = ANY_PAGE,
): Promise<string> {
  const { page, context } = await visit({ locale: browser });
  if (cookie) await context.addCookies([{ name: 'i18next', value: cookie, url: site.url }]);
  await context.addInitScript((languages: { localStorage?: string; sessionStorage?: string }) => {
    if (languages.localStorage) localStorage.setItem('i18nextLng', languages.localStorage);
    if (languages.sessionStorage) sessionStorage.setItem('i18nextLng', languages.sessionStorage);
  }, stored);
  await page.goto(query ? `${path}?lng=${query}` : path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const heading = await page.getByRole('heading', { level: 1 }).textContent();
  const spoken = LOCALES.find((locale) => heading === textsOf(locale)('app.notFound.title'))!;
  await expect.poll(() => page.getAttribute('html', 'lang')).toBe(spoken);
  await expect.poll(() => page.getAttribute('html', 'dir')).toBe(spoken === 'ar' ? 'rtl' : 'ltr');

  return spoken;
}

const CASES: Array<[string, Sources, Locale]> = [
  ['the query outranks the cookie', { query: 'ar', cookie: 'en' }, 'ar'],
  ['the cookie outranks local storage', { cookie: 'ar', localStorage: 'en' }, 'ar'],
  ['local storage outranks session storage', { localStorage: 'ar', sessionStorage: 'en' }, 'ar'],
  ['session storage outranks the browser', { sessionStorage: 'ar', browser: 'en' }, 'ar'],
  ['the browser decides where nothing else speaks', { browser: 'ar' }, 'ar'],
  [
    'the same order holds for English',
    { query: 'en', cookie: 'ar', localStorage: 'ar', browser: 'ar' },
    'en',
  ],
];

describe('the language of a visitor', () => {
  it.each(shareOf(CASES, 'languages', { count: 2 }))('%s', async (_name, sources, expected) => {
    expect(await spokenLanguage(sources)).toBe(expected);
  });

  it('is the language in the path, even if the query and the browser ask for another one', async () => {
    expect(await spokenLanguage({ query: 'en', browser: 'en' }, '/ar/no-such-page')).toBe('ar');
  });
});

describe('a chosen language', () => {
  it.each(shareOf(['/ar', '/?lng=ar', '/ar/hosting/cloud'], 'languages chosen'))(
    "by %s is kept on the next page, also in the server's HTML",
    async (path) => {
      const { page, context } = await visit({ locale: 'en' });
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const remembered = async () => (await context.cookies()).map(({ name, value }) => `${name}=${value}`);
      await expect.poll(remembered).toContain('i18next=ar');

      const next = await page.goto('/hosting/vps');

      expect(await next?.text()).toContain('<html lang="ar" dir="rtl">');
      await page.getByRole('heading', { level: 1, name: textsOf('ar')('kinds.vps.name') }).waitFor();
    },
  );

  it('in the URL applies at once, before the scripts of the page run', async () => {
    const { page } = await visit({ locale: 'en' });
    await page.goto('/ar/hosting/cloud', { waitUntil: 'domcontentloaded' });

    expect(await page.evaluate(() => document.cookie)).toContain('i18next=ar');
  });

  it('is the last of two quick clicks, also in title, description and canonical URL', async () => {
    const { page } = await visit({ locale: 'en' });
    const head = () =>
      page.evaluate(() => [
        document.title,
        document.querySelector('meta[name=description]')?.getAttribute('content'),
        new URL(document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '').pathname,
      ]);
    await page.goto('/en');
    await page.getByRole('heading', { level: 1 }).waitFor();
    const english = await head();

    await page.evaluate(() => {
      const flag = (locale: string) =>
        document.querySelector<HTMLElement>(`header button[lang=${locale}]`)?.click();
      flag('ar');
      flag('en');
      flag('ar');
    });

    await page.getByRole('heading', { level: 1, name: textsOf('ar')('pieces.heading.hero.title') }).waitFor();
    await expect
      .poll(head)
      .toEqual([
        expect.stringMatching(/^[^a-z]*[\u0600-\u06ff]/),
        expect.stringMatching(/[\u0600-\u06ff]/),
        '/ar',
      ]);
    await page.getByRole('button', { name: 'English' }).click();
    await expect.poll(head).toEqual(english);
  });
});
