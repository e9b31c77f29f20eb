import { describe, expect, it } from 'vitest';
import { itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();

async function openForm(locale: Locale) {
  const t = textsOf(locale);
  const { page } = await visitSignedIn({ locale });
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: t('admin.sidebar.label') })
    .getByRole('link', { name: t('admin.section.notices.label') })
    .click();
  await page.getByRole('button', { name: t('notices.dialog.addTitle') }).click();
  const dialog = page.getByRole('dialog', { name: t('notices.dialog.addTitle') });
  await dialog.locator('[name=content]').fill('Nobody saved this');

  return { page, dialog, question: page.getByRole('alertdialog', { name: t('kit.unsaved.title') }) };
}

/** Goes back from a form with unsaved text, once to stay and once to leave. */
async function goBackTwice(locale: Locale): Promise<void> {
  const t = textsOf(locale);
  const { page, dialog, question } = await openForm(locale);

  await page.goBack();
  await question.getByRole('button', { name: t('kit.unsaved.stay') }).click();
  await question.waitFor({ state: 'detached' });
  expect(await dialog.locator('[name=content]').inputValue()).toBe('Nobody saved this');
  expect(new URL(page.url()).searchParams.get('record')).toBe('new');

  await page.goBack();
  await question.getByRole('button', { name: t('kit.unsaved.leave') }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).pathname).toBe('/admin/notices');
  expect(new URL(page.url()).searchParams.has('record')).toBe(false);
}

describe('a form with unsaved text', () => {
  it('makes the browser ask before the tab is closed', async () => {
    const { page, dialog } = await openForm('en');
    const asked = page.waitForEvent('dialog');

    const closing = page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await closing;

    expect(await dialog.locator('[name=content]').inputValue()).toBe('Nobody saved this');
  });

  itSome('admin-unsaved', {
    "asks before the browser's Back button leaves it, then stays or leaves as answered": () =>
      goBackTwice('en'),
    "asks before the browser's Back button leaves it, then stays or leaves as answered, in Arabic": () =>
      goBackTwice('ar'),
    'asks before a sidebar link leaves the page, then stays or leaves as answered': async () => {
      const t = textsOf('en');
      const { page } = await visitSignedIn();
      await page.goto('/admin/seo');
      const field = page.locator('[name=site_title]');
      await field.fill('Nobody saved this');
      const link = page
        .getByRole('navigation', { name: t('admin.sidebar.label') })
        .getByRole('link', { name: t('admin.section.users.label') });
      const question = page.getByRole('alertdialog', { name: t('kit.unsaved.title') });

      await link.click();
      await question.waitFor();
      await question.getByRole('button', { name: t('kit.unsaved.stay') }).click();
      await question.waitFor({ state: 'detached' });
      expect(await field.inputValue()).toBe('Nobody saved this');
      expect(new URL(page.url()).pathname).toBe('/admin/seo');

      await link.click();
      await question.getByRole('button', { name: t('kit.unsaved.leave') }).click();
      await page.getByRole('heading', { level: 1, name: t('users.page.title') }).waitFor();
      expect(new URL(page.url()).pathname).toBe('/admin/users');
    },
  });
});
