import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Page } from 'playwright-core';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { signInByApi } from '#tests/support/browser/pages.ts';
import { useProductDatabase } from '#tests/support/postgres/product-database.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');
const query = useProductDatabase();

let page: Page;
let headers: Record<string, string>;
/** Subject of the newsletter that is written and sent. */
let subject: string;

beforeAll(async () => {
  const visitor = await visit();
  page = visitor.page;
  await signInByApi(visitor.context, site);
  headers = asSiteAdmin(await signIn(site.url, site.adminEmail, site.adminPassword));
});

const newSubject = () => (subject = `News of the test ${Date.now()}`);
const rowOfNewsletter = () => page.getByRole('row').filter({ hasText: subject });

describe('a newsletter', () => {
  /** Writes a newsletter in its open form; returns its HTML as the editor shows it. */
  async function writeNewsletter(): Promise<string> {
    await page.goto('/admin/newsletters?record=new');
    const dialog = page.getByRole('dialog', { name: 'Create New Newsletter' });
    await dialog.getByRole('textbox', { name: 'Subject', exact: true }).fill(newSubject());
    const text = dialog.getByRole('textbox', { name: 'Content', exact: true }).first();
    await text.click();
    await page.keyboard.type('Hello ');
    await page.keyboard.press('Control+b');
    await page.keyboard.type('readers');
    expect(await text.innerHTML()).toContain('<strong>readers</strong>');
    await page.keyboard.press('Control+k');
    await dialog.getByRole('textbox', { name: 'Address of the link' }).press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(1);
    await dialog.getByRole('button', { name: 'Image', exact: true }).first().click();
    const address = dialog.getByRole('textbox', { name: 'Address of the image (https)' });
    await address.fill('http://site.test/a.png');
    expect(await dialog.getByRole('button', { name: 'Apply' }).isDisabled()).toBe(true);
    await address.fill('https://site.test/a.png');
    await dialog.getByRole('textbox', { name: 'What the image shows' }).fill('A server');
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await text.getByRole('img', { name: 'A server' }).waitFor();

    await dialog.getByRole('button', { name: 'HTML', exact: true }).first().click();
    const source = dialog.locator('.cm-content').first();
    await source.click();
    await page.keyboard.press('Control+End');
    await page.keyboard.insertText('<table><tbody><tr><td>Kept</td></tr></tbody></table>');
    await dialog.getByRole('button', { name: 'Text', exact: true }).first().click();
    await dialog.locator('[data-raw-html]').getByText('Kept').waitFor();
    const paragraph = dialog.locator('.ProseMirror').first().locator('p').first();
    // The image, which does not load, may move the text away under a click.
    await expect
      .poll(async () => {
        await paragraph.click();
        return paragraph.evaluate((element) => element.contains(getSelection()?.anchorNode ?? null));
      })
      .toBe(true);
    await page.keyboard.press('Home');
    await page.keyboard.type('Oh! ');
    await dialog.getByRole('button', { name: 'HTML', exact: true }).first().click();
    return dialog.locator('.cm-content').first().innerText();
  }

  it('is edited as text and as HTML, and each editor keeps what was written in the other', async () => {
    const html = await writeNewsletter();

    expect(html).toContain('Oh! Hello');
    expect(html).toContain('<strong>readers</strong>');
    expect(html).toContain(
      '<div data-block="picture"><img src="https://site.test/a.png" alt="A server"></div>',
    );
    expect(html).toContain('<table><tbody><tr><td>Kept</td></tr></tbody></table>');
  });

  it('shows in its preview what recipients get, and axe finds no fault in the dialog', async () => {
    const frame = page.frameLocator('iframe[title="Preview of the newsletter in English"]');
    await frame.getByText('Oh! Hello').waitFor();
    await frame.getByText('Kept').waitFor();

    expect(await findFaults(page, '[role=dialog]')).toEqual([]);
  });

  it('is saved and shown in the list, in which axe finds no fault', async () => {
    await page.getByRole('button', { name: 'Save newsletter' }).click();
    await rowOfNewsletter().waitFor();

    expect(await findFaults(page)).toEqual([]);
  });
});

describe('a link without a look of its own, as in a warning', () => {
  it("has the colour of the text around it, and not the browser's blue", async () => {
    const colour = await page.evaluate(() => {
      const text = document.body.appendChild(document.createElement('p'));
      text.style.color = 'rgb(1, 2, 3)';
      const link = text.appendChild(document.createElement('a'));
      link.href = '/';
      const { color } = getComputedStyle(link);
      text.remove();
      return color;
    });

    expect(colour).toBe('rgb(1, 2, 3)');
  });
});

const RECIPIENTS = 30;

/** Sets the sender of this file's newsletters and creates their recipients. */
async function prepareSending(): Promise<void> {
  const { errors } = await postGraphql(
    site.url,
    `mutation Prepare($settings: [site_settings_insert_input!]!, $contacts: [contacts_insert_input!]!) {
      insert_site_settings(objects: $settings, on_conflict: { constraint: site_settings_pkey, update_columns: [value] }) { affected_rows }
      insert_contacts(objects: $contacts, on_conflict: { constraint: contacts_email_key_unique, update_columns: [] }) { affected_rows }
    }`,
    {
      headers,
      variables: {
        settings: [
          { key: 'sender_name', value: 'Hostfront news' },
          { key: 'sender_email', value: 'news@hosting.test' },
          { key: 'postal_address', value: '12 Example Street' },
        ],
        contacts: Array.from({ length: RECIPIENTS }, (_, at) => ({
          email: `reader-${at}@example.test`,
          first_name: `Reader ${at}`,
          locale: at % 2 ? 'ar' : 'en',
        })),
      },
    },
  );
  expect(errors).toBeUndefined();
}

