import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageOf, refused, removed, type Answers } from '#src/testing/fake-api.ts';
import { pretendMedia } from '#src/testing/pretend-media.ts';
import { makeAdminPlan as row } from '#src/testing/make-rows.ts';
import { openAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { PlansAdminPage } from './plans-section.tsx';

const open = (answers: Answers, options?: RenderAppOptions) =>
  openAdminPage(<PlansAdminPage />, answers, options);

const cloud = row({ id: 'p1' });
const mail = row({
  id: 'p2',
  category: 'mail',
  name: 'Mail Basic',
  name_ar: null,
  price: '1.500',
  currency: 'KWD',
});
const rack = row({ id: 'p3', category: 'colocation', name: 'Half rack', highlight: true, period: 'quarter' });

describe('the list of plans', () => {
  it('is shown in panels by category, several of them open at once', async () => {
    const { user, asked } = await open({ PlansList: () => pageOf([cloud, rack, mail]) });

    expect(screen.getByRole('heading', { level: 1, name: 'Pricing Plan Management' })).toBeTruthy();
    const panel = await screen.findByRole('button', { name: /^Cloud Plans/ });
    expect(screen.getByRole('button', { name: /^colocation Plans/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Mail Pricing/ })).toBeTruthy();
    expect(screen.getAllByRole('table')).toHaveLength(3);
    expect(asked('PlansList')[0]?.variables['order_by']).toEqual([
      { category: 'asc' },
      { sort_order: 'asc' },
      { name: 'asc' },
      { id: 'asc' },
    ]);

    await user.click(panel);
    expect(panel.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByRole('button', { name: /^Mail Pricing/ }).getAttribute('aria-expanded')).toBe('true');
  });

  it('has the columns Name, Price (price/period), Highlighted and Actions', async () => {
    await open({ PlansList: () => pageOf([mail, rack]) });

    const [first] = await screen.findAllByRole('table');
    const heads = within(first!).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
      'Name',
      'Price',
      'Highlighted',
      'Actions',
    ]);
    expect(within(screen.getByRole('row', { name: /Mail Basic/ })).getByText('No')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Mail Basic/ }).textContent).toMatch(/KWD\W*1\.500\/mo/);
    expect(within(screen.getByRole('row', { name: /Half rack/ })).getByText('Yes')).toBeTruthy();
    expect(screen.getByRole('row', { name: /Half rack/ }).textContent).toContain('$9.00/quarter');
  });

  it('says of a plan that it is hidden, or from when on it is shown', async () => {
    const later = row({ id: 'p4', name: 'Friday', shown_from: '2099-07-01T10:00:00+00:00' });
    const since = row({ id: 'p5', name: 'Monday', shown_from: '2020-07-01T10:00:00+00:00' });
    await open({
      PlansList: () => pageOf([row({ id: 'p6', name: 'Secret', is_shown: false }), later, since]),
    });

    const textOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await textOf(/Secret/)).toContain('Hidden');
    expect(await textOf(/Friday/)).toContain('Shown from Jul 1, 2099');
    expect(await textOf(/Monday/)).not.toMatch(/Hidden|Shown/);
  });

  it('labels Yes and No with "Highlighted" on a phone, where the table has no column headings', async () => {
    pretendMedia('max-width: 37');
    await open({ PlansList: () => pageOf([mail, rack]) });

    expect((await screen.findByRole('row', { name: /Half rack/ })).textContent).toContain('Highlighted: Yes');
    expect(screen.getByRole('row', { name: /Mail Basic/ }).textContent).toContain('Highlighted: No');
  });

  it('has one row for a plan, with its first monthly price, however its prices are sorted', async () => {
    const yearly = row({ id: 'p4', period: 'yr', price: '90.00', sort_order: 0 });
    const dinar = row({ id: 'p6', currency: 'KWD', price: '2.750' });
    const other = row({ id: 'p5', name: 'Cloud Big', price: '19.00', sort_order: 5 });
    const { asked } = await open({ PlansList: () => pageOf([yearly, dinar, other, cloud]) });

    await screen.findByText('3 prices');
    const rows = screen.getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => /\$[\d.]+\/(?:mo|yr)/.exec(textContent)?.[0])).toEqual([
      '$9.00/mo',
      '$19.00/mo',
    ]);
    expect(screen.getByRole('button', { name: /^Cloud Plans/ }).textContent).toBe(
      'Cloud Plans2 plans, 4 prices',
    );
    expect(asked('PlansList').find(({ variables }) => variables['limit'] !== 0)?.variables['limit']).toBe(
      2000,
    );
  });

  it('selects and deletes whole plans, also prices that a filter hides, and counts plans', async () => {
    const yearly = row({ id: 'p4', period: 'yr', price: '90.00' });
    const { user, asked } = await open({
      PlansList: () => pageOf([cloud, yearly, mail]),
      DeletePlans: () => removed(12),
    });

    await user.click(await screen.findByRole('checkbox', { name: /^Select \W*Cloud Start/ }));
    expect(screen.getByText('1 selected')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: /^Select \W*Mail Basic/ }));
    expect(screen.getByText('2 selected')).toBeTruthy();
    await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/permanently delete 2 plans with all their prices\.$/)).toBeTruthy();
    expect(question.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Cloud Start',
      'Mail Basic',
    ]);
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('2 plans deleted')).toBeTruthy();
    const whole = (category: string, name: string) => ({ category: { _eq: category }, name: { _eq: name } });
    expect(asked('DeletePlans')[0]?.variables['where']).toEqual({
      _or: [whole('cloud', 'Cloud Start'), whole('mail', 'Mail Basic')],
    });
  });

  it('returns to its default order with the third click on a column heading', async () => {
    const { user, asked } = await open({ PlansList: () => pageOf([cloud]) });
    const press = async () => user.click(screen.getByRole('button', { name: 'Name' }));
    const orders = () =>
      asked('PlansList')
        .filter(({ variables }) => variables['limit'] !== 0)
        .map(({ variables }) => (variables['order_by'] as object[])[1]);

    await screen.findByText('Cloud Start');
    for (let times = 1; times <= 3; times += 1) {
      await press();
      await waitFor(() => expect(orders().length).toBeGreaterThan(times));
    }

    expect(orders().slice(0, 3)).toEqual([{ sort_order: 'asc' }, { name: 'asc' }, { name: 'desc' }]);
    expect(orders().at(-1)).toEqual({ sort_order: 'asc' });
  });

  it('says that the plans could not be fetched, and why', async () => {
    await open({ PlansList: () => refused('no such table') });

    expect(await screen.findByText('Failed to fetch pricing plans.')).toBeTruthy();
    expect(screen.getByText(/no such table/)).toBeTruthy();
  });
});

