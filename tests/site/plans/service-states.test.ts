import { describe, expect, it, onTestFinished } from 'vitest';
import type { Page, WebSocketRoute } from 'playwright-core';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { breakApi, mendApi } from '#tests/support/browser/network.ts';
import { localesOf } from '#tests/support/share.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const admin = useAdminApi();

describe.each(localesOf('service-states'))('the landing page when the API is unreachable (%s)', (locale) => {
  const t = textsOf(locale);

  it('shows a message in place of the plans, the other sections as usual, and recovers by itself', async () => {
    const { page } = await visit({ locale });
    await breakApi(page, 'no-connection');
    await page.routeWebSocket(/\/v1\/graphql/, (socket) => void socket.close());
    await page.goto('/');
    const pricing = page.locator('#pricing');
    const alert = pricing.getByRole('alert');

    await alert.getByText(t('plans.error.section')).waitFor();

    await page.getByRole('heading', { level: 1, name: t('pieces.heading.hero.title') }).waitFor();
    await page.getByText(t('notices.banner.loading')).waitFor({ state: 'detached' });
    expect(await page.getByRole('region', { name: t('notices.banner.label') }).count()).toBe(0);
    expect(await linkGroups(page).count()).toBe(0);
    await page.getByRole('contentinfo').getByRole('img', { name: 'Visa' }).waitFor();
    await page
      .getByRole('banner')
      .getByRole('link', { name: t('siteHeader.clientArea') })
      .waitFor();
    await mendApi(page);

    await expect.poll(() => pricing.getByRole('article').count()).toBe(4);
    await linkGroups(page).first().waitFor();
  });

  it('keeps plans, notices and footer links, and says it is offline, when the connection is lost later', async () => {
    const { page, context } = await visit({ locale });
    await page.goto('/');
    await page.locator('#pricing').getByRole('article').first().waitFor();
    await page.getByRole('region', { name: t('notices.banner.label') }).waitFor();
    await expect.poll(() => linkGroups(page).count()).toBe(2);

    await context.setOffline(true);
    await page.getByText(t('app.offline')).waitFor();
    await page
      .getByRole('banner')
      .getByRole('button', { name: t('siteHeader.hosting'), exact: true })
      .hover();

    expect(await page.locator('#pricing').getByRole('article').count()).toBe(4);
    expect(await page.getByRole('region', { name: t('notices.banner.label') }).count()).toBe(1);
    expect(await linkGroups(page).count()).toBe(2);
    await context.setOffline(false);
    await page.getByText(t('app.offline')).waitFor({ state: 'detached' });
  });
});

/**
 * Returns the footer's groups of links from the database; the line of legal pages has no heading and is always there.
 */
const linkGroups = (page: Page) =>
  page
    .getByRole('contentinfo')
    .getByRole('navigation')
    .filter({ has: page.getByRole('heading') });

describe('a live connection (WebSocket) that is lost', () => {
  it('is retried after 1 s, then 2 s; changes made meanwhile show without a reload', async () => {
    const { page } = await visit({ locale: 'en' });
    const attempts: number[] = [];
    const open: WebSocketRoute[] = [];
    let isDown = false;
    await page.routeWebSocket(/\/v1\/graphql/, (socket) => {
      attempts.push(performance.now());
      if (isDown) {
        void socket.close({ code: 1012, reason: 'Service Restart' });
        return;
      }
      socket.connectToServer();
      open.push(socket);
    });
    await page.goto('/');
    await page.getByRole('region', { name: 'Notices' }).waitFor();
    await expect.poll(() => open.length).toBe(1);

    isDown = true;
    const lostAt = performance.now();
    await open[0]!.close({ code: 1012, reason: 'Service Restart' });
    await expect.poll(() => attempts.length).toBeGreaterThanOrEqual(3);
    isDown = false;
    const { notice } = await admin(
      'mutation { notice: insert_store_notices_one(object: { content: "Test: while you were away", notice_date: "2026-01-02" }) { id } }',
    );
    onTestFinished(async () => {
      await admin('mutation ($id: uuid!) { delete_store_notices_by_pk(id: $id) { id } }', notice as object);
      await untilGoneFromLanding('Test: while you were away');
    });

    await page.getByText('Test: while you were away').first().waitFor({ state: 'attached' });
    // Each delay is shorter by up to three tenths, at random.
    expect(attempts[1]! - lostAt).toBeGreaterThan(690);
    expect(attempts[2]! - attempts[1]!).toBeGreaterThan(1390);
    expect(await page.getByRole('region', { name: 'Notices' }).count()).toBe(1);
  });
});
