import { describe, expect, it } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { asShell } from '#tests/support/browser/network.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

/**
 * Replaces the provider's script. Each widget stores the page's options on its own element, because the form behind
 * the dialog has a widget too, and the test acts as the visitor through them.
 */
const PROVIDER_SCRIPT = `
  window.turnstile = {
    render: (place, options) => { place.asked = options; place.textContent = 'Provider widget'; return 'widget'; },
    execute: () => undefined, reset: () => undefined, remove: () => undefined,
    getResponse: () => undefined, isExpired: () => false, ready: (callback) => callback(),
  };
  const onload = new URL(document.currentScript.src).searchParams.get('onload');
  if (onload) window[onload]?.();
`;

type Asked = {
  sitekey: string;
  size: string;
  'retry-interval': number;
  callback: (token: string) => void;
  'expired-callback': () => void;
};
type Place = HTMLElement & { asked: Asked };

/** Serves the site as it is where a key of the provider is configured; the page's policy then allows the provider. */
async function configureTurnstile(page: Page): Promise<void> {
  const captcha = { provider: 'turnstile', siteKey: 'site-key-of-test' };
  await page.route('**/config.json', async (route) => {
    const config = (await (await route.fetch()).json()) as object;
    await route.fulfill({ json: { ...config, captcha } });
  });
  await page.route(/\/auth(\?|$)/, async (route) => {
    const response = await route.fetch();
    const { body, headers } = await asShell(response);
    const policy = headers['content-security-policy'] ?? '';
    const opened = policy.replace("script-src 'self'", "script-src 'self' https://challenges.cloudflare.com");
    await route.fulfill({ response, body, headers: { ...headers, 'content-security-policy': opened } });
  });
}

/** Opens the Admin Access dialog by its address, and returns its widget. */
async function openAdminAccess(page: Page, locale: 'en' | 'ar'): Promise<Locator> {
  await configureTurnstile(page);
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PROVIDER_SCRIPT }),
  );
  await page.goto(`/auth?lng=${locale}#admin`);
  const widget = page.getByRole('dialog').getByText('Provider widget');
  await widget.waitFor();

  return widget;
}

const askedFor = (widget: Locator): Promise<Partial<Asked>> =>
  widget.evaluate((place) => {
    const { sitekey, size, 'retry-interval': interval } = (place as Place).asked;
    return { sitekey, size, 'retry-interval': interval };
  });

describe('the Turnstile captcha', () => {
  it('is loaded with the configured site key; its token enables sign-in until the token expires', async () => {
    const { page } = await visit({ locale: 'en' });
    const widget = await openAdminAccess(page, 'en');
    const dialog = page.getByRole('dialog');
    const submit = dialog.getByRole('button', { name: textsOf('en')('auth.signIn') });
    await dialog.locator('input[name=email]').fill('salma@example.test');
    await dialog.locator('input[name=password]').fill('secret');

    expect(await askedFor(widget)).toEqual({
      sitekey: 'site-key-of-test',
      size: 'normal',
      'retry-interval': 8000,
    });
    expect(await submit.isDisabled()).toBe(true);
    await widget.evaluate((place) => (place as Place).asked.callback('token-of-provider'));
    await expect.poll(() => submit.isDisabled()).toBe(false);
    await widget.evaluate((place) => (place as Place).asked['expired-callback']());

    await expect.poll(() => submit.isDisabled()).toBe(true);
  });

  it('is compact on a phone 360 px wide, in Arabic', async () => {
    const { page } = await visit({ locale: 'ar', width: 360 });

    const widget = await openAdminAccess(page, 'ar');

    await expect.poll(() => askedFor(widget)).toMatchObject({ size: 'compact' });
  });

  it('shows a message when Cloudflare cannot be reached', async () => {
    const { page } = await visit({ locale: 'en' });
    await configureTurnstile(page);
    await page.route('https://challenges.cloudflare.com/**', (route) => route.abort());

    await page.goto('/auth');

    await page.getByText(textsOf('en')('captcha.unavailable')).waitFor();
  });
});
