import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { pageOf, type Answers } from '#src/testing/fake-api.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { PlansAdminPage } from './plans-section.tsx';

const plans = [
  row({ id: 'a', name: 'Small', sort_order: 1 }),
  row({ id: 'b', name: 'Middle', sort_order: 11 }),
  row({ id: 'c', name: 'Large', sort_order: 12 }),
];
const open = (api: Answers) => openAdminPage(<PlansAdminPage />, api);
const answers = (...affected: number[]) => ({
  data: { moved: affected.map((affected_rows) => ({ __typename: 'answer', affected_rows })) },
});

/** Opens the list at an API that stores the new order. */
function openMovable(answer = answers(1, 1)) {
  const numbers = new Map(plans.map(({ id, sort_order }) => [id, sort_order]));
  const rows = () =>
    plans
      .map((plan) => ({ ...plan, sort_order: numbers.get(plan.id) ?? 0 }))
      .sort((one, other) => one.sort_order - other.sort_order);

  return open({
    PlansList: () => pageOf(rows()),
    MovePlans: ({ variables }) => {
      for (const { where, _set } of variables['updates'] as Update[])
        numbers.set(where.id._eq, _set.sort_order);
      return answer;
    },
  });
}
type Update = { where: { id: { _eq: string } }; _set: { sort_order: number } };

const inRow = async (name: string) => within((await screen.findByText(name)).closest('tr')!);
const menuOf = async (name: string) => (await inRow(name)).getByRole('button', { name: 'More actions' });
/** Chooses an action in the menu of a row. */
async function choose(user: UserEvent, name: string, action: string): Promise<void> {
  await user.click(await menuOf(name));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}
const names = () =>
  screen.getAllByRole('row').flatMap(({ textContent }) => /Small|Middle|Large/.exec(textContent) ?? []);

describe('the order of plans', () => {
  it("is changed by keyboard; the new place is announced, and the moved row's button keeps the focus", async () => {
    const { user, asked } = await openMovable();
    (await menuOf('Small')).focus();
    await user.keyboard('{Enter}');
    await screen.findByRole('menuitem', { name: 'Move down' });
    await user.keyboard('{End}{Enter}');

    await waitFor(() => expect(names()).toEqual(['Middle', 'Small', 'Large']));
    expect(asked('MovePlans')[0]?.variables['updates']).toEqual([
      { where: { id: { _eq: 'a' }, sort_order: { _eq: 1 } }, _set: { sort_order: 11 } },
      { where: { id: { _eq: 'b' }, sort_order: { _eq: 11 } }, _set: { sort_order: 1 } },
    ]);
    expect(await screen.findByText('⁨Small⁩ is now 2 of 3.')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await menuOf('Small')));
  });

  it('cannot be changed beyond its ends, nor while the list is sorted by a column', async () => {
    const { user, asked } = await openMovable();

    await user.click(await menuOf('Small'));
    const up = await screen.findByRole('menuitem', { name: 'Move up' });
    expect(up.getAttribute('aria-disabled')).toBe('true');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(asked('MovePlans')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Drag to reorder' })).toBeNull());
    await user.click(await menuOf('Small'));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Add a price',
      'Duplicate',
    ]);
  });

  it('is reported as changed meanwhile by another person', async () => {
    const { user } = await openMovable(answers(1, 0));

    await choose(user, 'Large', 'Move up');

    expect(await screen.findByText(/Someone else changed the order/)).toBeTruthy();
  });
});

describe('a changed order of plans', () => {
  it('is undone in the toast, by a mutation that requires the order not to have changed since', async () => {
    const { user, asked } = await openMovable();
    await choose(user, 'Large', 'Move up');
    await waitFor(() => expect(names()).toEqual(['Small', 'Large', 'Middle']));

    await user.click(await screen.findByRole('button', { name: 'Undo' }));

    await waitFor(() => expect(names()).toEqual(['Small', 'Middle', 'Large']));
    expect(asked('MovePlans')[1]?.variables['updates']).toEqual([
      { where: { id: { _eq: 'b' }, sort_order: { _eq: 12 } }, _set: { sort_order: 11 } },
      { where: { id: { _eq: 'c' }, sort_order: { _eq: 11 } }, _set: { sort_order: 12 } },
    ]);
    expect(await screen.findByText('The order is as it was before.')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });
});

describe('a copy of a plan', () => {
  it('begins with the values of the plan, and is saved as a new plan', async () => {
    const created = { data: { saved: { __typename: 'pricing_plans', id: 'n' } } };
    const { user, asked } = await open({
      PlansList: () => pageOf(plans.slice(0, 1)),
      CreatePlan: () => created,
    });

    await choose(user, 'Small', 'Duplicate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Plan' }));
    await user.click(await dialog.findByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Yearly (yr)' }));
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));

    expect(await screen.findByText('Pricing plan created successfully!')).toBeTruthy();
    expect(asked('CreatePlan')[0]?.variables['object']).toMatchObject({
      name: 'Small',
      name_ar: 'باقة البداية السحابية',
      period: 'yr',
      features: ['2 vCPU', '40 GB NVMe storage'],
    });
  });

  it('begins without price, renewal price and set-up fee when it is made by "Add a price"', async () => {
    const created = { data: { saved: { __typename: 'pricing_plans', id: 'n' } } };
    const priced = row({
      id: 'a',
      name: 'Small',
      renewal_price: '12.00',
      setup_fee: '5.00',
      money_back_days: 30,
    });
    const { user, asked } = await open({ PlansList: () => pageOf([priced]), CreatePlan: () => created });

    await choose(user, 'Small', 'Add a price');
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Plan' }));
    const price = await dialog.findByRole('spinbutton', { name: 'Price' });
    expect(price).toHaveProperty('value', '');
    await fillField(user, price, '90.00');
    await user.click(dialog.getByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Yearly (yr)' }));
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));

    expect(await screen.findByText('Pricing plan created successfully!')).toBeTruthy();
    expect(asked('CreatePlan')[0]?.variables['object']).toMatchObject({
      ...{ name: 'Small', price: '90.00', period: 'yr', money_back_days: 30 },
      ...{ renewal_price: null, setup_fee: null },
    });
  });
});
