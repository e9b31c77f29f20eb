import { describe, expect, it } from 'vitest';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

describe.each(localesOf('not-found'))('a path that does not exist (%s)', (locale) => {
  const t = textsOf(locale);

  it.each(shareOf(['/no-such-page', '/hosting/florist', '/update-password/again'], 'not-found paths'))(
    'is answered with status 404, shows the not-found text and is logged: %s',
    async (path) => {
      const { page } = await visit({ locale });
      const logged: string[] = [];
      page.on('console', (message) => logged.push(message.text()));

      const response = await page.goto(path);

      expect(response?.status()).toBe(404);
      await page.getByText('404', { exact: true }).waitFor();
      await page.getByRole('heading', { level: 1, name: t('app.notFound.title') }).waitFor();
      await expect.poll(() => logged.join('\n')).toContain(path);
      await page.getByRole('link', { name: t('app.notFound.home') }).click();
      await page.getByRole('heading', { level: 1, name: t('pieces.heading.hero.title') }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/');
    },
  );
});

describe('a path of the back office that does not exist', () => {
  it('is answered with 404, and leads a visitor to /auth', async () => {
    const { page } = await visit();

    const response = await page.goto('/admin/no-such-section');

    expect(response?.status()).toBe(404);
    await page.waitForURL((url) => url.pathname === '/auth');
  });
});
