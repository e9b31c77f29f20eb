import { afterAll, afterEach, expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { describeInTurn, itSome } from '#tests/support/share.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();
const admin = useAdminApi();
/** Upper bound for pressing Tab; it is more than any page of the back office has stops. */
const MAX_STOPS = 200;

afterEach(() =>
  admin('mutation { delete_store_notices(where: { content: { _like: "Keys:%" } }) { affected_rows } }'),
);
afterAll(() => untilGoneFromLanding('Keys:'));

const hasFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** Moves the focus to a control as a person without a mouse does, and presses it. */
async function pressByKeys(page: Page, control: Locator, key = 'Enter', step = 'Tab'): Promise<void> {
  await control.waitFor();
  for (let stops = 0; !(await hasFocus(control)); stops += 1) {
    if (stops > MAX_STOPS) throw new Error(`No ${step} leads to ${control}.`);
    await page.keyboard.press(step);
  }
  await page.keyboard.press(key);
}

/** From here on any press of a mouse is an error of the test. */
async function refuseMouse(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const refuse = ({ type, isTrusted }: Event) => {
      if (isTrusted) Object.assign(window, { pressedByMouse: type });
    };
    for (const type of ['mousedown', 'pointerdown', 'touchstart']) addEventListener(type, refuse, true);
  });
}

/** Opens the list of notices by keys, as later steps do. */
async function openNotices(locale: Locale): Promise<Page> {
  const t = textsOf(locale);
  const { page } = await visitSignedIn({ locale });
  await refuseMouse(page);
  await page.goto('/admin');
  await page.getByRole('heading', { level: 1, name: t('admin.dashboard.heading') }).waitFor();
  expect(await page.getAttribute('html', 'dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');

  const section = t('admin.section.notices.label');
  await pressByKeys(page, page.getByRole('navigation').getByRole('link', { name: section }));
  await page.getByRole('heading', { level: 1, name: t('notices.page.title') }).waitFor();
  // The search leaves this test's rows alone in the list, so that each way through it is short.
  await pressByKeys(page, page.getByRole('searchbox'), 'End');
  await page.keyboard.insertText('Keys:');
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('Keys:');

  return page;
}

async function addNotice(page: Page, locale: Locale, name: string): Promise<void> {
  const t = textsOf(locale);
  await pressByKeys(page, page.getByRole('button', { name: t('notices.dialog.addTitle') }));
  const add = page.getByRole('dialog', { name: t('notices.dialog.addTitle') });
  await pressByKeys(page, add.locator('[name=content]'), 'End');
  await page.keyboard.insertText(name);
  await pressByKeys(page, add.locator('button[type=submit]'));
  await add.waitFor({ state: 'detached' });
}

/** Deletes a notice by keys, and undoes the deletion by keys. */
async function deleteAndUndo(page: Page, locale: Locale, name: string): Promise<void> {
  const t = textsOf(locale);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await pressByKeys(page, row.getByRole('button', { name: t('kit.delete') }));
  const question = page.getByRole('alertdialog', { name: t('kit.confirm.title') });
  await question.getByText(name).waitFor();
  await pressByKeys(page, question.getByRole('button', { name: t('kit.delete') }));
  await page.getByText(t('notices.toast.deleted')).waitFor();
  await row.waitFor({ state: 'detached' });
  await expect.poll(() => hasFocus(page.locator('#main'))).toBe(true);

  await page.keyboard.press('Control+z');
  await page.getByText(t('kit.undo.done', { count: 1 })).waitFor();
  await row.waitFor();
  expect(await page.evaluate(() => 'pressedByMouse' in window)).toBe(false);
}

describeInTurn('admin-keyboard')('notices in the back office, by keyboard only', () => {
  itSome('admin-keyboard', {
    'are added, edited, deactivated in bulk, deleted and restored': async () => {
      const t = textsOf('en');
      const page = await openNotices('en');
      await addNotice(page, 'en', 'Keys: first');
      await addNotice(page, 'en', 'Keys: second');
      const rowOf = (name: string) => page.getByRole('row', { name: new RegExp(name) });

      await pressByKeys(page, rowOf('Keys: first').getByRole('button', { name: t('kit.edit') }));
      const edit = page.getByRole('dialog', { name: t('notices.dialog.editTitle') });
      await pressByKeys(page, edit.locator('[name=content_ar]'), 'End');
      await page.keyboard.insertText('مفاتيح: الأول');
      await pressByKeys(page, edit.locator('button[type=submit]'));
      await page.getByText(t('notices.toast.updated')).waitFor();
      await edit.waitFor({ state: 'detached' });

      await pressByKeys(page, rowOf('Keys: first').getByRole('checkbox'), 'Space');
      await pressByKeys(page, rowOf('Keys: second').getByRole('checkbox'), 'Space');
      const bar = page.getByRole('toolbar');
      const switchOff = bar.getByRole('button', { name: t('notices.bulk.deactivate') });
      await pressByKeys(page, bar, 'Home', 'Shift+Tab');
      await pressByKeys(page, switchOff, 'Enter', 'ArrowRight');
      await page.getByText(t('notices.bulk.deactivated', { count: 2 })).waitFor();
      await bar.waitFor({ state: 'detached' });
      await expect.poll(() => hasFocus(page.locator('#main'))).toBe(true);

      await deleteAndUndo(page, 'en', 'Keys: second');
    },

    'are added, deleted and restored in Arabic': async () => {
      const page = await openNotices('ar');
      await addNotice(page, 'ar', 'Keys: third');

      await deleteAndUndo(page, 'ar', 'Keys: third');
    },
  });
});
