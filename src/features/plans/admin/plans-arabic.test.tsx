import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, pageOf, saved } from '#src/testing/fake-api.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import { PlansAdminPage } from './plans-section.tsx';

const whole = row({ id: 'w1', name: 'Whole' });
const lacking = row({ id: 'l1', name: 'Lacking', features_ar: null });

describe('what lacks Arabic', () => {
  it('is counted, found, and led to: the form begins at the field, which shows the English text without holding it', async () => {
    const isAboutArabic = (where: unknown) => JSON.stringify(where).includes('features_ar');
    const { link, asked } = fakeApi({
      PlansList: ({ variables }) => pageOf(isAboutArabic(variables['where']) ? [lacking] : [whole, lacking]),
      UpdatePlans: () => saved(1),
    });
    const { user } = await renderAdminPage(<PlansAdminPage />, { link });

    await user.click(await screen.findByRole('button', { name: '1 record lacks Arabic' }));
    await waitFor(() => expect(screen.queryByText('Whole')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Edit' }));

    const field = await screen.findByRole('textbox', { name: 'Features (Arabic)' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(field).toHaveProperty('value', '');
    expect(field.getAttribute('placeholder')).toBe('\u20662 vCPU, 40 GB NVMe storage\u2069');
    await fillField(user, screen.getByRole('spinbutton', { name: 'Price' }), '10.00');
    await user.click(screen.getByRole('button', { name: 'Save Plan' }));
    await waitFor(() => expect(asked('UpdatePlans')[0]?.variables['set']).toEqual({ price: '10.00' }));
  });
});
