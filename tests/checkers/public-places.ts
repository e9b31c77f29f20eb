/** Pages that people see without a session and that no sitemap names; the first two letters are the language. */
const UNLISTED = [
  ['auth', (locale: string) => `/auth?lng=${locale}`],
  ['update-password', (locale: string) => `/update-password?lng=${locale}`],
  ['invitation', (locale: string) => `/invitation?lng=${locale}`],
  ['confirm-email', (locale: string) => `/confirm-email?lng=${locale}`],
  ['explorer', (locale: string) => `/developers/explorer?lng=${locale}`],
  ['not found', (locale: string) => `/${locale}/no-such-page`],
  ['unsubscribe', (locale: string) => `/unsubscribe/nothing?lng=${locale}`],
  ['subscribe', (locale: string) => `/subscribe/nothing?lng=${locale}`],
  ['portal', (locale: string) => `/demo-portal/cart.php?language=${locale === 'ar' ? 'arabic' : 'english'}`],
  ['offline', () => '/offline.html'],
] as const;

/** Returns the paths of every public page, in both languages: those of the sitemap and those that it leaves out. */
export async function publicPlaces(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place = '']) => {
    const { pathname, search } = new URL(place.replaceAll('&amp;', '&'));

    return pathname + search;
  });
  const unlisted = ['en', 'ar'].flatMap((locale) => UNLISTED.map(([, pathOf]) => pathOf(locale)));

  return [...new Set([...listed, ...unlisted])];
}
