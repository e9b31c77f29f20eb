import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { findFaults } from '#tests/support/axe.ts';
import { signInByApi } from '#tests/support/pages.ts';
import { useBrowser } from '#tests/support/site.ts';
import { LOCALES, textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

const SCREENS = { desktop: 1280, phone: 375 };

describe.each(LOCALES)('axe finds nothing in the back office (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;

  beforeAll(async () => {
    const visitor = await visit({ locale });
    page = visitor.page;
    await signInByApi(visitor.context, site);
    await page.goto('/');
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('siteHeader.admin'), exact: true })
      .waitFor();
  });

  describe.each(Object.entries(SCREENS))('on a %s', (screen, width) => {
    beforeAll(async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/admin');
      await page.getByRole('heading', { level: 1, name: t('admin.dashboard.heading') }).waitFor();
    });

    it('on the dashboard and in its sidebar', async () => {
      expect(await findFaults(page)).toEqual([]);
      if (screen !== 'phone') return;

      await page.getByRole('button', { name: t('admin.sidebar.toggle') }).click();
      await page.getByRole('dialog', { name: t('admin.sidebar.label') }).waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    });

    it('in the command palette', async () => {
      await page.keyboard.press('Control+k');
      const palette = page.getByRole('dialog', { name: t('kit.palette.label') });
      await palette.getByRole('option').first().waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);

      await page.keyboard.press('Escape');
      await palette.waitFor({ state: 'detached' });
    });

    it('on the list of users and in the question about the own role', async () => {
      await page.goto('/admin/users');
      const role = page.getByRole('row').filter({ hasText: site.adminEmail }).getByRole('combobox');
      await role.waitFor();
      expect(await findFaults(page)).toEqual([]);

      await role.click();
      await page.getByRole('option', { name: t('users.role.user'), exact: true }).click();
      const question = page.getByRole('alertdialog', { name: t('users.own.title') });
      await question.waitFor();
      expect(await findFaults(page, '[role=alertdialog]')).toEqual([]);
      await question.getByRole('button', { name: t('kit.cancel') }).click();
      await question.waitFor({ state: 'detached' });
    });

    it('on the list of plans, in its dialog, and while a row is on its way', async () => {
      await page.goto('/admin/pricing?q=Mail');
      const row = page.getByRole('row').nth(1);
      const handle = row.getByRole('button', { name: t('kit.order.drag') });
      await handle.focus();
      expect(await findFaults(page)).toEqual([]);
      await page.keyboard.press('Space');
      await page.locator('[data-dnd-dragging]').first().waitFor();
      expect(await findFaults(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await page.locator('[data-dnd-dragging]').waitFor({ state: 'detached' });

      await page.getByRole('button', { name: t('plans.dialog.addTitle') }).click();
      const add = page.getByRole('dialog', { name: t('plans.dialog.addTitle') });
      await add.locator('button[type=submit]').click();
      await add.getByText(t('plans.form.categoryRequired')).waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await add.waitFor({ state: 'detached' });
    });

    it('on the list of notices and in its dialogs', async () => {
      await page.goto('/admin/notices');
      const row = page.getByRole('row').nth(1);
      await row.getByRole('button').first().waitFor();
      expect(await findFaults(page)).toEqual([]);

      await page.getByRole('button', { name: t('notices.dialog.addTitle') }).click();
      const add = page.getByRole('dialog', { name: t('notices.dialog.addTitle') });
      await add.locator('button[type=submit]').click();
      await add.getByText(t('notices.form.contentRequired')).waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await add.waitFor({ state: 'detached' });

      await row.getByRole('button').first().click();
      const edit = page.getByRole('dialog', { name: t('notices.dialog.editTitle') });
      await edit.waitFor();
      expect(await findFaults(page, '[role=dialog]')).toEqual([]);
      await page.keyboard.press('Escape');
      await edit.waitFor({ state: 'detached' });

      await row.getByRole('button').last().click();
      await page.getByRole('alertdialog', { name: t('kit.confirm.title') }).waitFor();
      expect(await findFaults(page, '[role=alertdialog]')).toEqual([]);
      await page.getByRole('button', { name: t('kit.cancel') }).click();
      await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    });
  });
});
