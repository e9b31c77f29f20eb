import { readFileSync } from 'node:fs';
import { expect, inject } from 'vitest';
import type { Page } from 'playwright-core';
import { findFaults } from '#tests/support/browser/axe.ts';
import { signInByApi } from '#tests/support/browser/pages.ts';
import { describeInTurn, itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

async function openContacts(locale: Locale): Promise<Page> {
  const { page, context } = await visit({ locale });
  await signInByApi(context, site);
  await page.goto('/admin/contacts');
  await page.getByRole('heading', { level: 1, name: textsOf(locale)('contacts.page.title') }).waitFor();

  return page;
}

const rowOf = (page: Page, email: string) => page.getByRole('row').filter({ hasText: email });

describeInTurn('contacts')('Contact Management', () => {
  itSome('contacts', {
    'imports a file after a preview, undoes the import, and shows both on other open pages': async () => {
      const domain = `import-${Date.now()}.test`;
      const page = await openContacts('en');
      const other = await openContacts('en');
      await page.getByRole('button', { name: 'Import Contacts' }).click();
      const dialog = page.getByRole('dialog', { name: 'Import Contacts from CSV' });
      await dialog.locator('input[type=file]').setInputFiles({
        name: 'list.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(
          `email;first_name\nsalma@${domain};سلمى\nSALMA@${domain};again\nno;x\nomar@${domain};Omar\n`,
        ),
      });
      await dialog.getByText('2 new', { exact: true }).waitFor();
      await dialog.getByText('Line 4: invalid email address').waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: 'Import', exact: true }).click();

      await page.getByText('Contacts imported successfully!').waitFor();
      await rowOf(page, `salma@${domain}`).getByText('سلمى').waitFor();
      await rowOf(other, `omar@${domain}`).waitFor();

      await page.getByRole('button', { name: 'Import Contacts' }).click();
      await dialog
        .getByRole('listitem')
        .filter({ hasText: 'list.csv' })
        .getByRole('button', { name: 'Undo' })
        .first()
        .click();
      await page.getByText('The import was undone: 2 contacts removed').waitFor();
      await expect.poll(() => rowOf(other, domain).count()).toBe(0);
    },

    'adds a contact in Arabic, refuses a duplicate, unsubscribes and deletes it': async () => {
      const t = textsOf('ar');
      const email = `huda-${Date.now()}@example.test`;
      const page = await openContacts('ar');
      expect(await page.getAttribute('html', 'dir')).toBe('rtl');
      expect(await findFaults(page)).toEqual([]);

      const dialog = page.getByRole('dialog', { name: t('contacts.dialog.addTitle') });
      const add = async () => {
        await page.getByRole('button', { name: t('contacts.dialog.addTitle') }).click();
        await dialog.getByRole('textbox', { name: t('contacts.form.email') }).fill(email);
        await dialog.getByRole('textbox', { name: t('contacts.form.firstName') }).fill('هدى');
        await dialog.getByRole('button', { name: t('contacts.form.save') }).click();
      };
      await add();
      await page.getByText(t('contacts.toast.created')).waitFor();
      await rowOf(page, email).waitFor();

      await add();
      await dialog.getByText(t('contacts.errors.duplicate')).waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);
      await dialog.getByRole('button', { name: t('kit.cancel') }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t('kit.unsaved.leave') })
        .click();

      await rowOf(page, email)
        .getByRole('button', { name: t('kit.edit') })
        .click();
      const opened = page.getByRole('dialog', { name: t('contacts.dialog.editTitle') });
      const unsubscribe = t('contacts.subscription.unsubscribe');
      await opened.getByRole('button', { name: unsubscribe }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: unsubscribe }).click();
      await opened.getByText(t('contacts.subscription.unsubscribedHint')).waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);
      const download = page.waitForEvent('download');
      await opened.getByRole('button', { name: t('contacts.subscription.export') }).click();
      expect(readFileSync(await (await download).path(), 'utf8')).toContain(`"email": "${email}"`);
      await opened.getByRole('button', { name: t('kit.cancel') }).click();

      await rowOf(page, email)
        .getByRole('button', { name: t('kit.delete') })
        .click();
      const question = page.getByRole('alertdialog', { name: t('kit.confirm.title') });
      await question.getByText(t('contacts.delete.text')).waitFor();
      await question.getByRole('button', { name: t('kit.delete') }).click();
      await page.getByText(t('contacts.toast.deleted')).waitFor();
      await expect.poll(() => rowOf(page, email).count()).toBe(0);
    },
  });
});
