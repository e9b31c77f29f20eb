import { beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { breakApi, holdAnswers } from '#tests/support/browser/network.ts';
import { openServicePanel, untilAtRest } from '#tests/support/browser/pages.ts';
import { localesOf, shareOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();

const WIDTH = 1280;
const HOSTING_SPECIFICATIONS = [
  'PHP 8.3 / 8.2 / 8.1',
  'Perl',
  'Python',
  'RoR',
  'GD',
  'cURL',
  'CGI',
  'mcrypt3',
  'Apache 2.4x',
  'MySQL 5.7',
  'Ruby On Rails',
  'Zend Optimizer',
  'Zend Engine',
  'ionCube Loader',
];
/** Specifications that are written alike in each language. */
const MAIL_NAMES = ['IMAP / POP3 / SMTP', 'SSL / TLS'];
/** Specifications that are messages, by the ends of their identifiers. */
const MAIL_MESSAGES = ['webmail', 'antispam', 'customDomain', 'largeMailbox', 'adminPanel', 'forwarding'];

describe.each(localesOf('service-panel'))('the panel of one kind of hosting (%s)', (locale) => {
  const t = textsOf(locale);
  let page: Page;

  beforeAll(async () => {
    ({ page } = await visit({ locale, width: WIDTH }));
    await open();
  });

  async function open(): Promise<void> {
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.goto('/');
    await page.locator('#pricing').getByRole('article').first().waitFor();
  }

  it.each(shareOf(['plesk', 'cloud', 'vps', 'dedicated'], 'service-panel kinds'))(
    'opens on the custom event for %s, with its plans and specifications',
    async (category) => {
      const panel = await openServicePanel(page, category);

      await panel.getByRole('heading', { level: 2, name: t(`kinds.${category}.name`) }).waitFor();
      await panel.getByText(t(`kinds.${category}.text`)).waitFor();
      await expect.poll(() => panel.getByRole('article').count()).toBe(3);
      for (const text of HOSTING_SPECIFICATIONS) {
        await panel.getByRole('listitem').filter({ hasText: text }).first().waitFor();
      }
      await panel.getByRole('button', { name: t('app.close') }).click();
      await panel.waitFor({ state: 'detached' });
    },
  );

  it('shows the specifications of mail services, and closes by Escape', async () => {
    const panel = await openServicePanel(page, 'mail');

    const translated = MAIL_MESSAGES.map((item) => t(`plans.spec.${item}`));
    for (const text of [...MAIL_NAMES, ...translated]) {
      await panel.getByText(text, { exact: true }).first().waitFor();
    }
    expect(await panel.getByText('Apache').count()).toBe(0);
    await page.keyboard.press('Escape');

    await panel.waitFor({ state: 'detached' });
  });

  it('opens at the right in English and at the left in Arabic; a click on the overlay closes it', async () => {
    const panel = await openServicePanel(page, 'vps');
    await untilAtRest(panel);

    const end = async (): Promise<number> => {
      const { x, width } = (await panel.boundingBox())!;
      return locale === 'en' ? x + width : x;
    };
    await expect.poll(end).toBeCloseTo(locale === 'en' ? WIDTH : 0, 0);
    expect((await panel.boundingBox())!.width).toBeLessThan(WIDTH);
    await page.mouse.click(locale === 'en' ? 40 : WIDTH - 40, 400);

    await panel.waitFor({ state: 'detached' });
  });

  it('still shows its kind of hosting during the 300 ms in which it closes', async () => {
    const panel = await openServicePanel(page, 'vps');
    await untilAtRest(panel);

    const goneAfterMs = await panel.evaluate(
      (dialog, name) =>
        new Promise<number>((done) => {
          const from = performance.now();
          dialog.querySelector<HTMLElement>(`button[aria-label="${name}"]`)!.click();
          const look = (): void => {
            if (dialog.isConnected) requestAnimationFrame(look);
            else done(performance.now() - from);
          };
          look();
        }),
      t('app.close'),
    );

    expect(goneAfterMs).toBeGreaterThanOrEqual(295);
  });

  it('ignores an event that names no kind of hosting', async () => {
    await page.evaluate(() => {
      window.dispatchEvent(new CustomEvent('open-service-panel', { detail: 'florist' }));
      window.dispatchEvent(new CustomEvent('open-service-panel', { detail: 'dedicated' }));
    });

    await page.getByRole('dialog', { name: t('kinds.dedicated.name') }).waitFor();
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });

  it('opens on an event that came before the page was hydrated', async () => {
    const { page: early } = await visit({ locale, width: WIDTH });
    await early.addInitScript(() => {
      document.addEventListener('DOMContentLoaded', () =>
        window.dispatchEvent(new CustomEvent('open-service-panel', { detail: 'vps' })),
      );
    });
    await early.goto('/');

    await early.getByRole('dialog', { name: t('kinds.vps.name') }).waitFor();
  });

  it('shows three skeletons while its plans load, and an alert when they fail to', async () => {
    const { release } = await holdAnswers(page, 'CategoryPlans');
    await page.reload();
    await page.locator('#pricing').getByRole('article').first().waitFor();
    const panel = await openServicePanel(page, 'plesk');
    await panel.getByRole('status', { name: t('plans.loading') }).waitFor();
    expect(await panel.getByTestId('plan-skeleton').count()).toBe(3);
    await breakApi(page, 'no-connection');
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'detached' });
    release();

    const failing = await openServicePanel(page, 'mail');
    const alert = failing.getByRole('alert');
    await alert.getByText(t('plans.error.panel')).waitFor();
    await alert.getByText(t('plans.error.title'), { exact: true }).waitFor();
    // The page also asks again by itself; no answer comes before the click.
    const answers = await holdAnswers(page, 'CategoryPlans');
    await alert.getByRole('button', { name: t('plans.error.retry') }).click();
    answers.release();

    await expect.poll(() => failing.getByRole('article').count()).toBe(3);
  });
});
