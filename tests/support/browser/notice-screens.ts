import type { Page } from 'playwright-core';
import { findFaults, findFaultsOfLocale, SCREEN_OF, SCREENS } from './axe.ts';
import { textsOf, type Locale } from '../texts.ts';

const DIALOG = '[role=dialog]';
const QUESTION = '[role=alertdialog]';

/** Returns axe's violations in the list of notices: in its view menu, its dialogs, its questions and its bar for many rows. */
export async function faultsOfNotices(page: Page, locale: Locale): Promise<unknown[]> {
  const t = textsOf(locale);
  const found: unknown[] = [];
  const look = async (within?: string) => found.push(...(await findFaultsOfLocale(locale, page, within)));
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const dialog = (id: string) => page.getByRole('dialog', { name: t(id), exact: true });
  const question = page.getByRole('alertdialog', { name: t('kit.confirm.title'), exact: true });
  const leave = async (id: string) => {
    await page.keyboard.press('Escape');
    await dialog(id).waitFor({ state: 'detached' });
  };
  const cancel = async () => {
    await question.waitFor();
    await look(QUESTION);
    await button('kit.cancel').click();
    await question.waitFor({ state: 'detached' });
  };

  const row = page.getByRole('row').nth(1);
  await row.getByRole('button').first().waitFor();
  // On a phone, a sheet has what the menu and the filters have.
  await page.setViewportSize(SCREEN_OF[locale]);
  const name = t(locale === 'en' ? 'kit.table.view' : 'kit.list.filter', { count: 0 });
  await page.getByRole('button', { name, exact: true }).click();
  const opened = page.getByRole('dialog', { name, exact: true });
  await opened.waitFor();
  found.push(...(await findFaults(page, DIALOG)));
  await page.keyboard.press('Escape');
  await opened.waitFor({ state: 'detached' });
  await page.setViewportSize(SCREENS.desktop);

  await button('notices.dialog.addTitle').click();
  const add = dialog('notices.dialog.addTitle');
  await add.locator('button[type=submit]').click();
  await add.getByText(t('notices.form.contentRequired')).waitFor();
  await look(DIALOG);
  await leave('notices.dialog.addTitle');

  await row.getByRole('button').first().click();
  await dialog('notices.dialog.editTitle').waitFor();
  await look(DIALOG);
  await leave('notices.dialog.editTitle');

  await row.getByRole('button').last().click();
  await cancel();

  await row.getByRole('checkbox').check();
  const bar = page.getByRole('toolbar');
  await bar.waitFor();
  await look();
  await bar.getByRole('button', { name: t('kit.delete') }).click();
  await cancel();

  return found;
}
