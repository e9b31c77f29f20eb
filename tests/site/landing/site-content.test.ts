import { afterAll, expect, inject, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { untilAtRest } from '#tests/support/browser/pages.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';
import { originalsOf, titleOf } from '#tests/support/originals-of.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit, visitSignedIn } = useBrowser();
const admin = useAdminApi();
const site = inject('site');
const t = textsOf('en');

afterAll(async () => {
  await admin('mutation { delete_site_pieces(where: { title: { _like: "Test:%" } }) { affected_rows } }');
  await untilGoneFromLanding('Test:');
});

describeInTurn('site-content')('a question of the FAQ', () => {
  it('that is added shows on an open page, in the next HTML, for search engines and in /llms.txt', async () => {
    const { page } = await visit();
    await page.goto('/#faq');
    const faq = page.getByRole('dialog', { name: t('faq.title') });
    await untilAtRest(faq);
    await expect.poll(() => faq.locator('button[aria-expanded]').count()).toBe(6);

    const office = await visitSignedIn();
    await office.page.goto('/admin/site-content');
    await office.page.getByRole('button', { name: 'Add question' }).click();
    const dialog = office.page.getByRole('dialog', { name: 'Add question' });
    await dialog.locator('[name=title]').fill('Test: <b>gift</b> cards?');
    await dialog.locator('[name=text]').fill('</script><script>alert(1)</script> Not yet.');
    await dialog.locator('button[type=submit]').click();
    await office.page.getByText('Question added successfully!').waitFor();

    await faq.getByRole('button', { name: 'Test: <b>gift</b> cards?' }).click();
    await faq.getByText('</script><script>alert(1)</script> Not yet.').waitFor();
    const html = await (await fetch(`${site.url}/en`)).text();
    expect(html).toContain('Test: &lt;b&gt;gift&lt;/b&gt; cards?');
    expect(html).not.toContain('<script>alert(1)');
    const [, block = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html) ?? [];
    expect(JSON.stringify(JSON.parse(block))).toContain('Test: <b>gift</b> cards?');
    expect(await (await fetch(`${site.url}/llms.txt`)).text()).toContain('- Test: <b>gift</b> cards?');
  });

  it('that is hidden or deleted goes, and the original questions come back by one button', async () => {
    const { page } = await visitSignedIn({ locale: 'ar' });
    const ar = textsOf('ar');
    const shown = async () => {
      const html = await (await fetch(`${site.url}/ar`)).text();
      return originalsOf('ar', 'faq').map(({ title }) => html.includes(title));
    };
    await page.goto('/admin/site-content?lng=ar');
    const row = page.getByRole('row', { name: titleOf('ar', 'faq', 3) });
    await row.getByRole('button', { name: ar('kit.delete') }).click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: ar('kit.delete') })
      .click();
    await row.waitFor({ state: 'detached' });
    await expect.poll(shown).toEqual([true, true, true, false, true, true]);

    await page.getByRole('button', { name: ar('siteContent.restore.all') }).click();

    await row.waitFor();
    await expect.poll(shown).toEqual(Array(6).fill(true));
  });
});
