import { cp, mkdtemp, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { afterAll, expect, inject, onTestFinished } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { buildSite } from '#tests/support/processes/built-product.ts';
import { signInByApi } from '#tests/support/browser/pages.ts';
import { describeInTurn, itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';
import { waitUntil } from '#tests/support/wait-until.ts';
import { startWeb } from '#tests/web/start-web.ts';
import { makeTestFolder } from '#runtime/process/test-folder.ts';

const { visit } = useBrowser();
const site = inject('site');
const { siteDir: BUILT } = await buildSite(process.cwd());

type Manifest = Record<string, { name?: string; file: string }>;

const place = makeTestFolder(afterAll);

/** Finds the code editor's file by the build's manifest, as names of files have no words. */
async function editorOf(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const editor = Object.values(manifest).find(({ name }) => name === 'code-editor');

  return basename(editor?.file ?? '');
}

/** Makes the build of a next release, in which the code editor's file has another name and the worker other bytes. */
async function buildNext(): Promise<string> {
  const folder = await mkdtemp(join(place, 'next-'));
  const assets = join(folder, 'assets');
  await cp(BUILT, folder, { recursive: true });
  const old = await editorOf(folder);
  const fresh = 'Released.js';
  await rename(join(assets, old), join(assets, fresh));
  for (const file of await readdir(assets)) {
    if (!file.endsWith('.js')) continue;
    const code = await readFile(join(assets, file), 'utf8');
    if (code.includes(old)) await writeFile(join(assets, file), code.replaceAll(old, fresh));
  }
  await writeFile(join(folder, 'service-worker.js'), '// The next release.\n', { flag: 'a' });

  return folder;
}

/** Starts a web server for a build; without `RELEASES_DIR` it has the files of that build alone. */
async function serve(SITE_DIR: string, RELEASES_DIR = ''): Promise<string> {
  const { url, stop } = await startWeb(site.url, { SITE_DIR, RELEASES_DIR });
  onTestFinished(stop);

  return url;
}

/** Lets a browser get the site's files from one web server after the other, as a release replaces them. */
async function takeFilesFrom(context: BrowserContext, first: string) {
  let url = first;
  const pattern = /\/(assets\/.*|service-worker\.js)$/;
  await context.route(pattern, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: url + pathname }) });
  });
  onTestFinished(() => context.unroute(pattern));

  return {
    release: (to: string) => {
      url = to;
    },
  };
}

const TYPED = 'Typed before the release';

/** Opens the form of a newsletter and types a subject and a content. */
async function write(page: Page, locale: Locale = 'en') {
  const t = textsOf(locale);
  await page.goto(`/admin/newsletters?record=new&lng=${locale}`);
  const dialog = page.getByRole('dialog', { name: t('newsletters.dialog.addTitle') });
  await dialog.getByRole('textbox', { name: t('newsletters.form.subject'), exact: true }).fill('A subject');
  await dialog.locator('.ProseMirror').first().click();
  await page.keyboard.type(TYPED);

  return {
    dialog,
    subject: dialog.getByRole('textbox', { name: t('newsletters.form.subject'), exact: true }),
    openSource: () =>
      dialog
        .getByRole('button', { name: t('newsletters.editor.mode.html'), exact: true })
        .first()
        .click(),
    source: dialog.locator('.cm-content').first(),
    plain: dialog.locator('textarea:not([aria-hidden])').first(),
    missing: dialog.getByText(t('forms.late.editor')),
    retry: dialog.getByRole('button', { name: t('app.error.retry') }),
  };
}

/** Opens a public page until a service worker answers for the browser's tabs. */
async function untilControlled(page: Page): Promise<void> {
  await page.goto('/en');
  await waitUntil('a service worker controls the page', () =>
    page.evaluate(() => navigator.serviceWorker.controller !== null),
  );
}

async function leavesEditors(keepsPages: boolean): Promise<void> {
  const kept = join(place, `kept-${keepsPages}`);
  const { page, context } = await visit({ keepsPages });
  const files = await takeFilesFrom(context, await serve(BUILT, kept));
  await signInByApi(context, site);
  if (keepsPages) await untilControlled(page);
  const form = await write(page);

  files.release(await serve(await buildNext(), kept));
  if (keepsPages) await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await form.openSource();

  await form.source.getByText(TYPED).waitFor();
  expect(await form.subject.inputValue()).toBe('A subject');
}

async function leavesPlainField(locale: Locale): Promise<void> {
  const { page, context } = await visit({ locale });
  const files = await takeFilesFrom(context, await serve(BUILT));
  await signInByApi(context, site);
  const form = await write(page, locale);

  files.release(await serve(await buildNext()));
  await form.openSource();

  await form.missing.waitFor();
  await expect.poll(() => form.plain.inputValue()).toBe(`<p>${TYPED}</p>`);
  await form.plain.fill('<p>Typed after it</p>');
  await form.dialog
    .getByRole('button', { name: textsOf(locale)('newsletters.editor.mode.text'), exact: true })
    .first()
    .click();
  await form.dialog.locator('.ProseMirror').first().getByText('Typed after it').waitFor();
  expect(await form.subject.inputValue()).toBe('A subject');
}

describeInTurn('releases')('a form whose editor is loaded on demand', () => {
  itSome('releases', {
    'has the editor after a new release, without a service worker': () => leavesEditors(false),
    'has it after a release under a service worker, whose next version waits': () => leavesEditors(true),
    'has a plain field and all that was typed after a release without its files': () =>
      leavesPlainField('en'),
    'has a plain field and all that was typed after a release without its files, in Arabic': () =>
      leavesPlainField('ar'),

    'has a plain text field where a device without a network never loaded the editor': async () => {
      const { page, context } = await visit();
      await signInByApi(context, site);
      const form = await write(page);

      await context.setOffline(true);
      onTestFinished(() => context.setOffline(false));
      await form.openSource();

      await form.missing.waitFor();
      await expect.poll(() => form.plain.inputValue()).toBe(`<p>${TYPED}</p>`);
      await context.setOffline(false);
      await form.retry.click();
      // A browser may remember the failure as long as the page is open; the text stays in either case.
      await form.source.or(form.retry.and(page.locator(':enabled'))).waitFor();
      await expect
        .poll(async () =>
          (await form.source.count()) === 0 ? form.plain.inputValue() : form.source.textContent(),
        )
        .toContain(TYPED);
      expect(await form.subject.inputValue()).toBe('A subject');
    },

    "has the editor from the service worker's cache on a device without a network": async () => {
      const { page, context } = await visit({ keepsPages: true });
      await signInByApi(context, site);
      await untilControlled(page);
      const before = await write(page);
      await before.openSource();
      await before.source.getByText(TYPED).waitFor();
      const form = await write(page);

      await context.setOffline(true);
      await context.route('**/*', (route) => route.abort('internetdisconnected'));
      await form.openSource();

      await form.source.getByText(TYPED).waitFor();
    },
  });
});
