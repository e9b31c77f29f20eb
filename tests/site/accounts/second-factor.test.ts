import { URI } from 'otpauth';
import { expect, inject, it, onTestFinished } from 'vitest';
import { findFaults } from '#tests/support/browser/axe.ts';
import { createAdministrator } from '#tests/support/clients.ts';
import { openAdminDialog, signInByApi, solveCaptchaInPage } from '#tests/support/browser/pages.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');
const t = textsOf('ar');

describeInTurn('second-factor')('an authenticator app', () => {
  it("is set up on the administrator's account page; from then on sign-in requires its code", async () => {
    const lina = { email: `lina-${Date.now()}@example.test`, password: 'a-long-enough-password' };
    onTestFinished(await createAdministrator(site, lina));
    const { page, context } = await visit({ locale: 'ar' });
    await signInByApi(context, { url: site.url, adminEmail: lina.email, adminPassword: lina.password });
    await page.goto('/admin/account');
    await page.getByRole('button', { name: t('account.totp.setUp'), exact: true }).click();
    const key = page.getByRole('link', { name: t('secondFactor.openApp') });
    const app = URI.parse((await key.getAttribute('href')) ?? '');
    expect(await findFaults(page)).toEqual([]);
    await page.locator('input[name=code]').fill(app.generate());
    await page.locator('input[name=password]').fill(lina.password);
    await page.getByRole('button', { name: t('secondFactor.setUp'), exact: true }).click();
    await page.getByText(t('account.totp.on'), { exact: true }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('admin.signOut') })
      .click();
    await page.waitForURL((url) => url.pathname === '/');

    const dialog = await openAdminDialog(page, 'ar');
    await dialog.locator('input[name=email]').fill(lina.email);
    await dialog.locator('input[name=password]').fill(lina.password);
    await solveCaptchaInPage(page);
    await dialog.locator('button[type=submit]').click();
    const code = dialog.locator('input[name=code]');
    await code.waitFor();
    const cookies = (await context.cookies(`${site.url}/session/token`)).map(({ name }) => name);
    expect(cookies).not.toContain('hostfront_session');
    expect(await findFaults(page, '[role=dialog]')).toEqual([]);
    await solveCaptchaInPage(page);
    await code.fill(app.generate());
    await dialog.locator('button[type=submit]').click();
    await page.waitForURL((url) => url.pathname === '/');

    await page.goto('/admin/account');
    const sessions = page.getByRole('region', { name: t('account.sessions.title') });
    await sessions.getByText(t('account.sessions.by.code')).waitFor();
  });
});
