import { afterAll, expect, it } from 'vitest';
import { findFaultsOfLocale } from '#tests/support/browser/axe.ts';
import { useProductDatabase } from '#tests/support/postgres/product-database.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();
const query = useProductDatabase();

// A failed test must not leave the product held for the files after it.
afterAll(() => query('delete from holds'));

/** Opens the back office as an administrator. */
async function openOffice(locale: 'en' | 'ar', width: number) {
  const { page } = await visitSignedIn({ locale, width });
  await page.goto('/admin');
  const t = textsOf(locale);
  // By its label instead of its role: beside an open dialog nothing has a role.
  return { page, t, banner: page.getByLabel(t('hold.label'), { exact: true }) };
}

describeInTurn('held-product')(
  'a product restored from a backup, whose mails and webhooks are paused',
  () => {
    it('is resumed from its banner, which appears and disappears on every open page, in both languages', async () => {
      const desk = await openOffice('en', 1440);
      const phone = await openOffice('ar', 390);
      await query(
        `insert into holds (snapshot_at) values ('2026-11-20T10:30:00Z')
       on conflict ((true)) do update set resumed_at = null, resumed_by = null`,
      );

      for (const [locale, { page, banner }] of [
        ['en', desk],
        ['ar', phone],
      ] as const) {
        await banner.waitFor();
        expect(await banner.textContent()).toContain('2026');
        expect(await findFaultsOfLocale(locale, page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      }

      await phone.banner.getByRole('button', { name: phone.t('hold.list.open') }).click();
      const dialog = phone.page.getByRole('dialog');
      await dialog.getByRole('textbox').fill('salma@held.example\nno email');
      expect(await findFaultsOfLocale('ar', phone.page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: phone.t('hold.list.send', { count: 1 }) }).click();
      await dialog.getByText(phone.t('hold.list.done', { count: 1 })).waitFor();
      await dialog.getByRole('button', { name: phone.t('hold.list.close') }).click();

      await desk.banner.getByRole('button', { name: desk.t('hold.resume.action') }).click();
      await desk.page
        .getByRole('alertdialog')
        .getByRole('button', { name: desk.t('hold.resume.action') })
        .click();
      await desk.banner.waitFor({ state: 'detached' });
      await phone.banner.waitFor({ state: 'detached' });
      const rows = await query('select public.is_held(), resumed_by is not null as is_known from holds');
      expect(rows).toEqual([{ is_held: false, is_known: true }]);
    });
  },
);
