import type { ApolloLink } from '@apollo/client';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { Subject } from 'rxjs';
import { describe, expect, it, vi } from 'vitest';
import { Link } from '#src/components/link.tsx';
import { fakeApi, pageOf, refused, saved } from '#src/testing/fake-api.ts';
import { byCategory, nameForm, plansSection, type Plans } from '#src/testing/plans-section.tsx';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import { setWindowWidth } from '#src/testing/set-window-width.ts';
import type { AdminSection } from './admin-section.ts';
import { shortNames } from '../export/export-document.ts';
import { SectionPage } from './section-page.tsx';

/** Section like that of the plans, with panels by category. */
const section: AdminSection<Plans> = {
  ...plansSection,
  texts: { ...plansSection.texts, editTitle: 'notices.dialog.editTitle' },
  tieBreak: [{ id: 'asc' }],
  ...byCategory,
  pageSize: 100,
  form: { load: () => Promise.resolve(nameForm) },
  exported: ['name', 'category'],
};

const rows = [
  { __typename: 'plans', id: 'p1', name: 'Start', category: 'cloud' },
  { __typename: 'plans', id: 'p2', name: '=Formula', category: 'mail' },
];

const open = (api: ReturnType<typeof fakeApi>, path = '/') =>
  renderAdminPage(<SectionPage section={section} />, { link: api.link, path });

/** Shows the query of the page's address. */
function Address() {
  return <output data-testid="address">{useLocation().search}</output>;
}

describe('a back-office section with groups', () => {
  it('restores typed text after its form was unmounted, and saves it if the loaded value is unchanged', async () => {
    const api = fakeApi({ PlansList: () => pageOf(rows), UpdatePlans: () => saved(1) });
    const first = await open(api, '/?record=p1');
    await fillField(first.user, await screen.findByRole('textbox', { name: 'Name' }), 'Typed before');
    first.unmount();

    const { user } = await open(api, '/?record=p1');
    expect(await screen.findByDisplayValue('Typed before')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await waitFor(() => expect(api.asked('UpdatePlans')).toHaveLength(1));
    expect(api.asked('UpdatePlans')[0]?.variables).toEqual({
      where: { id: { _eq: 'p1' }, name: { _eq: 'Start' } },
      set: { name: 'Typed before' },
    });
  });

  it('goes back one history entry when Escape is pressed twice before the page is drawn again', async () => {
    const api = fakeApi({ PlansList: () => pageOf(rows) });
    const { user } = await renderAdminPage(
      <>
        <Link to="?q=cloud">{'Elsewhere'}</Link>
        <Address />
        <SectionPage section={section} />
      </>,
      { link: api.link },
    );
    await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
    await user.click(within(await screen.findByRole('row', { name: /Start/ })).getByText('Start'));
    const dialog = await screen.findByRole('dialog');
    await act(async () => {
      fireEvent.keyDown(dialog, { key: 'Escape' });
      fireEvent.keyDown(dialog, { key: 'Escape' });
    });

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByTestId('address').textContent).toBe('?q=cloud');
  });

  it('exports the whole list page by page, with formulas made harmless', async () => {
    const parts: BlobPart[] = [];
    vi.stubGlobal('Blob', function keepParts(given: BlobPart[]) {
      parts.push(...given.filter((part) => typeof part === 'string'));
    });
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
    const names = shortNames(['category', 'name', 'id']);
    const exported = (row: Readonly<Record<string, unknown>>) =>
      Object.fromEntries([...names].map(([column, name]) => [name, row[column]]));
    const many = Array.from({ length: 500 }, (_, index) => exported({ ...rows[0], id: `m${index}` }));
    const api = fakeApi({
      PlansList: ({ variables: { limit, offset } }) => {
        if (limit === 1) return pageOf([]);
        if (limit === section.pageSize) return pageOf(rows, 501);

        return pageOf(limit === 500 && offset === undefined ? many : [exported(rows[1]!)], 501);
      },
    });
    const { user } = await open(api);
    await screen.findByRole('row', { name: /Formula/ });

    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));

    expect(await screen.findByText('501 rows exported')).toBeTruthy();
    const file = parts.join('');
    expect(file.startsWith('\uFEFFname,category\r\nStart,cloud\r\n')).toBe(true);
    expect(file.endsWith("'=Formula,mail\r\n")).toBe(true);
    expect(file.split('\r\n')).toHaveLength(503);
  });

  it('writes a long export directly to the chosen file, and aborts it on "Stop"', async () => {
    const file = { write: vi.fn(async () => undefined), close: vi.fn(), abort: vi.fn(async () => undefined) };
    vi.stubGlobal('showSaveFilePicker', async () => ({ createWritable: async () => file }));
    const onItsWay = new Subject<ApolloLink.Result>();
    const api = fakeApi({
      PlansList: ({ variables: { limit } }) => (limit === 500 ? onItsWay : pageOf(rows, 6000)),
    });
    const { user } = await open(api);
    await screen.findByRole('row', { name: /Formula/ });

    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
    await user.click(await screen.findByRole('button', { name: 'Exporting 0 of 6,000. Stop' }));
    onItsWay.next(pageOf(rows));
    onItsWay.complete();

    expect(await screen.findByRole('button', { name: 'Export as CSV' })).toBeTruthy();
    expect(file.write).toHaveBeenCalledWith('\uFEFFname,category\r\n');
    expect(file.abort).toHaveBeenCalled();
    expect(file.close).not.toHaveBeenCalled();
    expect(screen.queryByText(/exported|failed/)).toBeNull();
  });

  it('exports nothing, and reports no failure, when the person chooses no file', async () => {
    const refuse = vi.fn().mockRejectedValue(new DOMException('The user aborted a request.', 'AbortError'));
    vi.stubGlobal('showSaveFilePicker', refuse);
    const api = fakeApi({ PlansList: () => pageOf(rows, 6000) });
    const { user } = await open(api);
    await screen.findByRole('row', { name: /Formula/ });

    await user.click(screen.getByRole('button', { name: 'Export as CSV' }));

    await waitFor(() => expect(refuse).toHaveBeenCalled());
    expect(api.asked('PlansList')).toHaveLength(1);
    expect(screen.queryByText(/failed/)).toBeNull();
  });
});

