import { expect, inject, it } from 'vitest';
import { findFaults } from '#tests/support/browser/axe.ts';
import { createClient } from '#tests/support/clients.ts';
import { openAdminDialog, signInThroughDialog, solveCaptchaInPage } from '#tests/support/browser/pages.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');
const t = textsOf('ar');

type Caught = { subject: string; to: { address: string }[]; text: string };

/** Returns the text of the mail that an address got with a subject. */
async function mailTo(address: string, subject: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${site.inboxUrl}/api/email`)).json()) as Caught[];
    return mails.find((mail) => mail.subject === subject && mail.to[0]?.address === address)?.text;
  };
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

describeInTurn('recover-password')('a forgotten password', () => {
  const newPassword = 'a-password-to-remember';

  it('is replaced by the link of the mail that the Admin Access dialog requests; the new one signs in', async () => {
    const client = { email: `recovery-${Date.now()}@example.test`, password: 'the-forgotten-password' };
    await createClient(site, client);
    const { page } = await visit({ locale: 'ar' });
    const dialog = await openAdminDialog(page, 'ar');
    await dialog.getByRole('button', { name: t('auth.forgotPassword') }).click();
    await dialog.locator('input[name=email]').fill(client.email);
    await solveCaptchaInPage(page);
    expect(await findFaults(page, '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: t('auth.recovery.submit') }).click();
    await dialog.getByRole('alert').filter({ hasText: client.email }).waitFor();

    const [address = ''] =
      /http\S+#type=recovery\S+/.exec(await mailTo(client.email, 'تعيين كلمة مرور جديدة')) ?? [];
    const { hash } = new URL(address);
    await page.goto(`${site.url}/hosting/vps${hash}`);
    await page.waitForURL('**/update-password*');
    await page.getByText(client.email).waitFor();
    expect(page.url()).not.toContain('token');
    expect(await findFaults(page)).toEqual([]);
    await page.locator('input[name=password]').fill(newPassword);
    await page.locator('input[name=confirmation]').fill(newPassword);
    await page.getByRole('button', { name: t('passwords.form.submit') }).click();

    await page.getByText(t('passwords.updated')).waitFor();
    await page.waitForURL((url) => url.pathname === '/');
    await page.getByRole('link', { name: t('auth.login'), exact: true }).click();
    await page.getByRole('dialog', { name: t('auth.admin.title') }).waitFor();
    await mailTo(client.email, 'تم تغيير كلمة مرورك');
    await signInThroughDialog(page, { adminEmail: client.email, adminPassword: newPassword }, 'ar');
    await page.goto(`${site.url}/${hash}`);
    await page.getByText(t('passwords.errors.linkInvalid')).waitFor();
  });
});
