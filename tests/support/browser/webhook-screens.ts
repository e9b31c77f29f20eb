import type { Page } from 'playwright-core';
import { findFaults, findFaultsOfLocale } from './axe.ts';
import { textsOf, type Locale } from '../texts.ts';

const DIALOG = '[role=dialog]';

/**
 * Returns axe's violations in the section of webhooks while a webhook is added, its secret shown and a test sent to
 * it.
 */
export async function faultsOfWebhooks(page: Page, locale: Locale): Promise<unknown[]> {
  const t = textsOf(locale);
  const dialog = (id: string) => page.getByRole('dialog', { name: t(id), exact: true });
  const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
  const found: unknown[] = [];
  const look = async (within?: string) => found.push(...(await findFaultsOfLocale(locale, page, within)));

  await button('webhooks.dialog.addTitle').click();
  const add = dialog('webhooks.dialog.addTitle');
  const submit = add.locator('button[type=submit]');
  await submit.click();
  await add.getByText(t('webhooks.form.eventsRequired')).waitFor();
  await look(DIALOG);

  const name = `Axe ${locale} ${Date.now()}`;
  await add.locator('[name=name]').fill(name);
  await add.locator('[name=url]').fill('https://receiver.test/hooks');
  await add.getByRole('checkbox', { name: t('webhooks.event.newsletter.sent') }).check();
  await submit.click();
  const secret = dialog('webhooks.secret.title');
  await secret.getByText(/^whsec_/).waitFor();
  await add.waitFor({ state: 'detached' });
  found.push(...(await findFaults(page, DIALOG)));
  await secret.getByRole('button', { name: t('webhooks.secret.stored') }).click();
  await secret.waitFor({ state: 'detached' });
  await look();

  await page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: t('webhooks.log.open') })
    .click();
  const log = dialog('webhooks.log.title');
  await log.getByRole('button', { name: t('webhooks.test.send') }).click();
  // The log's line starts with this text; the button that sends a test only ends with it.
  await log.getByRole('button', { name: new RegExp(`^${t('webhooks.event.test')}`) }).click();
  await log.getByText(t('webhooks.log.body')).waitFor();
  await look(DIALOG);
  await page.keyboard.press('Escape');
  await log.waitFor({ state: 'detached' });
  return found;
}
