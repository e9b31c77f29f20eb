import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { itSome, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';

const { visitSignedIn } = useBrowser();
const admin = useAdminApi();

const POSTAL_ADDRESS = '12 Example Street, Sample Town';
/** Height of the preview; SPEC section 2. */
const PREVIEW_HEIGHT_PX = 300;
/** Upper bound for pressing Tab; it is more than any dialog has stops. */
const MAX_STOPS = 80;

beforeAll(() =>
  admin(
    `mutation Sender($settings: [site_settings_insert_input!]!) {
      insert_site_settings(objects: $settings, on_conflict: { constraint: site_settings_pkey, update_columns: [value] }) { affected_rows }
    }`,
    { settings: [{ key: 'postal_address', value: POSTAL_ADDRESS }] },
  ),
);

afterAll(() =>
  admin('mutation { delete_newsletters(where: { subject: { _like: "Dialogs:%" } }) { affected_rows } }'),
);

async function openSignedIn(path: string, size: { width?: number; height?: number } = {}): Promise<Page> {
  const { page } = await visitSignedIn(size);
  await page.goto(path);

  return page;
}

const hasFocus = (place: Locator) => place.evaluate((element) => element.contains(document.activeElement));

/** Presses Tab until the focus is in a place. */
async function tabTo(page: Page, place: Locator): Promise<void> {
  for (let stops = 0; !(await hasFocus(place)); stops += 1) {
    if (stops > MAX_STOPS) throw new Error(`No Tab leads to ${place}.`);
    await page.keyboard.press('Tab');
  }
}

describe('the import dialog by keyboard', () => {
  it('is traversed by Tab, from the file chooser to its last button and back to the start', async () => {
    const page = await openSignedIn('/admin/contacts');
    await page.getByRole('button', { name: 'Import Contacts' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Contacts from CSV' });
    await dialog.waitFor();
    const seen: (string | null)[] = [];
    for (let stop = 0; stop < 5; stop += 1) {
      await page.keyboard.press('Tab');
      seen.push(await page.evaluate(() => document.activeElement?.textContent ?? null));
    }

    expect(seen).toEqual([
      'Choose a CSV file',
      'Download a sample file',
      'Cancel',
      'Import',
      'Choose a CSV file',
    ]);
  });
});

describe('the form of a newsletter', () => {
  itSome('admin-dialogs form', {
    'closes after it is saved, though its preview was drawn many times': async () => {
      const subject = `Dialogs: news ${Date.now()}`;
      const page = await openSignedIn('/admin/newsletters?q=Dialogs');
      await page.getByRole('button', { name: 'Create New Newsletter' }).click();
      const dialog = page.getByRole('dialog', { name: 'Create New Newsletter' });
      await dialog.getByRole('textbox', { name: 'Subject', exact: true }).fill(subject);
      const preview = page.frameLocator('iframe[title="Preview of the newsletter in English"]');
      for (const word of ['First', 'Second', 'Third']) {
        await dialog.getByRole('textbox', { name: 'Content', exact: true }).click();
        await page.keyboard.insertText(`${word} `);
        await preview.getByText(word).waitFor();
      }
      await dialog.getByRole('button', { name: 'Save newsletter' }).click();

      await page.getByRole('row').filter({ hasText: subject }).waitFor();
      await dialog.waitFor({ state: 'detached' });
      expect(new URL(page.url()).search).toBe('?q=Dialogs');
    },

    "has one Tab stop for the editor's toolbar, and says that the content is required": async () => {
      const { page, dialog } = await openForm();
      const tools = dialog.getByRole('toolbar', { name: 'Format' }).first();
      const content = dialog.getByRole('textbox', { name: 'Content', exact: true });
      await tabTo(page, tools);
      await page.keyboard.press('ArrowRight');
      expect(await hasFocus(tools.getByRole('button', { name: 'Italic' }))).toBe(true);
      await page.keyboard.press('Tab');

      expect(await hasFocus(content)).toBe(true);
      expect(await content.getAttribute('aria-required')).toBe('true');
    },
  });

  it.each(shareOf([1280, 900, 600], 'admin-dialogs preview'))(
    'scrolls its %i px wide preview to the postal address by keyboard',
    async (width) => {
      const { page, dialog } = await openForm(width);
      await dialog.getByRole('textbox', { name: 'Content', exact: true }).click();
      await page.keyboard.insertText('A long text. '.repeat(200));
      const tab = dialog.getByRole('tab', { name: 'Preview' });
      if (await tab.isVisible()) await tab.click();
      const frame = dialog.locator('iframe').first();
      const mail = page.frameLocator('iframe').first();
      await mail.getByText('A long text.').first().waitFor();
      await expect.poll(async () => (await frame.boundingBox())?.height).toBe(PREVIEW_HEIGHT_PX);
      await tabTo(page, frame);
      await page.keyboard.press('End');

      await expect.poll(() => isInside(mail.getByText(POSTAL_ADDRESS), frame.locator('..'))).toBe(true);
      await expect.poll(() => isInside(frame, frame.locator('..'))).toBe(true);
    },
  );
});

async function openForm(width = 1280): Promise<{ page: Page; dialog: Locator }> {
  const page = await openSignedIn('/admin/newsletters?record=new', { width });

  return { page, dialog: page.getByRole('dialog', { name: 'Create New Newsletter' }) };
}

/** Returns whether all of an element lies within the box of another. */
async function isInside(element: Locator, place: Locator): Promise<boolean> {
  const [inner, outer] = [await element.boundingBox(), await place.boundingBox()];
  if (!inner || !outer) return false;

  return (
    inner.y >= outer.y &&
    inner.y + inner.height <= outer.y + outer.height &&
    inner.x >= outer.x &&
    inner.x + inner.width <= outer.x + outer.width
  );
}

describe('on a screen of 320 by 256 pixels, as at a zoom of 400 %', () => {
  it.each(shareOf(['newsletters', 'notices'], 'admin-dialogs zoom'))(
    'the dialog to edit %s scrolls as a whole',
    async (section) => {
      const page = await openSignedIn(`/admin/${section}?record=new`, { width: 320, height: 256 });
      const dialog = page.getByRole('dialog');
      const save = dialog.locator('button[type=submit]');
      const look = async () => {
        await save.scrollIntoViewIfNeeded();
        const seen = await dialog.locator('.MuiDialogContent-root').evaluate((content) => ({
          scrollsByItself: content.scrollHeight > content.clientHeight,
          isWide: content.scrollWidth > content.clientWidth,
        }));
        return { ...seen, isInside: await isInside(save, dialog) };
      };

      // The form grows while its editors come.
      await expect.poll(look).toEqual({ scrollsByItself: false, isWide: false, isInside: true });
    },
  );
});
