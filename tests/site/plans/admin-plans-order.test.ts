import { beforeAll, expect } from 'vitest';
import type { Page } from 'playwright-core';
import { untilAtRest } from '#tests/support/browser/pages.ts';
import { describeInTurn, itSome, localesOf } from '#tests/support/share.ts';
import { useBrowser } from '#tests/support/browser/site.ts';
import { useTestPlans } from '#tests/support/test-plans.ts';
import { textsOf } from '#tests/support/texts.ts';

const { visitSignedIn } = useBrowser();
const CATEGORY = 'test-order';
const plans = useTestPlans(CATEGORY);

const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(name) });
const toast = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
const names = async () => (await plans.stored()).map(({ name }) => name);

const inTurn = describeInTurn('admin-plans-order');

inTurn.each(localesOf('admin-plans-order'))('the order of plans (%s)', (locale) => {
  const t = textsOf(locale);
  const handle = (page: Page, name: string) =>
    row(page, name).getByRole('button', { name: t('kit.order.drag') });
  const spoken = (page: Page, id: string, record: string, place: number) =>
    page
      .locator('[data-announcer]')
      .filter({ hasText: t(id, { record, place, count: 3 }) })
      .waitFor({ state: 'attached' });

  let page: Page;

  beforeAll(async () => {
    ({ page } = await visitSignedIn({ locale }));
  });

  itSome(
    'admin-plans-order',
    {
      'is changed by keyboard, announced step by step, cancelled by Escape and undone by Undo': async () => {
        await plans.insert('First', 'Second', 'Third');
        await page.goto(`/admin/pricing?q=${CATEGORY}`);
        await handle(page, 'First').focus();
        await page.keyboard.press('Space');
        await spoken(page, 'kit.order.lifted', 'First', 1);
        await page.keyboard.press('ArrowDown');
        await spoken(page, 'kit.order.over', 'First', 2);
        await page.keyboard.press('Escape');
        await spoken(page, 'kit.order.stays', 'First', 1);
        expect(await names()).toEqual(['First', 'Second', 'Third']);

        await page.keyboard.press('Space');
        await spoken(page, 'kit.order.lifted', 'First', 1);
        await page.keyboard.press('ArrowDown');
        await spoken(page, 'kit.order.over', 'First', 2);
        await page.keyboard.press('Space');
        await toast(page, t('kit.order.moved', { record: 'First', place: 2, count: 3 }));
        expect(await names()).toEqual(['Second', 'First', 'Third']);

        await page.getByRole('button', { name: t('kit.undo'), exact: true }).click();
        await toast(page, t('kit.order.undone'));
        expect(await names()).toEqual(['First', 'Second', 'Third']);
      },

      'is changed by dragging': async () => {
        await plans.insert('First', 'Second', 'Third');
        await page.goto(`/admin/pricing?q=${CATEGORY}`);
        await untilAtRest(handle(page, 'Third'));
        const from = (await handle(page, 'First').boundingBox())!;
        const to = (await handle(page, 'Third').boundingBox())!;
        const x = from.x + from.width / 2;
        await page.mouse.move(x, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(x, from.y + from.height, { steps: 3 });
        await spoken(page, 'kit.order.lifted', 'First', 1);
        await page.mouse.move(x, to.y + to.height / 2, { steps: 10 });
        await spoken(page, 'kit.order.over', 'First', 3);
        await page.mouse.up();
        await toast(page, t('kit.order.moved', { record: 'First', place: 3, count: 3 }));

        expect(await names()).toEqual(['Second', 'Third', 'First']);
        await expect
          .poll(() =>
            page.locator('tbody tr').evaluateAll((rows) => rows.map((element) => element.textContent)),
          )
          .toEqual([
            expect.stringContaining('Second'),
            expect.stringContaining('Third'),
            expect.stringContaining('First'),
          ]);
      },

      'keeps what another administrator moves during a drag': async () => {
        await plans.insert('First', 'Second', 'Third');
        await page.goto(`/admin/pricing?q=${CATEGORY}`);
        await handle(page, 'First').focus();
        await page.keyboard.press('Space');
        await spoken(page, 'kit.order.lifted', 'First', 1);
        await plans.change('Third', { sort_order: 1 });
        await expect.poll(() => page.locator('tbody tr').first().textContent()).toContain('Third');
        // The loop presses the key until the row has the last place: a key that is pressed while the rows change places
        // may not count.
        await expect
          .poll(
            async () => {
              await page.keyboard.press('ArrowDown');
              return page.locator('[data-announcer]').allTextContents();
            },
            { interval: 500 },
          )
          .toContain(t('kit.order.over', { record: 'First', place: 3, count: 3 }));
        await page.keyboard.press('Space');
        await toast(page, t('kit.order.moved', { record: 'First', place: 3, count: 3 }));

        expect(await plans.stored()).toMatchObject([
          { name: 'Third', sort_order: 1 },
          { name: 'Second', sort_order: 10 },
          { name: 'First', sort_order: 11 },
        ]);
      },
    },
    { count: 2 },
  );
});
