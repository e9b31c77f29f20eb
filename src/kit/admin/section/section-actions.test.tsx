import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, pageOf } from '#src/testing/fake-api.ts';
import { nameForm, plansSection, type Plans } from '#src/testing/plans-section.tsx';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import type { AdminSection } from './admin-section.ts';
import { SectionPage } from './section-page.tsx';

const create = vi.fn(async () => undefined);
const update = vi.fn(async () => undefined);

/** Section of a table that can't be written by the API. */
const section: AdminSection<Plans> = {
  ...plansSection,
  recordActions: { create, update },
  isEditable: ({ category }) => category !== 'mail',
  texts: { ...plansSection.texts, add: 'notices.dialog.addTitle' },
  form: { load: () => Promise.resolve({ ...nameForm, fieldOf: { 'plan-taken': 'name' } }) },
  errors: { 'plan-taken': 'notices.form.linkInvalid' },
};

const rows = [
  { __typename: 'plans', id: 'p1', name: 'Start', category: 'cloud' },
  { __typename: 'plans', id: 'p2', name: 'Mailbox', category: 'mail' },
];

describe('a back-office section that saves by actions instead of table mutations', () => {
  let inTable: object[];
  /** Opens a form, replaces the table's rows by `meanwhile`, and saves another name. */
  const saveAs = async (name: string, button: string, meanwhile: object[]) => {
    const { link } = fakeApi({ PlansList: () => pageOf(inTable) });
    const { user } = await renderAdminPage(<SectionPage section={section} />, { link });
    await screen.findByRole('row', { name: /Start/ });
    await user.click(screen.getByRole('button', { name: button }));
    await fillField(user, await screen.findByRole('textbox', { name: 'Name' }), name);
    inTable = meanwhile;
    await user.click(screen.getByRole('button', { name: 'Save' }));
  };
  beforeEach(() => {
    inTable = rows;
  });
  afterEach(() => {
    vi.clearAllMocks();
  });

  it('passes a new record to its create action', async () => {
    await saveAs(' Large ', 'Add New Notice', rows);

    await waitFor(() => expect(create).toHaveBeenCalledWith(expect.anything(), { name: 'Large' }));
  });

  it('passes only its own change to its update action, not what another person changed meanwhile', async () => {
    await saveAs('Large', 'Edit', [{ ...rows[0], category: 'web' }]);

    await waitFor(() => expect(update).toHaveBeenCalledWith(expect.anything(), 'p1', { name: 'Large' }));
  });

  it("shows the other person's value, and does not save, where two people changed the same field", async () => {
    await saveAs('Mine', 'Edit', [{ ...rows[0], name: 'Theirs' }]);

    expect(await screen.findByText('Theirs')).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });

  it('says that the record was deleted meanwhile, and does not save', async () => {
    await saveAs('Mine', 'Edit', []);

    expect(await screen.findByText(/This record was deleted while you were editing/)).toBeTruthy();
    expect(update).not.toHaveBeenCalled();
  });

  it('marks the field as invalid to which the error code of an action belongs', async () => {
    update.mockRejectedValueOnce(
      new CombinedGraphQLErrors({
        errors: [{ message: 'for programs', extensions: { code: 'plan-taken' } }],
      }),
    );
    await saveAs('Mine', 'Edit', rows);

    const field = await screen.findByRole('textbox', { name: 'Name' });
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  });

  it('has no Edit button for a record that may not be edited', async () => {
    const api = fakeApi({ PlansList: () => pageOf(rows) });
    await renderAdminPage(<SectionPage section={section} />, { link: api.link });

    const first = within(await screen.findByRole('row', { name: /Start/ }));
    expect(first.getByRole('button', { name: 'Edit' })).toBeTruthy();
    const last = within(screen.getByRole('row', { name: /Mailbox/ }));
    expect(last.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});
