import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { PlansAdminPage } from './plans-section.tsx';

const monthly = row({ id: 'a' });
const yearly = row({ id: 'b', period: 'yr', price: '90.00' });
const euro = row({ id: 'c', currency: 'EUR' });
const changed = { data: { change_plans_together: [] } };

/** Opens the form of the first of these prices. */
async function openFirst(prices: object[], answers: Answers) {
  const page = await openAdminPage(<PlansAdminPage />, { PlansList: () => pageOf(prices), ...answers });
  const [edit] = await screen.findAllByRole('button', { name: 'Edit' });
  await page.user.click(edit!);

  return page;
}

/** Opens the first price, changes its name and its price, and saves. */
async function rename(answers: Answers) {
  const { user, asked } = await openFirst([monthly, yearly, euro], answers);
  const form = within(await screen.findByRole('dialog', { name: /^Edit Cloud Start/ }));
  await fillField(user, await form.findByRole('textbox', { name: 'Name' }), 'Cloud Begin');
  await fillField(user, form.getByRole('spinbutton', { name: 'Price' }), '10.00');
  await user.click(form.getByRole('button', { name: 'Save plan' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Change it for all 3 prices?' }));

  return { user, asked, question };
}

describe('a text that several prices of a plan share', () => {
  it('is changed for all prices by one mutation, which requires their old values', async () => {
    const { user, question, asked } = await rename({ ChangePlansTogether: () => changed });

    await user.click(question.getByRole('button', { name: 'For all 3 prices' }));

    expect(await screen.findByText('Pricing plan updated successfully!')).toBeTruthy();
    const other = { before: { name: 'Cloud Start' }, set: { name: 'Cloud Begin' } };
    expect(asked('ChangePlansTogether').map(({ variables }) => variables)).toEqual([
      {
        changes: [
          {
            id: 'a',
            before: { name: 'Cloud Start', price: '9.00' },
            set: { name: 'Cloud Begin', price: '10.00' },
          },
          { id: 'b', ...other },
          { id: 'c', ...other },
        ],
      },
    ]);
    expect(asked('UpdatePlans')).toEqual([]);
  });

  it('is changed for one price on "Only this price"', async () => {
    const { user, question, asked } = await rename({ UpdatePlans: () => saved(1) });

    await user.click(question.getByRole('button', { name: 'Only this price' }));

    expect(await screen.findByText('Pricing plan updated successfully!')).toBeTruthy();
    expect(asked('UpdatePlans')[0]?.variables['set']).toEqual({ name: 'Cloud Begin', price: '10.00' });
  });

  it('stays in the form, unsaved, where the question is cancelled', async () => {
    const { user, question, asked } = await rename({});

    await user.click(question.getByRole('button', { name: 'Cancel' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Cloud Begin');
    expect([...asked('UpdatePlans'), ...asked('ChangePlansTogether')]).toEqual([]);
  });

  it('is reported as not saved when the API says that another person changed one of the prices', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refusal = refused('plans-changed-meanwhile', { code: 'permission-error' });
    const { user, question } = await rename({ ChangePlansTogether: () => refusal });

    await user.click(question.getByRole('button', { name: 'For all 3 prices' }));

    expect(await screen.findByText(/^Failed to save plan: Someone else changed or deleted one/)).toBeTruthy();
    expect(screen.getByRole('dialog', { name: /^Edit Cloud Start/ })).toBeTruthy();
  });
});

describe('a field that each price of a plan has for itself', () => {
  it("is saved without a question about the plan's other prices", async () => {
    const { user, asked } = await openFirst([monthly, yearly], { UpdatePlans: () => saved(1) });
    await fillField(user, await screen.findByRole('spinbutton', { name: 'Price' }), '12.00');
    await user.click(screen.getByRole('button', { name: 'Save plan' }));

    expect(await screen.findByText('Pricing plan updated successfully!')).toBeTruthy();
    expect(asked('UpdatePlans')).toHaveLength(1);
  });
});