describe('deleting a plan', () => {
  it("asks with the browser's confirm dialog, and deletes only once that is confirmed", async () => {
    const confirm = vi.fn().mockReturnValueOnce(false).mockReturnValueOnce(true);
    vi.stubGlobal('confirm', confirm);
    const { user, asked } = await open({ PlansList: () => pageOf([cloud]), DeletePlans: () => removed(1) });

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(confirm).toHaveBeenCalledWith('Are you sure you want to delete this plan?');
    expect(asked('DeletePlans')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Pricing plan deleted successfully!')).toBeTruthy();
    expect(asked('DeletePlans')[0]?.variables).toEqual({
      where: { _or: [{ category: { _eq: 'cloud' }, name: { _eq: 'Cloud Start' } }] },
    });
  });

  it('says why the API refused it', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.stubGlobal('confirm', () => true);
    const { user } = await open({
      PlansList: () => pageOf([cloud]),
      DeletePlans: () => refused('still in use'),
    });

    await user.click(await screen.findByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Failed to delete plan: still in use')).toBeTruthy();
  });
});

describe('the list of plans in Arabic', () => {
  it('has its headings, columns, form and errors in Arabic', async () => {
    const { user } = await open({ PlansList: () => pageOf([cloud, mail]) }, { locale: 'ar' });

    expect(screen.getByRole('heading', { level: 1, name: 'إدارة باقات الأسعار' })).toBeTruthy();
    expect(await screen.findByText('باقة البداية السحابية')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^أسعار البريد/ })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'إنشاء باقة جديدة' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'إنشاء باقة جديدة' }));
    await user.click(await dialog.findByRole('button', { name: 'حفظ الباقة' }));
    expect(await dialog.findByText('الاسم مطلوب')).toBeTruthy();
    expect(dialog.getByText('يجب ألا يقل السعر عن صفر.')).toBeTruthy();
  });
});
