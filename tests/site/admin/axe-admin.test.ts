import { beforeAll, beforeEach, describe, expect, inject } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { findFaults, findFaultsOfLocale, SCREEN_OF, SCREENS } from '#tests/support/browser/axe.ts';
import { untilAtRest } from '#tests/support/browser/pages.ts';
import { itSome, localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { faultsOfNotices } from '#tests/support/browser/notice-screens.ts';
import { faultsOfPlanForm } from '#tests/support/browser/plan-screens.ts';
import { faultsOfWebhooks } from '#tests/support/browser/webhook-screens.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();
const site = inject('site');

const DIALOG = '[role=dialog], dialog[open]';
const QUESTION = '[role=alertdialog]';

describe.each(localesOf('axe-admin'))(
  'axe finds no accessibility fault in the back office (%s)',
  (locale) => {
    const t = textsOf(locale);
    let page: Page;

    beforeAll(async () => {
      ({ page } = await visitSignedIn({ locale }));
      await open();
    });

    async function open(): Promise<void> {
      await page.goto('/admin');
      await page.getByRole('heading', { level: 1, name: t('admin.dashboard.heading') }).waitFor();
    }

    beforeEach(() => page.setViewportSize(SCREENS.desktop));

    const faults = (within?: string) => findFaultsOfLocale(locale, page, within);
    const button = (id: string) => page.getByRole('button', { name: t(id), exact: true });
    const dialog = (id: string) => page.getByRole('dialog', { name: t(id), exact: true });
    const question = (id: string) => page.getByRole('alertdialog', { name: t(id), exact: true });
    const followLinkTo = (name: string) =>
      page
        .getByRole('navigation', { name: t('admin.sidebar.label') })
        .getByRole('link', { name: t(`admin.section.${name}.label`), exact: true })
        .click();
    /** Opens a section and waits for its title: until then the former one is there, whose rows and fields look alike. */
    const openSection = async (name: string) => {
      await followLinkTo(name);
      await expect.poll(() => page.title()).toMatch(new RegExp(`^${t(`admin.section.${name}.title`)} `));
    };
    const submit = (form: Locator) => form.locator('button[type=submit]').click();
    const gone = (place: Locator) => place.waitFor({ state: 'detached' });
    const closeByEscape = async (place: Locator) => {
      await page.keyboard.press('Escape');
      await gone(place);
    };

    const lookAtList = async (path: string, title: string, fault: string) => {
      await page.goto(`/admin/${path}`);
      await page.getByRole('row').nth(1).getByRole('button').first().waitFor();
      expect(await faults()).toEqual([]);
      await button(title).click();
      await submit(dialog(title));
      await dialog(title).getByText(t(fault)).waitFor();
      expect(await faults(DIALOG)).toEqual([]);
      await closeByEscape(dialog(title));
    };

    itSome(
      'axe-admin sections',
      {
        'on the dashboard and in its sidebar': async () => {
          await expect.poll(() => page.locator('main .MuiSkeleton-root').count()).toBe(0);
          expect(await faults()).toEqual([]);

          await page.setViewportSize(SCREENS.phone);
          await button('admin.sidebar.toggle').click();
          await dialog('admin.sidebar.label').waitFor();
          expect(await findFaults(page, DIALOG)).toEqual([]);
          await closeByEscape(dialog('admin.sidebar.label'));
        },

        'in the command palette': async () => {
          await page.keyboard.press('Control+k');
          await dialog('kit.palette.label').getByRole('option').first().waitFor();
          expect(await faults(DIALOG)).toEqual([]);
          await closeByEscape(dialog('kit.palette.label'));
        },

        'on the list of users, in an invitation and in the question about the own role': async () => {
          await openSection('users');
          const role = page.getByRole('row').filter({ hasText: site.adminEmail }).getByRole('combobox');
          await role.waitFor();
          expect(await faults()).toEqual([]);

          await page.setViewportSize(SCREEN_OF[locale]);
          await role.click();
          await page.getByRole('option', { name: t('users.role.user'), exact: true }).click();
          await question('users.own.title').waitFor();
          expect(await findFaults(page, QUESTION)).toEqual([]);
          await button('kit.cancel').click();
          await gone(question('users.own.title'));

          await button('users.invite.open').click();
          const invitation = dialog('users.invite.title');
          await submit(invitation);
          await invitation.getByText(t('users.invite.emailInvalid')).waitFor();
          expect(await findFaults(page, DIALOG)).toEqual([]);
          await closeByEscape(invitation);
        },

        'on the own account': async () => {
          await page.getByRole('link', { name: t('admin.section.account.label'), exact: true }).click();
          await page.locator('[name=first_name]').waitFor();
          expect(await faults()).toEqual([]);
          await page.getByRole('button', { name: t('account.email.change') }).click();
          const dialog = page.getByRole('dialog', { name: t('account.email.dialogTitle') });
          await dialog.waitFor();
          expect(await faults()).toEqual([]);
          await closeByEscape(dialog);
        },

        'on the list of plans, in its dialog, and while a row is on its way': async () => {
          await openSection('pricing');
          await page.getByRole('searchbox').fill('Mail');
          await expect.poll(() => page.getByRole('table').count()).toBe(1);
          const handle = page
            .getByRole('row')
            .nth(1)
            .getByRole('button', { name: t('kit.order.drag') });
          const dragged = page.locator('[data-dnd-dragging]').first();
          await page.setViewportSize(SCREEN_OF[locale]);
          expect(await findFaults(page)).toEqual([]);
          const prices = page.getByRole('row').nth(1).getByRole('button').first();
          await prices.press('Enter');
          await page.getByRole('table').getByRole('textbox').first().waitFor();
          expect(await findFaults(page)).toEqual([]);
          await prices.press('Enter');
          // The rows change for the phone's width; the handle is pressed when it no longer moves.
          await untilAtRest(handle);
          await handle.press('Space');
          await dragged.waitFor();
          expect(await findFaults(page)).toEqual([]);
          await closeByEscape(dragged);
          await page.setViewportSize(SCREENS.desktop);

          expect(await faultsOfPlanForm(page, locale)).toEqual([]);
        },

        'on the part pricing?part=domains and in its dialog': () =>
          lookAtList(
            'pricing?part=domains',
            'domainPrices.dialog.addTitle',
            'domainPrices.form.priceNegative',
          ),

        'on the part pricing?part=offers and in its dialog': () =>
          lookAtList('pricing?part=offers', 'offers.dialog.addTitle', 'offers.form.priceInvalid'),
        'on the part pricing?part=tax and in its dialog': () =>
          lookAtList('pricing?part=tax', 'taxes.dialog.addTitle', 'taxes.form.rateRange'),

        'on the part settings?part=testimonials and in its dialog': () =>
          lookAtList(
            'settings?part=testimonials',
            'testimonials.dialog.addTitle',
            'testimonials.form.nameRequired',
          ),

        'on the list of footer links and in its dialog': () =>
          lookAtList('footer-links', 'footerLinks.dialog.addTitle', 'footerLinks.form.urlRequired'),

        'on the list of notices, in its dialogs, its menu and its questions': async () => {
          await openSection('notices');

          expect(await faultsOfNotices(page, locale)).toEqual([]);
        },

        'on the history and in one of its entries': async () => {
          await openSection('history');
          const row = page.getByRole('row').nth(1);
          await row.waitFor();
          expect(await faults()).toEqual([]);

          await row.getByRole('button', { name: t('kit.show') }).click();
          await dialog('history.entry.title').getByRole('row').first().waitFor();
          expect(await faults(DIALOG)).toEqual([]);
          await closeByEscape(dialog('history.entry.title'));
        },

        'on the list of webhooks, in its dialog, at a secret and in the log': async () => {
          await openSection('webhooks');

          expect(await faultsOfWebhooks(page, locale)).toEqual([]);
        },

        'on the settings and the legal texts': async () => {
          await openSection('settings');
          await page.locator('[name=portal_url]').waitFor();
          expect(await faults()).toEqual([]);

          await page
            .getByRole('navigation', { name: t('settings.parts') })
            .getByRole('link', { name: t('legal.tab.imprint') })
            .click();
          await page.locator('[name=body]').waitFor();
          expect(await faults()).toEqual([]);
        },

        'on the SEO settings': async () => {
          await openSection('seo');
          await page.locator('[name=site_title]').waitFor();
          expect(await faults()).toEqual([]);
        },

        'on the analytics settings, in the question for the password, and before unsaved text is left':
          async () => {
            await openSection('analytics');
            await page.locator('.cm-content').click();
            await page.keyboard.insertText('<!-- test --><script src="/x.js" async>let a = "b";</script>');
            expect(await faults()).toEqual([]);

            await button('analytics.form.save').click();
            await dialog('analytics.password.title').waitFor();
            expect(await faults(DIALOG)).toEqual([]);
            await closeByEscape(dialog('analytics.password.title'));

            await followLinkTo('dashboard');
            await question('kit.unsaved.title').waitFor();
            expect(await faults(QUESTION)).toEqual([]);
            await button('kit.unsaved.leave').click();
            await gone(question('kit.unsaved.title'));
          },
      },
      { count: 3 },
    );
  },
);
