import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { previewDocument } from '#src/features/newsletters/admin/preview-document.ts';
import { findFaults } from '#tests/support/axe.ts';
import { signInByApi } from '#tests/support/pages.ts';
import { useBrowser } from '#tests/support/site.ts';

const { visit } = useBrowser();
const site = inject('site');

let page: Page;

beforeAll(async () => {
  const visitor = await visit();
  page = visitor.page;
  await signInByApi(visitor.context, site);
});

describe('a newsletter', () => {
  it('is written in text and in HTML, and neither loses what the other wrote', async () => {
    await page.goto('/admin/newsletters?record=new');
    const dialog = page.getByRole('dialog', { name: 'Create New Newsletter' });
    await dialog.getByRole('textbox', { name: 'Subject', exact: true }).fill('News of the test');
    const text = dialog.getByRole('textbox', { name: 'Content', exact: true }).first();
    await text.click();
    await page.keyboard.type('Hello ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('readers');
    expect(await text.innerHTML()).toContain('<strong>readers</strong>');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox', { name: 'Address of the link' }).press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(1);

    await dialog.getByRole('button', { name: 'HTML', exact: true }).first().click();
    const source = dialog.locator('.cm-content').first();
    await source.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('<table><tbody><tr><td>Kept</td></tr></tbody></table>');
    await dialog.getByRole('button', { name: 'Text', exact: true }).first().click();
    await dialog.locator('[data-raw-html]').getByText('Kept').waitFor();
    await dialog.locator('.ProseMirror').first().locator('p').first().click();
    await page.keyboard.press('Home');
    await page.keyboard.type('Oh! ');
    await dialog.getByRole('button', { name: 'HTML', exact: true }).first().click();
    const html = await dialog.locator('.cm-content').first().innerText();

    expect(html).toContain('Oh! Hello');
    expect(html).toContain('<strong>readers</strong>');
    expect(html).toContain('<table><tbody><tr><td>Kept</td></tr></tbody></table>');
  });

  it('shows in its preview what recipients get, and axe finds nothing in the dialog', async () => {
    const frame = page.frameLocator('iframe[title="Preview of the newsletter in English"]');
    await frame.getByText('Oh! Hello').waitFor();
    await frame.getByText('Kept').waitFor();

    expect(await findFaults(page, '[role=dialog]')).toEqual([]);
  });

  it('is saved, and stands in the list, in which axe finds nothing', async () => {
    await page.getByRole('button', { name: 'Save Newsletter' }).click();
    await page.getByRole('row', { name: /News of the test/ }).waitFor();

    expect(await findFaults(page)).toEqual([]);
  });
});

/** What might run, send, load or lead away; none of it may do so in the frame, even where no server has cleaned it. */
const HOSTILE = [
  '<script>parent.hurt = true; top.hurt = true</script>',
  '<img src="x" onerror="parent.hurt = true">',
  '<svg onload="parent.hurt = true"><script>parent.hurt = true</script></svg>',
  '<svg><animate onbegin="parent.hurt = true" attributeName="x" dur="1s"></animate></svg>',
  '<iframe srcdoc="<script>top.hurt = true</script>"></iframe>',
  '<object data="data:text/html,<script>parent.hurt = true</script>"></object>',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.test/">',
  '<base href="https://elsewhere.test/"><img src="/pixel">',
  '<form action="https://elsewhere.test/"><button autofocus onfocus="this.click()">x</button></form>',
  '<a href="javascript:parent.hurt = true" autofocus onfocus="this.click()">x</a>',
  '<a href="https://elsewhere.test/" target="_top">leave</a>',
  '<details open ontoggle="parent.hurt = true">x</details>',
  '<style>@import "https://elsewhere.test/x.css";</style>',
  '<link rel="stylesheet" href="https://elsewhere.test/x.css">',
  '<body onload="parent.hurt = true">',
  '<video><source onerror="parent.hurt = true"></video>',
  '</iframe><script>parent.hurt = true</script>',
];

describe('the frame of the preview', () => {
  it.each(HOSTILE)('neither runs nor leads away: %s', async (html) => {
    const { page: own } = await visit();
    const reached: string[] = [];
    // What the policy stops never comes so far.
    await own.route('https://elsewhere.test/**', (route) => {
      reached.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await own.goto('/');
    const before = own.url();
    await own.evaluate((document_) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', '');
      frame.srcdoc = document_;
      return new Promise((done) => {
        frame.addEventListener('load', done, { once: true });
        document.body.append(frame);
      });
    }, previewDocument(html));
    const [, frame] = own.frames();
    await frame
      ?.locator('a, button')
      .first()
      .click({ timeout: 1000, force: true })
      .catch(() => undefined);

    expect(await own.evaluate(() => 'hurt' in window)).toBe(false);
    expect(own.url()).toBe(before);
    expect(own.context().pages()).toHaveLength(1);
    expect(reached).toEqual([]);
  });
});