describe('the list of a back-office section', () => {
  it('keeps the message that it could not be loaded while it is read again', async () => {
    const again = new Subject<ApolloLink.Result>();
    const answers = [() => refused(), () => again];
    const api = fakeApi({ PlansList: () => answers.shift()!() });
    const { user, container } = await open(api);
    const alert = await screen.findByRole('alert');

    // How many rows there are is not known.
    expect(screen.queryByText(/^0–0 /)).toBeNull();
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(api.asked('PlansList')).toHaveLength(2));
    expect(alert.isConnected).toBe(true);
    expect(container.querySelector('.MuiSkeleton-root')).toBeNull();
    again.next(pageOf(rows));
    again.complete();

    expect(await screen.findByText('Start')).toBeTruthy();
    await waitFor(() => expect(alert.isConnected).toBe(false));
  });

  it('loads the form when the pointer comes to its button, so that the dialog opens finished', async () => {
    const load = vi.fn(() => Promise.resolve(nameForm));
    const texts = { ...section.texts, add: 'notices.dialog.addTitle' } as const;
    const { link } = fakeApi({ PlansList: () => pageOf(rows) });
    const { user } = await renderAdminPage(<SectionPage section={{ ...section, texts, form: { load } }} />, {
      link,
    });
    const add = await screen.findByRole('button', { name: 'Add New Notice' });
    expect(load).not.toHaveBeenCalled();

    await user.hover(add);
    await waitFor(() => expect(load).toHaveBeenCalled());
    await user.click(add);

    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('textbox', { name: 'Name' })).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });

  it('has its filters and its order in one sheet on a phone', async () => {
    setWindowWidth(390);
    const where = (kind: string) => ({ category: { _eq: kind } });
    const kind = { name: 'kind', label: 'plans.form.category', where } as const;
    const filters = [{ ...kind, options: [{ value: 'mail', text: 'mail' }] }];
    const { link, asked } = fakeApi({ PlansList: () => pageOf(rows) });
    const { user } = await renderAdminPage(<SectionPage section={{ ...section, filters }} />, { link });
    expect(screen.queryByRole('combobox', { name: 'Category' })).toBeNull();

    await user.click(await screen.findByRole('button', { name: 'Filter' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filter' }));
    await user.click(sheet.getByRole('combobox', { name: 'Category' }));
    await user.click(await screen.findByRole('option', { name: 'mail' }));
    await user.click(sheet.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Content, descending' }));
    await user.click(sheet.getByRole('button', { name: 'Show the list' }));

    expect(await screen.findByRole('button', { name: 'Filter (1)' })).toBeTruthy();
    expect(asked('PlansList').at(-1)?.variables).toMatchObject({
      where: { category: { _eq: 'mail' } },
      order_by: [{ category: 'asc' }, { name: 'desc' }, { id: 'asc' }],
    });
  });
});
