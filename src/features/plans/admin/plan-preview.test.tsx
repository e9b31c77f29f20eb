import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pageOf } from '#src/testing/fake-api.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { fillField, openAdminPage } from '#src/testing/render-admin.tsx';
import { PlansAdminPage } from './plans-section.tsx';

const month = row({ id: 'm1' });
const year = row({ id: 'y1', period: 'yr', price: '90.00', sort_order: 101 });

async function openPreview(...plans: object[]) {
  const { user } = await openAdminPage(<PlansAdminPage />, { PlansList: () => pageOf(plans) });
  await user.click((await screen.findAllByRole('button', { name: 'Edit' }))[0]!);
  const preview = within(await screen.findByRole('region', { name: 'Preview' }));

  return { user, preview };
}

describe('the preview of a plan', () => {
  it("shows the plan's card as visitors see it, in both languages, and the card of its yearly price", async () => {
    const { user, preview } = await openPreview(month, year);

    const [english, englishYear] = await preview.findAllByRole('article', { name: 'Cloud Start' });
    const [arabic, arabicYear] = await preview.findAllByRole('article', { name: 'باقة البداية السحابية' });
    expect(english?.textContent).toContain('$9.00');
    expect(englishYear?.textContent).toContain('Save $18.00 a year (16%)');
    expect(arabic?.closest('[dir=rtl][lang=ar]')).not.toBeNull();
    expect(arabicYear?.textContent).toMatch(/[\u0600-\u06ff].*18\.00/);

    await user.click(screen.getByRole('button', { name: /^Arabic texts/ }));
    await user.clear(screen.getByRole('textbox', { name: 'Name (Arabic)' }));
    await fillField(user, screen.getByRole('spinbutton', { name: 'Price' }), '8.50');
    const [typed] = await preview.findAllByRole('article', { name: 'Cloud Start' });
    expect(typed?.textContent).toContain('$8.50');
    const inArabic = preview.getAllByRole('article').filter((card) => card.closest('[dir=rtl]'));
    expect(inArabic[0]?.getAttribute('aria-label')).toBe('Cloud Start');
  });

  it('asks for name and price while the price is empty, and shows the card once it is typed', async () => {
    const { user, preview } = await openPreview(month);
    const price = screen.getByRole('spinbutton', { name: 'Price' });

    await user.clear(price);
    expect(await preview.findByText('Name and a valid price are needed for the preview.')).toBeTruthy();
    await user.type(price, '7');

    expect((await preview.findAllByText('$7.00')).length).toBeGreaterThan(0);
  });

  it('shows the card of a new plan that has no category yet', async () => {
    const { user } = await openAdminPage(
      <PlansAdminPage />,
      { PlansList: () => pageOf([]) },
      { path: '/?record=new', config: { portalUrl: 'https://portal.example.test' } },
    );

    await fillField(user, await screen.findByRole('textbox', { name: 'Name' }), 'Tiny');
    await fillField(user, screen.getByRole('spinbutton', { name: 'Price' }), '7');

    const preview = within(screen.getByRole('region', { name: 'Preview' }));
    expect((await preview.findAllByRole('article', { name: 'Tiny' })).length).toBeGreaterThan(0);
  });
});
