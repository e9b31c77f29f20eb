import type { ApolloLink } from '@apollo/client';
import { screen, within } from '@testing-library/react';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { fakeApi, pageOf, refused } from '#src/testing/fake-api.ts';
import { nameForm, plansSection, type Plans } from '#src/testing/plans-section.tsx';
import { renderAdminPage } from '#src/testing/render-admin.tsx';
import type { AdminSection } from './admin-section.ts';
import { SectionPage } from './section-page.tsx';

const section: AdminSection<Plans> = {
  ...plansSection,
  tieBreak: [{ id: 'asc' }],
  form: { load: () => Promise.resolve(nameForm) },
};

const start = { __typename: 'plans', id: 'p1', name: 'Start', category: 'cloud' };

const open = (api: ReturnType<typeof fakeApi>, path = '/') =>
  renderAdminPage(<SectionPage section={section} />, { link: api.link, path });

describe('a list of the back office', () => {
  it('has while it loads a placeholder in each of its columns', async () => {
    const api = fakeApi({ PlansList: () => new Subject<ApolloLink.Result>() });
    await open(api);

    const table = await screen.findByRole('table');
    const [head, ...rows] = within(table).getAllByRole('row');
    const columns = head?.children.length;

    expect(columns).toBeGreaterThan(1);
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.map(({ children }) => children.length)).toEqual(rows.map(() => columns));
  });

  it('has no pages to turn while it is empty', async () => {
    await open(fakeApi({ PlansList: () => pageOf([]) }));

    expect(await screen.findByText(/^No notices yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Next page' })).toBeNull();
  });
});

describe('the dialog of a record that is on another page of the list', () => {
  it('offers another try where the record could not be read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const answers = [() => refused(), () => pageOf([start])];
    const api = fakeApi({
      PlansList: ({ variables: { limit } }) => (limit === 1 ? answers.shift()!() : pageOf([])),
    });
    const { user } = await open(api, '/?record=p1');
    const dialog = within(await screen.findByRole('dialog'));

    await user.click(await dialog.findByRole('button', { name: 'Try again' }));

    expect(await dialog.findByDisplayValue('Start')).toBeTruthy();
  });
});
