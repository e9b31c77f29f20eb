import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { clickRapidly, solveCaptchaInPage, untilClicksAreApart } from '#tests/support/browser/pages.ts';
import { describeInTurn, localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

const inTurn = describeInTurn('auth');

inTurn.each(localesOf('auth'))('the sign-in page (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let main: Locator;

  beforeAll(async () => {
    ({ page } = await visit({ locale }));
    main = page.getByRole('main');
    await open();
  });

  async function open(): Promise<void> {
    await page.goto('/auth');
    await main.getByRole('heading', { level: 1, name: t('auth.title') }).waitFor();
    await main.getByRole('tab').first().waitFor();
  }

  const field = (name: string): Locator => main.locator(`input[name=${name}]`);
  const button = (id: string): Locator => main.getByRole('button', { name: t(id), exact: true });
  const tab = (name: string): Locator => main.getByRole('tab', { name: t(`auth.tabs.${name}`) });

  it('opens on Client Login: two fields, the link to reset the password, captcha, login and Google', async () => {
    expect(await main.getByRole('tab').allTextContents()).toEqual([
      t('auth.tabs.clientLogin'),
      t('auth.tabs.signUp'),
    ]);
    expect(await tab('clientLogin').getAttribute('aria-selected')).toBe('true');
    await main.getByRole('textbox', { name: t('auth.form.username') }).waitFor();
    expect(await field('password').getAttribute('type')).toBe('password');
    const forgot = main.getByRole('link', { name: t('auth.forgotPassword') });
    expect(await forgot.getAttribute('href')).toBe(`${site.url}/demo-portal/password/reset`);
    expect(await forgot.getAttribute('target')).toBe('_blank');
    await main.locator('altcha-widget').getByRole('checkbox').waitFor({ state: 'attached' });
    await button('auth.google.login').waitFor();
  });

  it('shows the IP address that the visitor comes from', async () => {
    const said = main.getByText(t('auth.visitor.ip', { ip: '' }).trim());

    await expect.poll(() => said.textContent()).toMatch(/127\.0\.0\.1|::1/);
  });

  it('requires both fields before it submits to the portal', async () => {
    await button('auth.login').click();

    await main.getByText(t('auth.form.usernameRequired')).waitFor();
    await main.getByText(t('auth.form.passwordRequired')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/auth');
  });

  it('enables Google login only after the captcha, and says so where Google login is not configured', async () => {
    await untilClicksAreApart(page);
    await button('auth.google.login').click();
    await page.getByText(t('captcha.missing')).first().waitFor();

    await untilClicksAreApart(page);
    await solveCaptchaInPage(page, main);
    await untilClicksAreApart(page);
    await button('auth.google.login').click();
    await page.getByText(t('auth.google.notConfigured')).first().waitFor();

    await main.locator('altcha-widget [data-state=unverified]').first().waitFor({ state: 'attached' });
  });

  it("signs up through a link to the portal's registration page, without sending any data", async () => {
    await untilClicksAreApart(page);
    await tab('signUp').click();
    await button('auth.signUp.submit').click();
    await main.getByText(t('auth.form.emailRequired')).waitFor();
    await main.getByText(t('auth.form.passwordRequired')).waitFor();
    await field('email').fill('not an address');
    await field('email').blur();
    await main.getByText(t('auth.form.emailInvalid')).waitFor();

    await field('email').fill('salma@example.test');
    await field('password').fill('x');
    await untilClicksAreApart(page);
    await button('auth.signUp.submit').click();
    await page.waitForURL(/\/demo-portal\/register\.php/);

    expect(page.url()).toBe(`${site.url}/demo-portal/register.php`);
  });

  it('posts user name and password to the portal as an HTML form, captcha solved or not', async () => {
    await page.goto('/auth');
    await field('username').fill('salma');
    await field('password').fill('any length');
    const posted = page.waitForRequest(
      (request) => request.method() === 'POST' && request.isNavigationRequest(),
    );

    await button('auth.login').click();

    const request = await posted;
    expect(request.url()).toBe(`${site.url}/demo-portal/dologin.php`);
    const fields = Object.fromEntries(new URLSearchParams(request.postData() ?? ''));
    expect(fields).toMatchObject({ username: 'salma', password: 'any length' });
    await page.waitForURL(/\/demo-portal\/dologin\.php/);
    await page.locator(`div[lang=${locale}]`).getByText('salma').waitFor();
    expect(await page.textContent('body')).not.toContain('any length');
  });
});

describe('the Admin Access dialog in Arabic', () => {
  it('opens on three rapid clicks, requires a solved captcha and a valid e-mail address', async () => {
    const t = textsOf('ar');
    const { page } = await visit({ locale: 'ar' });
    await page.goto('/auth');
    await page.getByRole('tab').first().waitFor();
    const click = await clickRapidly(page, 1270, 400);
    await click();
    await click();
    expect(await page.getByRole('dialog').count()).toBe(0);
    await click();

    const dialog = page.getByRole('dialog', { name: t('auth.admin.title') });
    await dialog.waitFor();
    const submit = dialog.getByRole('button', { name: t('auth.signIn') });
    expect(await submit.isDisabled()).toBe(true);
    await dialog.locator('input[name=email]').fill('nobody');
    await dialog.locator('input[name=password]').fill('x');
    await solveCaptchaInPage(page);
    await expect.poll(() => submit.isDisabled()).toBe(false);
    await submit.click();

    await dialog.getByText(t('auth.form.emailInvalid')).waitFor();
  });
});
