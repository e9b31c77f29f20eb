import type { ApolloLink } from '@apollo/client';
import { screen, waitFor } from '@testing-library/react';
import { Subject } from 'rxjs';
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

    await user.click(await screen.findByRole('button', { name: '1 record lacks Arabic' }));
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

  it('have their counter drawn before the count arrives, so that the rows do not shift', async () => {
    const counted = new Subject<ApolloLink.Result>();
    await open({
      PlansList: ({ variables }) => (variables['limit'] === 0 ? counted : pageOf([lacking])),
    });
    const meter = screen.getByRole('button', { name: 'Nothing lacks Arabic', hidden: true });
    expect(await screen.findByText('Lacking')).toBeTruthy();
    expect(meter).toMatchObject({ isConnected: true, disabled: true });

    counted.next(pageOf([lacking]));
    counted.complete();

    await waitFor(() => expect(meter.textContent).toBe('1 record lacks Arabic'));
    expect(meter).toMatchObject({ isConnected: true, disabled: false });
  });
});
