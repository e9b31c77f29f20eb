import { expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { findFaults } from '#tests/support/browser/axe.ts';
import { signInByApi } from '#tests/support/browser/pages.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');
/** Upper bound for pressing Tab; it is more than the composer has stops. */
const MAX_STOPS = 60;

const hasFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** Moves the focus to a control as a person without a mouse does. */
async function reach(page: Page, control: Locator, step = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let stops = 0; !(await hasFocus(control)); stops += 1) {
    if (stops > MAX_STOPS) throw new Error(`No ${step} leads to ${control}.`);
    await page.keyboard.press(step);
  }
}

it('a newsletter with a variable and blocks can be written by keyboard only, in Arabic', async () => {
  const t = textsOf('ar');
  const { page, context } = await visit({ locale: 'ar' });
  await signInByApi(context, site);
  await page.goto('/admin/newsletters?record=new');
  const dialog = page.getByRole('dialog', { name: t('newsletters.dialog.addTitle') });
  await dialog.waitFor();
  await expect.poll(() => dialog.boundingBox()).toMatchObject(page.viewportSize()!);
  const press = async (name: string, key = 'Enter') => {
    await reach(page, dialog.getByRole('button', { name: t(name), exact: true }).first());
    await page.keyboard.press(key);
  };
  const tool = async (name: string) => {
    await reach(page, dialog.getByRole('toolbar').first(), 'Shift+Tab');
    await page.keyboard.press('Home');
    await reach(page, dialog.getByRole('button', { name: t(name), exact: true }).first(), 'ArrowLeft');
    await page.keyboard.press('Enter');
  };
  const subject = `By keys ${Date.now()}`;
  await reach(page, dialog.getByRole('textbox', { name: t('newsletters.form.subject'), exact: true }));
  await page.keyboard.type(`${subject} `);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: t('newsletters.variable.first_name') }).waitFor();
  await page.keyboard.press('Enter');

  const text = dialog.getByRole('textbox', { name: t('newsletters.form.content'), exact: true }).first();
  await reach(page, text);
  await page.keyboard.type('Hello ');
  await tool('newsletters.editor.insertVariable');
  await reach(page, dialog.getByRole('textbox', { name: t('newsletters.editor.instead') }));
  await page.keyboard.type('صديقنا');
  await page.keyboard.press('Enter');
  const chip = text.locator('[data-variable]');
  await chip.waitFor();
  await tool('newsletters.editor.button');
  await page.keyboard.type('Order now');
  await reach(page, dialog.getByRole('textbox', { name: t('newsletters.editor.linkAddress') }));
  await page.keyboard.type('https://site.test/order');
  await page.keyboard.press('Enter');
  await text.locator('[data-block=button]').getByText('Order now').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Beneath');
  await tool('newsletters.editor.columns');
  await page.keyboard.type('First column');

  expect(await chip.getAttribute('data-variable')).toBe('{{first_name|صديقنا}}');
  expect(await chip.evaluate((element) => getComputedStyle(element).unicodeBidi)).toBe('isolate');
  expect(await text.locator('[data-block=column]').first().textContent()).toBe('First column');

  await press('newsletters.preview.enlarge');
  const frame = page.frameLocator(`iframe[title="${t('newsletters.preview.frame.en')}"]`);
  await frame.getByRole('link', { name: 'Order now' }).waitFor();
  await frame.getByText('First column').waitFor();
  expect(await findFaults(page, '[role=dialog]')).toEqual([]);

  await press('newsletters.form.save');
  await page.getByRole('button', { name: t('newsletters.send.confirm'), exact: true }).waitFor();
  await page.getByRole('row').filter({ hasText: subject }).waitFor();
});
