import { expect, inject } from 'vitest';
import { findFaults, findFaultsOfLocale } from '#tests/support/browser/axe.ts';
import { postGraphql } from '#tests/support/api.ts';
import { describeInTurn, itSome } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { textsOf, type Locale } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();
const site = inject('site');
const DIALOG = '[role=dialog]';

/** Exchanges a key for a token, as the command does that is shown beside a new key. */
async function exchange(key: string) {
  const response = await fetch(`${site.url}/keys/token`, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials', client_secret: key }),
  });
  const body = (await response.json()) as { access_token?: string; extensions?: { code: string } };

  return { status: response.status, token: body.access_token ?? '', code: body.extensions?.code };
}

const countPlans = (token: string) =>
  postGraphql(site.url, '{ pricing_plans_aggregate { aggregate { count } } }', {
    headers: { authorization: `Bearer ${token}` },
  });

/** Creates a key as an administrator does, and checks each step by axe; ends on the list. */
async function makeKey(locale: Locale) {
  const t = textsOf(locale);
  const { page, context } = await visitSignedIn({ locale });
  const faults = (within?: string) => findFaultsOfLocale(locale, page, within);
  const name = `Key ${locale} ${Date.now()}`;
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/admin/api-keys');
  await page.getByRole('button', { name: t('apiKeys.dialog.addTitle'), exact: true }).click();
  const form = page.getByRole('dialog', { name: t('apiKeys.dialog.addTitle') });
  await form.locator('button[type=submit]').click();
  await form.getByText(t('apiKeys.form.nameRequired')).waitFor();
  expect(await faults(DIALOG)).toEqual([]);
  await form.locator('[name=name]').fill(name);
  await form.getByRole('combobox').click();
  await page.getByRole('option', { name: t('apiKeys.role.reader'), exact: true }).click();
  await form.getByRole('button', { name: t('apiKeys.form.preset', { days: 30 }) }).click();
  await form.locator('button[type=submit]').click();

  const created = page.getByRole('dialog', { name: t('apiKeys.created.title') });
  await created.waitFor();
  expect(await faults(DIALOG)).toEqual([]);
  expect(await created.evaluate((own) => own.contains(document.activeElement))).toBe(true);
  await created.getByRole('button', { name: t('apiKeys.created.copyKey') }).click();
  await page.getByText(t('apiKeys.created.keyCopied')).waitFor();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  await created.getByRole('button', { name: t('apiKeys.created.close') }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.waitFor();
  expect(await faults()).toEqual([]);

  return { page, key, name, row };
}

describeInTurn('api-keys')('an API key', () => {
  itSome('api-keys', {
    'is created, copied, exchanged for a token and revoked; axe finds no fault, the history shows each step':
      async () => {
        const t = textsOf('en');
        const { page, key, name, row } = await makeKey('en');
        const { token, status } = await exchange(key);
        const { data } = await countPlans(token);
        expect([status, data]).toMatchObject([
          200,
          { pricing_plans_aggregate: { aggregate: { count: expect.any(Number) } } },
        ]);

        await row.filter({ hasNotText: t('apiKeys.list.neverUsed') }).waitFor();
        expect(await row.textContent()).toContain(key.slice(0, 'hfk_0123456789ab'.length));
        await row.getByRole('button', { name: t('apiKeys.revoke.action') }).click();
        const question = page.getByRole('alertdialog');
        await question.getByText(name).waitFor();
        expect(await findFaults(page, '[role=alertdialog]')).toEqual([]);
        await question.getByRole('button', { name: t('apiKeys.revoke.confirm') }).click();
        await page.getByText(t('apiKeys.revoke.done', { name })).waitFor();

        expect(await exchange(key)).toMatchObject({ status: 401, code: 'api-key-revoked' });
        await expect.poll(async () => (await countPlans(token)).data).toBeUndefined();
        await page.goto(`/admin/history?section=api_keys&q=${encodeURIComponent(name)}`);
        await expect.poll(() => page.getByRole('row').filter({ hasText: name }).count()).toBe(2);
      },

    'is created and copied in Arabic': async () => {
      const { key } = await makeKey('ar');

      expect(await exchange(key)).toMatchObject({ status: 200 });
    },
  });
});
