import { expect, inject, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { findFaults } from '#tests/support/browser/axe.ts';
import { watchShifts } from '#tests/support/browser/pages.ts';
import { describeInTurn, localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const admin = useAdminApi();
const site = inject('site');

type Caught = { to: { address: string }[]; text: string };

/** Returns the link in the mail that an address got. */
async function linkTo(address: string): Promise<string> {
  const find = async () => {
    const mails = (await (await fetch(`${site.inboxUrl}/api/email`)).json()) as Caught[];
    const mail = mails.find(({ to }) => to[0]?.address === address);
    return /http\S+\/subscribe\/\S+/.exec(mail?.text ?? '')?.[0] ?? '';
  };
  await expect.poll(find).not.toBe('');
  return find();
}

const contacts = async (email: string) =>
  (
    await admin(
      `{ contacts(where: { email: { _eq: "${email}" } }) { locale state source consent_locale consent_source } }`,
    )
  )['contacts'];

const BUTTONS = { en: 'Confirm the subscription', ar: 'تأكيد الاشتراك' };
const TITLES = { en: 'You are subscribed', ar: 'تم اشتراكك' };

const inTurn = describeInTurn('newsletter-sign-up');

inTurn.each(localesOf('newsletter-sign-up'))('a sign-up for newsletters (%s)', (locale) => {
  const t = textsOf(locale);

  it('loads its captcha on focus, solves it when sent, all without a layout shift, and adds the contact by the mailed link', async () => {
    const email = `sign-up-${locale}-${Date.now()}@example.test`;
    const { page } = await visit({ locale });
    const moved = await watchShifts(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(`/${locale}/hosting/vps`);
    const form = page.getByRole('contentinfo').getByRole('form', { name: t('newsletterSignUp.form.title') });
    await form.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => /sign-up|altcha|captcha/.test(url))).toEqual([]);
    const before = await moved();

    await form.getByRole('textbox', { name: t('newsletterSignUp.form.email') }).pressSequentially(email);
    expect(await findFaults(page, 'footer')).toEqual([]);
    await form.getByRole('button').click();
    await form.getByText(t('newsletterSignUp.sent')).waitFor();
    expect(await moved()).toBe(before);

    await page.goto(await linkTo(email));
    expect(await page.locator('html').getAttribute('dir')).toBe(locale === 'ar' ? 'rtl' : 'ltr');
    expect(await findFaults(page)).toEqual([]);
    expect(await contacts(email)).toEqual([]);
    await page.getByRole('button', { name: BUTTONS[locale] }).click();
    await page.getByRole('heading', { name: TITLES[locale] }).waitFor();
    expect(await contacts(email)).toEqual([
      {
        locale,
        state: 'subscribed',
        source: 'sign-up',
        consent_locale: locale,
        consent_source: '/hosting/vps',
      },
    ]);
  });
});
