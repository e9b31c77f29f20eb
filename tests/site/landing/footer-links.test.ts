import { afterAll, afterEach, expect, it } from 'vitest';
import { useAdminApi } from '#tests/support/browser/admin-api.ts';
import { describeInTurn } from '#tests/support/share.ts';
import { untilGoneFromLanding, useBrowser } from '#tests/support/browser/site.ts';

const { visitSignedIn } = useBrowser();
const admin = useAdminApi();

afterEach(() =>
  admin('mutation { delete_footer_links(where: { label: { _like: "Test:%" } }) { affected_rows } }'),
);
afterAll(() => untilGoneFromLanding('Test:'));

describeInTurn('footer-links')('a footer link', () => {
  it('is added, shows in the footer at once, is deleted without a question and restored by Undo', async () => {
    const { page } = await visitSignedIn();
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await footer.getByRole('link', { name: 'Cloud servers' }).waitFor();
    await page.getByRole('link', { name: 'Admin', exact: true }).first().click();
    await page.getByRole('link', { name: 'Go to Footer Links' }).click();

    await page.getByRole('button', { name: 'Add New Link' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add New Link' });
    await dialog.locator('[name=label]').fill('Test: status');
    await dialog.locator('[name=url]').fill('javascript:alert(1)');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: 'Company' }).click();
    await dialog.locator('button[type=submit]').click();
    await dialog.getByText('Please enter a valid URL.').waitFor();
    await dialog.locator('[name=url]').fill('https://status.example');
    await dialog.locator('button[type=submit]').click();
    await page.getByText('Link added successfully!').waitFor();
    // A dialog that closes takes its step of the history with it.
    await dialog.waitFor({ state: 'detached' });

    // The visit goes back to the public page, which has loaded its links before.
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.goBack();
    await page.goBack();
    await footer.getByRole('link', { name: 'Test: status' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await page.goForward();
    await page.goForward();

    const row = page.getByRole('row', { name: /Test: status/ });
    await row.getByRole('button', { name: 'Delete' }).click();
    await page.getByText('Link deleted successfully!').waitFor();
    expect(await page.getByRole('alertdialog').count()).toBe(0);
    await row.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('1 record is back').waitFor();
    await row.waitFor();
  });
});
