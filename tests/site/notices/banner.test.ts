import { beforeAll, describe, expect, inject, it } from 'vitest';
import type { Locator, Page, Route } from 'playwright-core';
import { postGraphql } from '#tests/support/api.ts';
import { holdAnswers, serveShells, silenceSocket } from '#tests/support/browser/network.ts';
import { stopClock, untilShown } from '#tests/support/browser/pages.ts';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

/** Milliseconds that a notice is shown (SPEC section 9). */
const ADVANCE_MS = 5000;

type Notice = { content: string; content_ar: string | null; severity: string };

/** Returns the notices that visitors may read, newest first, in one language. */
async function readNotices(locale: Locale): Promise<Array<{ text: string; severity: string }>> {
  const { data } = await postGraphql(
    site.url,
    '{ store_notices(order_by: [{ notice_date: desc }, { created_at: desc }]) { content content_ar severity } }',
  );

  return (data!['store_notices'] as Notice[]).map(({ content, content_ar, severity }) => ({
    text: (locale === 'ar' && content_ar) || content,
    severity,
  }));
}

/** Replaces every notice of the first answer by a critical one with a word of 400 letters. */
async function lengthenNotices(route: Route): Promise<void> {
  const { operationName } = route.request().postDataJSON() as { operationName?: string };
  if (operationName !== 'NoticeBanner') return route.continue();
  const response = await route.fetch();
  const { data } = (await response.json()) as { data: { store_notices: object[] } };
  const word = 'w'.repeat(400);
  const long = { severity: 'critical', content: word, content_ar: word };
  const store_notices = data.store_notices.map((notice) => ({ ...notice, ...long }));
  return route.fulfill({ response, json: { data: { store_notices } } });
}

describe.each(localesOf('banner'))('the notice banner (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;
  let banner: Locator;
  let texts: string[];

  beforeAll(async () => {
    texts = (await readNotices(locale)).map(({ text }) => text);
    ({ page } = await visit({ locale, moves: true }));
    banner = page.getByRole('region', { name: t('notices.banner.label') });
    await stopClock(page);
    await open();
  });

  async function open(): Promise<void> {
    await page.goto('/');
    await untilShown(banner);
  }

  const control = (name: string): Locator =>
    banner.getByRole('button', { name: t(`notices.banner.${name}`) });

  /**
   * Advances the clock in small steps, because the carousel's code may still be loading, and returns the notice in
   * view.
   */
  async function shownAfterSteps(): Promise<number> {
    await page.clock.runFor(ADVANCE_MS / 10);
    return shownIndex();
  }

  /** Returns the index of the notice in view; the others are inert. */
  async function shownIndex(): Promise<number> {
    const shown = await banner.locator('[role=group]:not([inert])').textContent();
    return texts.findIndex((text) => shown?.includes(text));
  }

  it('shows the newest notice first, with its date in the language, and the next notice after 5 s', async () => {
    expect(texts.length).toBeGreaterThan(2);
    const dates = await banner.locator('time').allTextContents();

    for (const date of dates) {
      expect(date).toMatch(locale === 'en' ? /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/ : /^\d+ \p{L}+ \d+$/u);
    }
    await expect.poll(shownIndex).toBe(0);
    await expect.poll(shownAfterSteps).toBe(1);
  });

  it('is operated by keyboard: pause, next in a loop, previous', async () => {
    const start = await shownIndex();
    await control('pause').focus();
    await page.keyboard.press('Enter');
    await control('play').waitFor();

    await page.keyboard.press('Tab');
    await expect
      .poll(() => control('next').evaluate((button) => button === document.activeElement))
      .toBe(true);
    for (let step = 1; step <= texts.length; step += 1) {
      await page.keyboard.press('Enter');
      await expect.poll(shownIndex).toBe((start + step) % texts.length);
    }
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');

    await expect.poll(shownIndex).toBe((start + texts.length - 1) % texts.length);
  });

  it('is an aria-live region (polite) while it is paused, and not while it rotates', async () => {
    if (await control('pause').isVisible()) await control('pause').click();
    await control('play').waitFor();
    expect(await banner.locator('[aria-live]').getAttribute('aria-live')).toBe('polite');

    await control('play').click();

    await control('pause').waitFor();
    expect(await banner.locator('[aria-live]').getAttribute('aria-live')).toBe('off');
  });

  it('keeps rotating while the pointer is over it', async () => {
    await banner.hover();
    const start = await shownIndex();

    await expect.poll(shownAfterSteps).not.toBe(start);
  });

  it('shows only warnings and critical notices on a phone', async () => {
    const onPhones = (await readNotices(locale)).filter(({ severity }) => severity !== 'info');
    const { page: phone } = await visit({ locale, width: 375, moves: true });

    await phone.goto('/');
    const small = phone.getByRole('region', { name: t('notices.banner.label') });
    await small.waitFor();

    await expect.poll(() => small.getByRole('group').count()).toBe(onPhones.length);
    expect(await small.textContent()).toContain(t('notices.banner.warning'));
    for (const { text } of onPhones) expect(await small.textContent()).toContain(text);
  });

  it.each(
    shareOf(
      [
        { moves: true, state: 'moving' },
        { moves: false, state: 'paused' },
      ],
      'banner widths',
    ),
  )('fits the width of a phone in few lines, however long a word is ($state)', async ({ moves }) => {
    const { page: phone } = await visit({ locale, width: 390, moves });
    await silenceSocket(phone);
    await serveShells(phone);
    await phone.route('**/v1/graphql', lengthenNotices);

    await phone.goto('/');
    const small = phone.getByRole('region', { name: t('notices.banner.label') });
    const text = small.getByText(/w{400}/).first();
    await text.waitFor();

    const overflow = () =>
      phone.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(overflow).toBe(0);
    await expect.poll(async () => (await small.boundingBox())?.height).toBeLessThan(103);
    if (moves) return;

    // While the banner is paused, the rest of the notice can be read by scrolling.
    await text.hover();
    await phone.mouse.wheel(0, 2000);
    const box = text.locator('xpath=ancestor::div[1]');
    const left = () =>
      box.evaluate(({ scrollHeight, clientHeight, scrollTop }) => scrollHeight - clientHeight - scrollTop);
    await expect.poll(left).toBeLessThan(2);
    expect(await box.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50);
  });

  it('says that it is loading until the first answer is there', async () => {
    const { page: slow } = await visit({ locale, moves: true });
    const { release } = await holdAnswers(slow, 'NoticeBanner');
    await slow.goto('/');

    await slow
      .getByRole('status')
      .filter({ hasText: t('notices.banner.loading') })
      .waitFor();
    release();

    await slow.getByRole('region', { name: t('notices.banner.label') }).waitFor();
    await slow.getByText(t('notices.banner.loading')).waitFor({ state: 'detached' });
  });
});

describe('the notice banner for a visitor who asks for reduced motion', () => {
  it('starts paused', async () => {
    const t = textsOf('en');
    const { page } = await visit({ locale: 'en' });
    await page.emulateMedia({ reducedMotion: 'reduce' });

    await page.goto('/');

    await page.getByRole('button', { name: t('notices.banner.play') }).waitFor();
  });
});
