import { beforeAll, describe, expect, inject, it } from 'vitest';
import { createClient } from '#tests/support/clients.ts';
import { signInThroughDialog } from '#tests/support/browser/pages.ts';
import { localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

describe("a signed-in client without an administrator's role", () => {
  const client = { email: `salma-${Date.now()}@example.test`, password: 'a-long-enough-password' };

  beforeAll(() => createClient(site, client));

  it.each(localesOf('client'))(
    'sees Logout and no Admin link, and is redirected from the back office to the landing page (%s)',
    async (locale) => {
      const t = textsOf(locale);
      const { page } = await visit({ locale });
      await signInThroughDialog(page, { adminEmail: client.email, adminPassword: client.password }, locale);
      const header = page.getByRole('banner');
      await header.getByRole('button', { name: t('siteHeader.logout') }).waitFor();
      expect(await header.getByRole('link', { name: t('siteHeader.admin'), exact: true }).count()).toBe(0);
      expect(await header.getByRole('link', { name: t('siteHeader.clientArea') }).count()).toBe(0);

      for (const path of ['/admin', '/admin/notices']) {
        await page.goto(path);

        await page.waitForURL((url) => url.pathname === '/');
        await header.getByRole('button', { name: t('siteHeader.logout') }).waitFor();
      }
    },
  );
});
