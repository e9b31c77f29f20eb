import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { TEMPLATE_NAMES, type TemplateName } from '../../actions/src/lib/newsletter/templates.ts';
import { launchBrowser } from '../../tests/support/browser/browser.ts';
import { LOCALES, LOGO, sampleNewsletter } from './sample-mails.ts';

const FOLDER = 'docs/use/screenshots/mails';

/** Run by `node --import tsx tooling/mails/mail-screenshots.ts`. Takes a picture of each template in light and dark mode. */
async function main(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const browser = await launchBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({ viewport: { width: 660, height: 300 }, colorScheme });
    for (const template of TEMPLATE_NAMES) {
      for (const locale of LOCALES)
        await shoot(page, template, locale, `${template}-${locale}-${colorScheme}`);
    }
  }
  await browser.close();
}

async function shoot(page: Page, template: TemplateName, locale: (typeof LOCALES)[number], name: string) {
  const { html } = sampleNewsletter(template, locale);
  const logo = readFileSync('src/app/public/mail-logo.png').toString('base64');
  await page.setContent(html.replaceAll(LOGO, `data:image/png;base64,${logo}`));
  await page.screenshot({ path: join(FOLDER, `${name.toLowerCase()}.png`), fullPage: true });
}

await main();