type Caught = { subject: string; to: { address: string }[]; text: string };

async function caughtMails(subject: string): Promise<Caught[]> {
  const response = await fetch(`${site.inboxUrl}/api/email`);
  return ((await response.json()) as Caught[]).filter((mail) => mail.subject === subject);
}

/** Ends the time in which the dispatch that waits can be undone. */
async function endTimeToUndo(): Promise<void> {
  await query(`update dispatches set undo_until = now() where state = 'waiting'`);
  await query(
    `select from graphile_worker.reschedule_jobs(
       array(select id from graphile_worker.jobs where task_identifier = 'send_dispatch'), run_at := now())`,
  );
}

describe('a newsletter that is sent', () => {
  it('reaches the inbox of every contact, and its progress is shown live', async () => {
    await prepareSending();
    await page.goto('/admin/newsletters');
    const row = rowOfNewsletter();
    await row.getByRole('button', { name: 'Send Newsletter' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByText(/subscribed contacts get it\./).waitFor();
    await question.getByText(/^Sending takes less than a minute, at /).waitFor();
    expect(await findFaults(page, '[role=alertdialog]')).toEqual([]);
    await question.getByRole('button', { name: 'Send', exact: true }).click();

    await page.getByRole('button', { name: 'Undo', exact: true }).waitFor();
    await row.getByTitle('Show progress').click();
    const dialog = page.getByRole('dialog', { name: 'Sending progress' });
    const sent = dialog.locator('dt', { hasText: /^Sent$/ }).locator('+ dd');
    // Nothing is counted before the dispatch has begun.
    await dialog.getByRole('button', { name: 'Undo sending' }).waitFor();
    expect(await sent.count()).toBe(0);
    await endTimeToUndo();
    await dialog.getByText('Finished', { exact: true }).waitFor();
    const last = Number(await sent.textContent());

    expect(last).toBeGreaterThanOrEqual(RECIPIENTS);
    expect(await findFaults(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    expect(await row.getByRole('button', { name: 'Newsletter already sent' }).isDisabled()).toBe(true);
    const mails = await caughtMails(subject);
    const readers = mails.map(({ to }) => to[0]?.address).filter((address) => address?.startsWith('reader-'));
    expect(new Set(readers).size).toBe(RECIPIENTS);
    expect(readers).toHaveLength(RECIPIENTS);
    expect(mails[0]?.text).toContain('Oh! Hello');
  });
});

describeInTurn('newsletters')('the back office in Arabic', () => {
  it('a newsletter in both languages is written, sent as a test, then sent and undone before any mail leaves', async () => {
    await prepareSending();
    const t = textsOf('ar');
    const { page: own, context } = await visit({ locale: 'ar' });
    await signInByApi(context, site);
    await own.goto('/admin/newsletters?record=new');
    expect(await own.getAttribute('html', 'dir')).toBe('rtl');
    await own.getByRole('dialog', { name: t('newsletters.dialog.addTitle') }).waitFor();
    // The test mail saves the newsletter first, which gives the dialog another name.
    const dialog = own.getByRole('dialog');
    const write = async (field: string, text: string) => {
      await dialog.getByRole('textbox', { name: t(field), exact: true }).click();
      await own.keyboard.insertText(text);
    };
    const subjects = { en: `Offers of the test ${Date.now()}`, ar: `عروض الاختبار ${Date.now()}` };
    await write('newsletters.form.subject', subjects.en);
    await write('newsletters.form.content', 'Two months free.');
    await write('newsletters.form.subjectAr', subjects.ar);
    await write('newsletters.form.contentAr', 'شهران مجانًا.');
    const frame = own.frameLocator(`iframe[title="${t('newsletters.preview.frame.ar')}"]`);
    await frame.getByText('شهران مجانًا.').waitFor();
    expect(await frame.locator('html').getAttribute('dir')).toBe('rtl');
    expect(await findFaults(own, '[role=dialog]')).toEqual([]);

    const address = `trial-${Date.now()}@example.test`;
    await dialog.getByRole('textbox', { name: t('newsletters.test.email') }).fill(address);
    await dialog.getByRole('button', { name: t('newsletters.test.send') }).click();
    await expect
      .poll(async () => (await caughtMails(`[تجربة] ${subjects.ar}`)).map(({ to }) => to[0]?.address))
      .toContain(address);

    await dialog.getByRole('button', { name: t('newsletters.form.save') }).click();
    const row = own.getByRole('row').filter({ hasText: subjects.ar });
    await row.getByRole('button', { name: t('newsletters.send.label') }).click();
    const question = own.getByRole('alertdialog');
    await question.getByText(t('newsletters.send.question')).waitFor();
    await question.getByRole('button', { name: t('newsletters.send.confirm'), exact: true }).click();
    await own.getByRole('button', { name: t('kit.undo'), exact: true }).click();

    await own.getByText(t('newsletters.toast.undone')).waitFor();
    await row.getByText(t('newsletters.status.draft')).waitFor();
    expect(await findFaults(own)).toEqual([]);
    expect(await caughtMails(subjects.ar)).toEqual([]);
  });
});
