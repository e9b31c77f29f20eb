import { afterAll, afterEach, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { postGraphql } from '#tests/support/api.ts';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { describeInTurn, itSome } from '#tests/support/share.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();
const admin = useAdminApi();
const site = inject('site');

const addLinks = (...labels: string[]) =>
  admin(
    `mutation { insert_footer_links(objects: [${labels
      .map((label) => `{ label: "${label}", url: "/help", category: "Company" }`)
      .join(', ')}]) { affected_rows } }`,
  );
const deleteLinks = () =>
  admin('mutation { delete_footer_links(where: { label: { _like: "History:%" } }) { affected_rows } }');
const labels = async () =>
  (
    await admin(
      '{ footer_links(where: { label: { _like: "History:%" } }, order_by: { label: asc }) { label } }',
    )
  )['footer_links'];

afterEach(deleteLinks);
afterAll(() => untilGoneFromLanding('History:'));

async function openAdmin(locale: 'en' | 'ar', path: string): Promise<Page> {
  const { page } = await visitSignedIn({ locale });
  await page.goto(path);

  return page;
}

describe('the Change History of the back office', () => {
  itSome('history', {
    'filters by person and section, and restores all records that were deleted together': async () => {
      await addLinks('History: one', 'History: two');
      await deleteLinks();
      const page = await openAdmin('en', '/admin/history?section=footer_links&operation=delete');
      await page.getByRole('heading', { level: 1, name: 'Change History' }).waitFor();
      await page.getByRole('combobox', { name: 'By' }).click();
      await page.getByRole('option', { name: site.adminEmail }).click();

      await page
        .getByRole('row', { name: /History: one/ })
        .first()
        .click();
      const dialog = page.getByRole('dialog', { name: 'What was changed' });
      await dialog.getByRole('row', { name: /^URL \/help/ }).waitFor();
      await dialog.getByRole('button', { name: 'Bring back all 2 records' }).click();
      await page.getByText('2 records restored').waitFor();

      expect(await labels()).toEqual([{ label: 'History: one' }, { label: 'History: two' }]);
    },

    'undoes one change in Arabic': async () => {
      const t = textsOf('ar');
      // The history keeps what other tests have written.
      const [before, after] = [`History: before ${Date.now()}`, `History: after ${Date.now()}`];
      await addLinks(before);
      await admin(
        `mutation { update_footer_links(where: { label: { _eq: "${before}" } }, _set: { label: "${after}" }) { affected_rows } }`,
      );
      const page = await openAdmin('ar', '/admin/history?section=footer_links&operation=update');
      await page.getByRole('combobox', { name: t('history.list.actor') }).click();
      await page.getByRole('option', { name: site.adminEmail }).click();
      const row = page.getByRole('row', { name: new RegExp(after) });
      await row.waitFor();

      await row.click();
      const dialog = page.getByRole('dialog', { name: t('history.entry.title') });
      await dialog.getByRole('row', { name: new RegExp(`${before} ${after}`) }).waitFor();
      await dialog.getByRole('button', { name: t('history.restore.values') }).click();
      await dialog.waitFor({ state: 'detached' });

      expect(await labels()).toEqual([{ label: before }]);
    },
  });

  it('is exported as CSV with its filter', async () => {
    await addLinks('History: =1+1');
    const page = await openAdmin('en', '/admin/history?section=footer_links&q=History:');
    await page
      .getByRole('row', { name: /History: =1\+1/ })
      .first()
      .waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export as CSV' }).click(),
    ]);

    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const lines = Buffer.concat(chunks).toString().split('\r\n');
    expect(lines[0]).toContain('happened_at,actor,operation,table_name');
    expect(lines[1]).toMatch(/insert,footer_links,[0-9a-f-]+,History: =1\+1/);
  });

  it('is neither readable nor restorable for a visitor', async () => {
    const read = await postGraphql(site.url, '{ history_entries { id } }');
    const restore = await postGraphql(
      site.url,
      'mutation { restore_history_entry(args: { entry_id: 1 }) { id } }',
    );

    expect(read.errors?.[0]?.extensions.code).toBe('validation-failed');
    expect(restore.errors?.[0]?.extensions.code).toBe('validation-failed');
  });
});

describeInTurn('history')('two administrators on one record', () => {
  it('keep changes to different fields, choose between changes to one field, and save a deleted record as new', async () => {
    await addLinks('History: shared');
    const first = await openAdmin('en', '/admin/footer-links?q=History:');
    const second = await openAdmin('en', '/admin/footer-links?q=History:');
    const open = async (page: Page) => {
      await page.getByRole('row', { name: /History:/ }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit Link' });
      await dialog.locator('[name=label]').waitFor();
      return dialog;
    };
    const save = (page: Page) => page.getByRole('dialog').locator('button[type=submit]').click();
    const done = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

    const [one, other] = [await open(first), await open(second)];
    await one.locator('[name=label]').fill('History: first');
    await other.locator('[name=url]').fill('/second');
    await save(first);
    await done(first);
    await save(second);
    await done(second);
    const link = () => admin('{ footer_links(where: { label: { _like: "History:%" } }) { label url } }');
    expect(await link()).toEqual({ footer_links: [{ label: 'History: first', url: '/second' }] });

    const [again, late] = [await open(first), await open(second)];
    await again.locator('[name=label]').fill('History: mine');
    await late.locator('[name=label]').fill('History: theirs');
    await save(first);
    await done(first);
    await save(second);
    await late.getByText(new RegExp(`Someone else changed the same fields.*${site.adminEmail}`)).waitFor();
    expect(await findFaults(second, '[role=dialog]')).toEqual([]);
    await late.getByRole('radio', { name: /Theirs:.*History: mine/ }).click();
    await late.getByRole('button', { name: 'Continue with this choice' }).click();
    expect(await late.locator('[name=label]').inputValue()).toBe('History: mine');
    await late.locator('[name=label]').fill('History: agreed');
    await deleteLinks();
    await save(second);
    await late.getByRole('button', { name: 'Save as new' }).click();
    await done(second);
    expect(await link()).toEqual({ footer_links: [{ label: 'History: agreed', url: '/second' }] });
  });
});
