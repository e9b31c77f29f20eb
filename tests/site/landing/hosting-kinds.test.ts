import { afterAll, expect, inject, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { openServicePanel } from '#tests/support/browser/pages.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const admin = useAdminApi();
const site = inject('site');
const t = textsOf('en');

const INSERT = `mutation ($object: hosting_kinds_insert_input!) { insert_hosting_kinds_one(object: $object) { id } }`;
const remove = () =>
  admin('mutation { delete_hosting_kinds(where: { slug: { _like: "test-%" } }) { affected_rows } }');
const textAt = async (path: string) => (await fetch(`${site.url}${path}`)).text();
const statusAt = async (path: string) => (await fetch(`${site.url}${path}`, { redirect: 'manual' })).status;

afterAll(async () => {
  await remove();
  await untilGoneFromLanding('Test kind');
});

describeInTurn('hosting-kinds')('a kind of hosting that is added', () => {
  it('shows on an open page, gets a page, a panel and a place for search engines, and leads on when renamed', async () => {
    const { page } = await visit();
    await page.goto('/');
    const header = page.getByRole('banner');
    await header.getByRole('button', { name: t('siteHeader.hosting'), exact: true }).waitFor();

    await admin(INSERT, {
      object: {
        ...{ slug: 'test-kind', name: 'Test kind <b>', name_ar: 'نوع للاختبار', picture: 'chip' },
        ...{ text: '</script><script>alert(1)</script>', text_ar: 'نص.', sort_order: 99 },
      },
    });

    await header.getByRole('button', { name: t('siteHeader.hosting'), exact: true }).hover();
    await header.getByRole('button', { name: 'Test kind <b>' }).waitFor();
    const panel = await openServicePanel(page, 'test-kind');
    await panel.getByRole('heading', { level: 2, name: 'Test kind <b>' }).waitFor();
    expect(await statusAt('/hosting/test-kind')).toBe(200);
    const html = await textAt('/ar/hosting/test-kind');
    expect(html).toMatch(/<h1[^>]*>نوع للاختبار<\/h1>/);
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('<meta name="description" content="نص."');
    expect(await textAt('/sitemap.xml')).toContain('/ar/hosting/test-kind</loc>');
    expect(await textAt('/llms.txt')).toContain('/en/hosting/test-kind)');

    await page.goto('/hosting/test-kind');
    await page.getByRole('heading', { level: 1, name: 'Test kind <b>' }).waitFor();
    await admin(
      `mutation { update_hosting_kinds(where: { slug: { _eq: "test-kind" } }, _set: { slug: "test-other" }) { affected_rows } }`,
    );

    await expect.poll(() => new URL(page.url()).pathname).toBe('/hosting/test-other');
    const moved = await fetch(`${site.url}/ar/hosting/test-kind?currency=KWD`, { redirect: 'manual' });
    expect([moved.status, moved.headers.get('location'), moved.headers.get('cache-control')]).toEqual([
      ...[301, '/ar/hosting/test-other?currency=KWD', 'no-cache'],
    ]);

    await admin(
      `mutation { update_hosting_kinds(where: { slug: { _eq: "test-other" } }, _set: { is_shown: false }) { affected_rows } }`,
    );
    await page.getByText(t('app.notFound.title')).waitFor();
    await expect.poll(() => statusAt('/hosting/test-other')).toBe(404);
    expect(await textAt('/sitemap.xml')).not.toContain('test-other');
  });
});
