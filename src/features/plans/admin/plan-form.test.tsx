import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeKind } from '#src/testing/make-pieces.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { PlansAdminPage } from './plans-section.tsx';

const PlanKinds = () => ({
  data: { hosting_kinds: [makeKind({ id: 'k', slug: 'cloud', name: 'Cloud hosting' })] },
});
const open = (answers: Answers) => openAdminPage(<PlansAdminPage />, { PlanKinds, ...answers });

const cloud = row({ id: 'p1' });
const created = { data: { saved: { __typename: 'pricing_plans', id: 'p9' } } };

describe('the form of a pricing plan', () => {
  it('names each missing field, then creates the plan', async () => {
    const { user, asked } = await open({ PlansList: () => pageOf([]), CreatePlan: () => created });

    await user.click(screen.getByRole('button', { name: 'Create New Plan' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Plan' }));
    // Nothing is missing in Arabic where nothing is there yet.
    expect(await dialog.findByRole('button', { name: 'Arabic texts' })).toBeTruthy();
    await user.click(await dialog.findByRole('combobox', { name: 'Period' }));
    await user.click(await screen.findByRole('option', { name: 'Another text' }));
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    for (const text of [
      'Name is required',
      'Price must be a non-negative number.',
      'Period is required',
      'Features are required',
      'Category is required',
    ]) {
      expect(await dialog.findByText(text)).toBeTruthy();
    }

    await fillField(user, dialog.getByRole('textbox', { name: 'Name' }), 'Cloud Mini');
    await fillField(user, dialog.getByRole('spinbutton', { name: 'Price' }), '4.50');
    await fillField(user, dialog.getByRole('textbox', { name: 'Text of the period' }), 'quarter');
    await fillField(user, dialog.getByRole('textbox', { name: 'Features' }), ' 1 vCPU, "1 TB, then slower"');
    const features = () =>
      dialog
        .getAllByRole('textbox', { name: /^Feature \d/ })
        .map((field) => (field as HTMLInputElement).value);
    expect(features()).toEqual(['1 vCPU']);
    await user.click(dialog.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'Cloud hosting' }));
    await user.click(dialog.getByRole('button', { name: 'Optional 8 are empty' }));
    await fillField(user, dialog.getByRole('textbox', { name: 'Button URL' }), 'javascript:alert(1)');
    await user.click(dialog.getByRole('button', { name: /^Optional/ }));
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));
    expect(await dialog.findByText('Please enter a valid URL.')).toBeTruthy();
    expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: 'Button URL' }));
    await user.clear(dialog.getByRole('textbox', { name: 'Button URL' }));
    await user.click(dialog.getByRole('button', { name: 'Save plan' }));

    expect(await screen.findByText('Pricing plan created successfully!')).toBeTruthy();
    expect(asked('CreatePlan')[0]?.variables['object']).toEqual({
      renewal_price: null,
      setup_fee: null,
      money_back_days: null,
      support_minutes: null,
      name: 'Cloud Mini',
      name_ar: null,
      price: '4.50',
      currency: 'USD',
      period: 'quarter',
      period_ar: null,
      features: ['1 vCPU', '1 TB, then slower'],
      features_ar: null,
      highlight: false,
      is_shown: true,
      shown_from: null,
      shown_from_zone: null,
      badge: null,
      badge_ar: null,
      logo: null,
      logo_alt: null,
      logo_alt_ar: null,
      button_url: null,
      category: 'cloud',
      sort_order: 0,
      id: expect.any(String) as string,
    });
  });

  it("offers the specification's 32 currencies, and steps the price by the chosen one's smallest unit", async () => {
    const { user } = await open({ PlansList: () => pageOf([row({ id: 'p5' })]) });

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Edit Cloud Start · \u2068$9.00\u2069 a month' }),
    );
    const price = await dialog.findByRole('spinbutton', { name: 'Price' });
    expect(price.getAttribute('step')).toBe('0.01');
    await user.click(dialog.getByRole('combobox', { name: 'Currency' }));
    expect(screen.getAllByRole('option')).toHaveLength(32);
    await user.click(screen.getByRole('option', { name: 'KWD · Kuwaiti Dinar' }));
    expect(price.getAttribute('step')).toBe('0.001');
  });

  it('saves only the changed field, and sends nothing for an unchanged plan', async () => {
    const plan = row({ id: 'p1', features: ['2 Gbit/s, unmetered', 'IPMI'] });
    const { user, asked } = await open({ PlansList: () => pageOf([plan]), UpdatePlans: () => saved(1) });

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('button', { name: 'Save plan' }));
    expect(await screen.findByText('Pricing plan updated successfully!')).toBeTruthy();
    expect(asked('UpdatePlans')).toEqual([]);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit' }));
    await fillField(user, await screen.findByRole('spinbutton', { name: 'Price' }), '12.00');
    await user.click(screen.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(asked('UpdatePlans')).toHaveLength(1));
    expect(asked('UpdatePlans')[0]?.variables).toEqual({
      where: { id: { _eq: 'p1' }, price: { _eq: '9.00' } },
      set: { price: '12.00' },
    });
  });

  it("says why a plan could not be saved, with the API's reason in the specification's sentence", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user } = await open({
      PlansList: () => pageOf([cloud]),
      UpdatePlans: () => refused('disk full'),
    });

    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    await user.click(await screen.findByRole('switch', { name: 'Highlighted' }));
    await user.click(screen.getByRole('button', { name: 'Save plan' }));

    expect(await screen.findByText('Failed to save plan: disk full')).toBeTruthy();
    expect(screen.getByRole('dialog', { name: /^Edit Cloud Start/ })).toBeTruthy();
  });
});
