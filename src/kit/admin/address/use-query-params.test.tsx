import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { renderApp } from '#src/testing/render-app.tsx';
import { useOpenedRecord } from '../form/use-opened-record.ts';
import { useListState } from '../list/list-state.ts';

const OPTIONS = {
  sortable: ['name'],
  initialSort: { sort: 'name', direction: 'asc' as const },
  filterNames: [],
};
let page: ReturnType<typeof usePage>;

function usePage() {
  return {
    list: useListState(OPTIONS),
    record: useOpenedRecord(),
    address: useLocation().search,
  };
}

function Page() {
  page = usePage();

  return <output>{page.address}</output>;
}

const open = (path: string) => renderApp(<Page />, { path });
const untilAddressIs = (address: string) =>
  waitFor(() => expect(screen.getByRole('status').textContent).toBe(address));

describe('the URL of a back-office list', () => {
  it('contains all changes that are made before the page is drawn again', async () => {
    await open('/');

    act(() => {
      page.list[1]({ search: 'spring' });
      page.list[1]({ sort: 'name', direction: 'desc' });
      page.record.open('r1');
    });

    await untilAddressIs('?q=spring&sort=name&direction=desc&record=r1');
  });

  it('goes back to its state before a record was opened when that is closed, even after a search', async () => {
    await open('/?tab=active');
    act(() => page.record.open('r1'));
    await untilAddressIs('?tab=active&record=r1');
    act(() => page.list[1]({ search: 'spring' }));
    await untilAddressIs('?tab=active&record=r1&q=spring');

    act(() => page.record.close());

    await untilAddressIs('?tab=active');
  });

  it('gets one history entry for a form that is opened twice before the page is drawn again', async () => {
    await open('/?tab=active');
    act(() => {
      page.record.add();
      page.record.add();
    });
    await untilAddressIs('?tab=active&record=new');

    act(() => page.record.close());

    await untilAddressIs('?tab=active');
  });

  it('is changed by functions that keep their identity when the page is drawn again', async () => {
    await open('/');
    const { record, list } = page;

    act(() => record.open('r1'));
    await untilAddressIs('?record=r1');

    expect(page.record.open).toBe(record.open);
    expect(page.list[1]).toBe(list[1]);
  });
});
