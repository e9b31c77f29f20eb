import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, pageOf, removed, saved, type ApiRequest } from '#src/testing/fake-api.ts';
import { byCategory, plansSection, type Plans } from '#src/testing/plans-section.tsx';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import type { AdminSection } from '../section/admin-section.ts';
import { SectionPage } from '../section/section-page.tsx';

const section: AdminSection<Plans> = {
  ...plansSection,
  filters: [
    {
      name: 'kind',
      label: 'plans.form.category',
      options: [{ value: 'cloud', text: 'cloud' }],
      where: (kind) => ({ category: { _eq: kind } }),
    },
  ],
  bulk: [
    { id: 'hide', label: 'notices.bulk.deactivate', icon: '', patch: {}, done: 'notices.bulk.deactivated' },
  ],
};
const inGroups: AdminSection<Plans> = { ...section, ...byCategory };

const rows = [
  { __typename: 'plans', id: 'p1', name: 'Start', category: 'cloud' },
  { __typename: 'plans', id: 'p2', name: 'Grow', category: 'cloud' },
  { __typename: 'plans', id: 'p3', name: 'Mailbox', category: 'mail' },
];

const held = () => within(screen.getByRole('toolbar')).getByRole('status').textContent;
const isCount = ({ variables }: ApiRequest) => variables['limit'] === 0;
const open = (api: ReturnType<typeof fakeApi>, shown = section, path = '/?kind=cloud') =>
  renderAdminPage(<SectionPage section={shown} />, { link: api.link, path });
type User = Awaited<ReturnType<typeof open>>['user'];

async function selectAllOf(user: User, count: number) {
  await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));
  await user.click(screen.getByRole('button', { name: `Select all ${count}` }));
}

async function deleteSelection(user: User) {
  await user.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('alertdialog'));
  const text = question.getByText(/permanently delete/).textContent;
  await user.click(question.getByRole('button', { name: 'Delete' }));

  return text;
}

describe('the checkbox in the head of a group', () => {
  it('selects only the rows of its group, and the toolbar names the group and their number', async () => {
    const api = fakeApi({ PlansList: () => pageOf(rows), DeletePlans: () => removed(2) });
    const { user } = await open(api, inGroups);
    await user.click(
      await screen.findByRole('checkbox', { name: 'Select all rows of this group cloud plans' }),
    );
    const mail = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Select all rows of this group mail plans',
    });
    expect(mail.checked).toBe(false);
    expect(held()).toBe('2 selectedcloud plans: 2');

    await deleteSelection(user);

    await waitFor(() => expect(api.asked('DeletePlans')).toHaveLength(1));
    expect(api.asked('DeletePlans')[0]?.variables).toEqual({ where: { id: { _in: ['p1', 'p2'] } } });
  });

  it('adds its rows to selected rows of other groups, and deselects its own again', async () => {
    const api = fakeApi({ PlansList: () => pageOf(rows) });
    const { user } = await open(api, inGroups);
    const head = await screen.findByRole('checkbox', { name: 'Select all rows of this group cloud plans' });
    await user.click(screen.getByRole('checkbox', { name: 'Select ⁨Mailbox⁩' }));
    await user.click(head);
    expect(held()).toBe('3 selectedcloud plans: 2mail plans: 1');

    await user.click(head);

    expect(held()).toBe('1 selectedmail plans: 1');
  });
});

describe('selecting all rows of a list beyond the shown page', () => {
  const listOf = (counts: number[]) => (request: ApiRequest) =>
    isCount(request) ? pageOf([], counts.shift() ?? 58) : pageOf(rows, 58);

  it('deletes all rows that match the filters, after counting them again', async () => {
    const api = fakeApi({ PlansList: listOf([58]), DeletePlans: () => removed(58) });
    const { user } = await open(api);
    await selectAllOf(user, 58);
    expect(screen.getByText('58 selected')).toBeTruthy();

    expect(await deleteSelection(user)).toContain('delete 58 records');

    expect(await screen.findByText('58 records deleted')).toBeTruthy();
    expect(api.asked('DeletePlans')[0]?.variables).toEqual({ where: { category: { _eq: 'cloud' } } });
    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
  });

  it('deletes nothing when the list has grown since its rows were counted', async () => {
    const api = fakeApi({ PlansList: listOf([59]) });
    const { user } = await open(api);
    await selectAllOf(user, 58);

    await deleteSelection(user);

    expect(await screen.findByText(/The list has changed/)).toBeTruthy();
    expect(api.asked('DeletePlans')).toEqual([]);
  });

  it('updates all rows that match the filters, and reports how many the database changed', async () => {
    const api = fakeApi({ PlansList: listOf([58]), UpdatePlans: () => saved(57) });
    const { user } = await open(api);
    await selectAllOf(user, 58);

    await user.click(screen.getByRole('button', { name: 'Deactivate' }));

    expect(await screen.findByText('57 notices deactivated')).toBeTruthy();
    expect(api.asked('UpdatePlans')[0]?.variables).toEqual({
      where: { category: { _eq: 'cloud' } },
      set: {},
    });
  });

  it('is reduced to the rows of the page when one row is deselected', async () => {
    const { user } = await open(fakeApi({ PlansList: listOf([]) }));
    await selectAllOf(user, 58);

    await user.click(screen.getByRole('checkbox', { name: 'Select ⁨Grow⁩' }));

    expect(held()).toBe('2 selected');
  });
});
