import type { Locator, Page } from 'playwright-core';
import { textsOf, type Locale } from './texts.ts';

type Admin = { adminEmail: string; adminPassword: string };

/** Opens the hidden dialog as SPEC has it: three rapid clicks anywhere on /auth. */
export async function openAdminDialog(page: Page, locale: Locale = 'en'): Promise<Locator> {
  await page.goto(`/auth?lng=${locale}`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const dialog = page.getByRole('dialog', { name: textsOf(locale)('auth.admin.title') });
  await clickThreeTimes(page);
  // A page that was too busy to see three rapid clicks gets them again, as a person would try again.
  await dialog.waitFor({ timeout: 5_000 }).catch(() => clickThreeTimes(page));
  await dialog.waitFor();

  return dialog;
}

async function clickThreeTimes(page: Page): Promise<void> {
  await page.mouse.click(5, 400);
  await page.mouse.click(5, 400);
  await page.mouse.click(5, 400);
}

/** Three clicks within 500 ms of each other open the hidden dialog; a person who fills in a form is slower. */
export async function untilClicksAreApart(page: Page): Promise<void> {
  const from = await page.evaluate(() => performance.now());
  await page.waitForFunction((since) => performance.now() > since + 500, from);
}

/** Ticks the captcha's box and waits until its work is done. */
export async function solveCaptchaInPage(page: Page, scope = page.getByRole('dialog')): Promise<void> {
  const widget = scope.locator('altcha-widget');
  // The box itself lies under its drawing; a person hits its label.
  await widget.locator('label').first().click();
  await widget.locator('[data-state=verified]').waitFor({ timeout: 30_000 });
}

/** Signs the administrator in as a person does it; ends on the landing page. */
export async function signInThroughDialog(page: Page, admin: Admin, locale: Locale = 'en'): Promise<void> {
  const dialog = await openAdminDialog(page, locale);
  await dialog.locator('input[name=email]').fill(admin.adminEmail);
  await dialog.locator('input[name=password]').fill(admin.adminPassword);
  await solveCaptchaInPage(page);
  await dialog.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.pathname === '/');
}

/** Opens the service panel as any part of the page may: by the custom event. */
export async function openServicePanel(page: Page, category: string): Promise<Locator> {
  await page.evaluate(
    (detail) => window.dispatchEvent(new CustomEvent('open-service-panel', { detail })),
    category,
  );
  const panel = page.getByRole('dialog');
  await panel.waitFor();

  return panel;
}

/** Waits until a panel has come to rest: its box no longer changes from one frame to the next. */
export async function untilAtRest(panel: Locator): Promise<void> {
  await panel.evaluate(
    (element) =>
      new Promise<void>((done) => {
        let before = NaN;
        const look = (): void => {
          const { x } = element.getBoundingClientRect();
          if (x === before && element.getAnimations({ subtree: false }).length === 0) done();
          else requestAnimationFrame(look);
          before = x;
        };
        look();
      }),
  );
}
