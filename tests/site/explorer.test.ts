import { expect, inject, it } from 'vitest';
import { asSiteAdmin, postGraphql, signIn } from '#tests/support/api.ts';
import { findFaultsOfLocale } from '#tests/support/axe.ts';
import { useBrowser } from '#tests/support/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const site = inject('site');

/** Violations that GraphiQL itself causes and that no setting avoids, by rule and place. */
const OF_GRAPHIQL = [
  // GraphiQL's tabs can be dragged, so each is a list item that takes the focus around the tab's own button.
  /^nested-interactive: [^\n]*\n {2}li\n/,
  // CodeMirror is scrolled by the keys of its text field, which stands beside the scrolled region.
  /^scrollable-region-focusable: [^\n]*\n {2}\S.*\.CodeMirror-scroll\n/,
];

// A refusal by the page's policy fails the test through useBrowser.
it('the explorer begins with a live query, in a frame of the reader’s language', async () => {
  const t = textsOf('ar');
  const { page } = await visit({ locale: 'ar' });
  await page.goto('/developers/explorer?lng=ar');
  await page.getByLabel(t('developers.explorer.key')).waitFor();
  await page.locator('.graphiql-query-editor').getByText('store_notices').waitFor();
  await page.locator('.graphiql-execute-button').click();
  const answer = page.locator('.graphiql-response');
  const numbersInText = page.locator('.CodeMirror-gutter-wrapper[style*="left: 0px"]');
  await expect.poll(() => numbersInText.count()).toBe(0);
  await expect.poll(() => answer.textContent()).toContain('store_notices');

  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const faults = await findFaultsOfLocale('ar', page);
    expect(faults.filter((fault) => !OF_GRAPHIQL.some((known) => known.test(fault)))).toEqual([]);
  }

  const content = `Live ${Date.now()}`;
  const token = await signIn(site.url, site.adminEmail, site.adminPassword);
  const { data } = await postGraphql(
    site.url,
    'mutation Publish($content: String!) { insert_store_notices_one(object: { content: $content, notice_date: "2999-01-01" }) { id } }',
    { variables: { content }, headers: asSiteAdmin(token) },
  );
  await expect.poll(() => answer.textContent()).toContain(content);

  const { id } = data?.['insert_store_notices_one'] as { id: string };
  await postGraphql(site.url, 'mutation Remove($id: uuid!) { delete_store_notices_by_pk(id: $id) { id } }', {
    variables: { id },
    headers: asSiteAdmin(token),
  });
});

it('the explorer sends a key as such, and stores it nowhere', async () => {
  const t = textsOf('en');
  const token = await signIn(site.url, site.adminEmail, site.adminPassword);
  const { data } = await postGraphql(
    site.url,
    'mutation MakeKey($name: String!) { create_api_key(name: $name, role: "reader") { key } }',
    { variables: { name: `explorer ${Date.now()}` }, headers: asSiteAdmin(token) },
  );
  const { key } = data?.['create_api_key'] as { key: string };
  const { page } = await visit();
  await page.goto('/developers/explorer');
  const field = page.getByLabel(t('developers.explorer.key'));
  await page.locator('.graphiql-query-editor').waitFor();

  const isByKey = page.waitForResponse((response) => response.request().headers()['x-api-key'] === key);
  await field.fill(key);
  await field.press('Enter');
  expect((await isByKey).status()).toBe(200);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(key);
});
