import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf, saved, type Answers } from '#src/testing/fake-api.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { PlansAdminPage } from './plans-section.tsx';

const whole = row({ id: 'w1', name: 'Whole' });
const lacking = row({ id: 'l1', name: 'Lacking', features_ar: null });

const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(<PlansAdminPage />, answers, options);

describe('plans that lack Arabic texts', () => {
  it('are counted and listed; their form focuses the empty Arabic field, with English as placeholder', async () => {
    const isAboutArabic = (where: unknown) => JSON.stringify(where).includes('features_ar');
    const { user, asked } = await open({
      PlansList: ({ variables }) => pageOf(isAboutArabic(variables['where']) ? [lacking] : [whole, lacking]),
      UpdatePlans: () => saved(1),
    });

    await user.click(await screen.findByRole('button', { name: '1 plan without Arabic' }));
    await waitFor(() => expect(screen.queryByText('Whole')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit' }));

    const field = await screen.findByRole('textbox', { name: /2 vCPU\W* in Arabic/ });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field).toHaveProperty('value', '');
    expect(field.getAttribute('placeholder')).toBe('\u20662 vCPU\u2069');
    expect(screen.getByRole('button', { name: 'Arabic texts 2 are missing' })).toBeTruthy();
    await fillField(user, screen.getByRole('spinbutton', { name: 'Price' }), '10.00');
    await user.click(screen.getByRole('button', { name: 'Save plan' }));
    await waitFor(() => expect(asked('UpdatePlans')[0]?.variables['set']).toEqual({ price: '10.00' }));
  });

  it('are saved with the Arabic text that is typed', async () => {
    const { user, asked } = await open(
      { PlansList: () => pageOf([lacking]), UpdatePlans: () => saved(1) },
      { path: '/?record=l1' },
    );

    await user.click(await screen.findByRole('button', { name: /^Arabic texts/ }));
    await fillField(user, screen.getByRole('textbox', { name: /2 vCPU\W* in Arabic/ }), 'معالجان');
    await user.click(screen.getByRole('button', { name: 'Save plan' }));

    const set = { features_ar: ['معالجان', '40 GB NVMe storage'] };
    await waitFor(() => expect(asked('UpdatePlans')[0]?.variables['set']).toEqual(set));
  });

  it('have no counter where there is none of them', async () => {
    await open({
      PlansList: ({ variables }) => pageOf(variables['limit'] === 0 ? [] : [whole]),
    });

    expect(await screen.findByText('Whole')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /without Arabic/ })).toBeNull();
  });
});
