import { expect, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { findFaultsOfLocale } from '#tests/support/browser/axe.ts';
import { itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visit } = useBrowser();
const admin = useAdminApi();

/** Violations that GraphiQL itself causes and that no setting avoids, by rule and place. */
const OF_GRAPHIQL = [
  // GraphiQL's tabs can be dragged, so each is a list item that takes the focus around the tab's own button.
  /^nested-interactive: [^\n]*\n {2}li\n/,
  // CodeMirror is scrolled by the keys of its text field, which is beside the scrolled region.
  /^scrollable-region-focusable: [^\n]*\n {2}\S.*\.CodeMirror-scroll\n/,
];

// A refusal by the page's policy fails the test through useBrowser.
itSome('explorer', {
  'the GraphQL explorer opens with a live query, in the reader’s language': async () => {
    const t = textsOf('ar');
    const { page } = await visit({ locale: 'ar' });
    await page.goto('/developers/explorer?lng=ar');
    await page.getByLabel(t('developers.explorer.key')).waitFor();
    await page.locator('.graphiql-query-editor').getByText('store_notices').waitFor();
    const opened = page.waitForEvent('websocket', (socket) => socket.url().endsWith('/v1/graphql'));
    await page.locator('.graphiql-execute-button').click();
    const socket = await opened;
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
    const { published } = await admin(
      'mutation Publish($content: String!) { published: insert_store_notices_one(object: { content: $content, notice_date: "2999-01-01" }) { id } }',
      { content },
    );
    await expect.poll(() => answer.textContent()).toContain(content);

    const { id } = published as { id: string };
    await admin('mutation Remove($id: uuid!) { delete_store_notices_by_pk(id: $id) { id } }', { id });

    // With another key nothing goes on that was asked by the one before.
    expect(socket.isClosed()).toBe(false);
    await page.getByLabel(t('developers.explorer.key')).fill('hfk_another');
    await page.keyboard.press('Enter');
    await expect.poll(() => socket.isClosed()).toBe(true);
  },

  'the GraphQL explorer sends an API key, stores it nowhere, and keeps the query when the key changes':
    async () => {
      const t = textsOf('en');
      const key = await makeKey();
      const { page } = await visit();
      await page.goto('/developers/explorer');
      const field = page.getByLabel(t('developers.explorer.key'));
      const query = page.locator('.graphiql-query-editor');
      const variables = page.locator('.graphiql-editor-tool .CodeMirror');
      const answer = page.locator('.graphiql-response');
      const shown = async () => [
        await page.locator('.graphiql-tab-button').allTextContents(),
        await query.locator('.CodeMirror-line').allTextContents(),
        await variables.locator('.CodeMirror-line').allTextContents(),
        (await answer.locator('.CodeMirror-line').allTextContents()).join('').replace('\u200b', ''),
      ];
      await query.getByText('store_notices').waitFor();
      await page.getByRole('button', { name: 'New tab' }).click();
      await page.getByRole('button', { name: 'Variables' }).click();
      await variables.click();
      await page.keyboard.insertText('{ "first": 1 }');
      await query.getByText('store_notices').click();
      await page.keyboard.press('ControlOrMeta+A');
      // Visitors may not ask for `changes`, readers may.
      await page.keyboard.insertText('query Mine($first: Int) { changes(limit: $first) { table_name } }');
      await query.getByText('Mine').waitFor();

      // GraphiQL takes note of a text some time after it was typed; the key comes at once.
      const isByKey = page.waitForResponse((response) => response.request().headers()['x-api-key'] === key);
      await field.fill(key);
      await field.press('Enter');
      const schema = await isByKey;
      expect([schema.status(), schema.request().postData()]).toEqual([
        200,
        expect.stringContaining('__schema'),
      ]);
      const mine = [
        ['Notices', 'Mine'],
        ['query Mine($first: Int) { changes(limit: $first) { table_name } }'],
        ['{ "first": 1 }'],
        '',
      ];
      await expect.poll(shown).toEqual(mine);
      await page.locator('.graphiql-execute-button').click();
      await expect.poll(() => answer.textContent()).toContain('"changes": [');
      const stored = await page.evaluate(() =>
        JSON.stringify([{ ...localStorage }, { ...sessionStorage }, window.location.href]),
      );
      expect(stored).not.toContain(key);

      const isByVisitor = page.waitForResponse((response) => response.url().endsWith('/v1/graphql'));
      await field.fill('');
      await field.press('Enter');
      expect((await isByVisitor).request().headers()).not.toHaveProperty('x-api-key');
      await expect.poll(shown).toEqual(mine);
      await page.locator('.graphiql-execute-button').click();
      await expect.poll(() => answer.textContent()).toContain("not found in type: 'query_root'");
    },
});

/** Makes an API key with the role `reader`. */
async function makeKey(): Promise<string> {
  const { made } = await admin(
    'mutation MakeKey($name: String!) { made: create_api_key(name: $name, role: "reader") { key } }',
    { name: `explorer ${Date.now()}` },
  );

  return (made as { key: string }).key;
}

it('the GraphQL explorer’s documentation fills the width of a phone until it is closed', async () => {
  const { page } = await visit({ width: 390 });
  await page.goto('/developers/explorer');
  const query = page.locator('.graphiql-query-editor');
  const widthOf = async (place: typeof query) => (await place.boundingBox())?.width;
  await query.waitFor();
  const wide = await widthOf(query);

  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect.poll(() => widthOf(page.locator('.graphiql-plugin'))).toBeGreaterThan(300);
  expect(await widthOf(query)).toBe(wide);

  await page.getByRole('button', { name: 'Hide Documentation Explorer' }).click();
  await query.click({ trial: true });
});
