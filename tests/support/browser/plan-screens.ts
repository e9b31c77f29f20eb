import type { Page } from 'playwright-core';
import { findFaultsOfLocale } from './axe.ts';
import { textsOf, type Locale } from '../texts.ts';

const DIALOG = '[role=dialog]';

/** Returns axe's violations in the form of a new plan with its errors, its features, and all that it folds. */
export async function faultsOfPlanForm(page: Page, locale: Locale): Promise<unknown[]> {
  const t = textsOf(locale);
  await page.getByRole('button', { name: t('plans.dialog.addTitle'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('plans.dialog.addTitle'), exact: true });
  await form.locator('button[type=submit]').click();
  await form.getByText(t('plans.form.categoryRequired')).waitFor();
  await form.locator('[name=features]').fill('1 vCPU, 20 GB, ');
  for (const section of ['plans.form.arabic', 'plans.form.optional'])
    await form.getByRole('button', { name: t(section) }).click();
  const found = await findFaultsOfLocale(locale, page, DIALOG);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: t('kit.unsaved.leave'), exact: true }).click();
  await form.waitFor({ state: 'detached' });

  return found;
}
