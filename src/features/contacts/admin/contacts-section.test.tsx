import type { ApolloLink } from '@apollo/client';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { fakeApi, pageOf, refused, removed } from '#src/testing/fake-api.ts';
import { makeAdminContact as row } from '#src/testing/make-rows.ts';
import { fillField, renderAdminPage } from '#src/testing/render-admin.tsx';
import type { RenderAppOptions } from '#src/testing/render-app.tsx';
import { hasRoom, roomIn } from '#src/kit/admin/table/column-look.ts';
import { ContactsAdminPage, contactsSection } from './contacts-section.tsx';

const renderPage = (link: ApolloLink, options: RenderAppOptions = {}) =>
  renderAdminPage(<ContactsAdminPage />, { link, ...options });

const delivery = (fields: object) => ({
  __typename: 'deliveries',
  id: 'd1',
  state: 'sent',
  reason: null,
  bounce: null,
  locale: 'ar',
  finished_at: '2026-11-20T10:00:00+00:00',
  dispatch: {
    __typename: 'dispatches',
    id: 'p1',
    subject: 'November',
    subject_ar: 'تشرين الثاني',
    created_at: '2026-11-20T09:00:00+00:00',
  },
  ...fields,
});

describe('the list of contacts', () => {
  it('shows email, names, date and status, newest first, and marks bounced and unsubscribed contacts', async () => {
    const { link, asked } = fakeApi({
      ContactsList: () =>
        pageOf([
          row(),
          row({ id: 'c2', email: 'omar@example.test', first_name: null, state: 'bounced' }),
          row({
            id: 'c3',
            email: 'huda@example.test',
            state: 'unsubscribed',
            unsubscribed_at: '2026-11-10T10:00:00+00:00',
          }),
        ]),
    });
    await renderPage(link);

    const first = within(await screen.findByRole('row', { name: /salma@example.test/ }));
    expect(screen.getByRole('heading', { level: 1, name: 'Contact Management' })).toBeTruthy();
    expect(
      screen.getByText('Manage your newsletter contact list. You can add, edit, or remove contacts here.'),
    ).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      '',
      'Email',
      'First Name',
      'Last Name',
      'Created At',
      'Status',
      'Language',
      'Actions',
    ]);
    expect(first.getByText('November 5, 2026')).toBeTruthy();
    expect(within(screen.getByRole('row', { name: /omar/ })).getByText('Bounced')).toBeTruthy();
    expect(
      within(screen.getByRole('row', { name: /huda/ })).getByText('Unsubscribed on Nov 10, 2026'),
    ).toBeTruthy();
    expect(asked('ContactsList')[0]?.variables).toEqual({
      where: {},
      order_by: [{ created_at: 'desc' }, { id: 'asc' }],
      limit: 25,
      offset: 0,
    });
  });

  it('filters by state, language, source, date and text at the same time', async () => {
    const { link, asked } = fakeApi({ ContactsList: () => pageOf([row()]) });
    await renderPage(link, { path: '/?q=sal&state=subscribed&locale=ar&source=import&added=7' });
    await screen.findByRole('row', { name: /salma/ });

    const midnight = new Date();
    midnight.setHours(0, 0, 0, 0);
    midnight.setDate(midnight.getDate() - 6);
    expect(asked('ContactsList')[0]?.variables['where']).toEqual({
      _and: [
        { search_key: { _regex: 'sal' } },
        { state: { _eq: 'subscribed' } },
        { locale: { _eq: 'ar' } },
        { source: { _eq: 'import' } },
        { created_at: { _gte: midnight.toISOString() } },
      ],
    });
  });

  it("shows 'Error' and the reason when the contacts could not be loaded", async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await renderPage(fakeApi({ ContactsList: () => refused('boom') }).link);

    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error');
    expect(alert.textContent).toContain('Failed to load contacts.');
    expect(alert.textContent).toContain('boom');
  });

  it("deletes a contact for good after a confirmation in the specification's words", async () => {
    const { link, asked } = fakeApi({
      ContactsList: () => pageOf([row()]),
      DeleteContacts: () => removed(1),
    });
    const { user } = await renderPage(link);

    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure?' }));
    expect(
      question.getByText('This action cannot be undone. This will permanently delete the contact.'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Delete' }));

    expect(await screen.findByText('Contact deleted successfully.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(asked('DeleteContacts')[0]?.variables).toEqual({ where: { id: { _in: ['c1'] } } });
  });
});

describe('the form of a contact', () => {
  it('adds a contact, and sends the Arabic domain of the email in ASCII (Punycode)', async () => {
    const created = { data: { saved: { __typename: 'contacts', id: 'c9' } } };
    const { link, asked } = fakeApi({ ContactsList: () => pageOf([]), CreateContact: () => created });
    const { user } = await renderPage(link);

    await user.click(screen.getByRole('button', { name: 'Add New Contact' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add New Contact' }));
    expect(await dialog.findByText('Add a new contact to your list.')).toBeTruthy();
    expect(dialog.queryByText('Newsletters to this contact')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save Contact' }));
    expect(await dialog.findByText('Invalid email address.')).toBeTruthy();
    await fillField(user, dialog.getByRole('textbox', { name: 'Email' }), 'salma@مثال.إختبار');
    await fillField(user, dialog.getByRole('textbox', { name: 'First Name' }), ' Salma ');
    await user.click(dialog.getByRole('button', { name: 'Save Contact' }));

    expect(await screen.findByText('Contact created successfully')).toBeTruthy();
    expect(asked('CreateContact')[0]?.variables['object']).toEqual({
      email: 'salma@xn--mgbh0fb.xn--kgbechtv',
      first_name: 'Salma',
      last_name: null,
      locale: 'en',
      id: expect.any(String) as string,
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('says at the field that another contact has this email, and keeps the dialog open', async () => {
    const { link } = fakeApi({
      ContactsList: () => pageOf([]),
      CreateContact: () =>
        refused(
          'Uniqueness violation. duplicate key value violates unique constraint "contacts_email_key_unique"',
          { code: 'constraint-violation', path: '$' },
        ),
    });
    const { user } = await renderPage(link, { path: '/?record=new' });

    const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Email' });
    await fillField(user, field, 'salma@example.test');
    await user.click(screen.getByRole('button', { name: 'Save Contact' }));

    expect(await screen.findByText('There is already a contact with this email address.')).toBeTruthy();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('dialog', { name: 'Add New Contact' })).toBeTruthy();
  });

  it('unsubscribes the chosen contacts after a question', async () => {
    const { link, asked } = fakeApi({
      ContactsList: () => pageOf([row(), row({ id: 'c2', email: 'omar@example.test' })]),
      SetContactState: ({ variables }) => ({
        data: {
          changed: { __typename: 'state', contact_id: variables['contact_id'], state: 'unsubscribed' },
        },
      }),
    });
    const { user } = await renderPage(link);
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows of this page' }));

    await user.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
    const question = within(await screen.findByRole('alertdialog'));
    expect(question.getByText(/^2 contacts will get no more newsletters/)).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Unsubscribe' }));

    expect(await screen.findByText('2 contacts get no more newsletters')).toBeTruthy();
    expect(asked('SetContactState').map(({ variables }) => variables['contact_id'])).toEqual(['c1', 'c2']);
  });

  it("lists below the fields the contact's newsletters with their states, and counts older ones", async () => {
    const { link, asked } = fakeApi({
      ContactsList: () => pageOf([row()]),
      ContactDeliveries: () => ({
        data: {
          deliveries: [
            delivery({}),
            delivery({ id: 'd2', bounce: 'hard', locale: 'en' }),
            delivery({ id: 'd3', state: 'queued', finished_at: null }),
          ],
          total: { __typename: 'total', aggregate: { __typename: 'fields', count: 13 } },
        },
      }),
    });
    await renderPage(link, { path: '/?record=c1' });

    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
    const sent = within(await dialog.findByRole('region', { name: 'Newsletters to this contact' }));
    expect((await sent.findAllByText('تشرين الثاني')).length).toBe(2);
    expect(sent.getByText('November')).toBeTruthy();
    expect(sent.getByText('Sent')).toBeTruthy();
    expect(sent.getByText('Bounced')).toBeTruthy();
    expect(sent.getByText('Queued')).toBeTruthy();
    expect(sent.getByText('and 10 older ones')).toBeTruthy();
    expect(asked('ContactDeliveries')[0]?.variables).toEqual({ contact_id: 'c1' });
  });
});

/** Returns the columns that have room beside the first in a table of this width, in rem. */
const shownAt = (width: number) =>
  contactsSection.columns
    .slice(1)
    .filter((column) => hasRoom(column, roomIn(width)))
    .map(({ id }) => id);

describe('the columns of the contact list', () => {
  it("are the specification's in a window of 1024 px, where the status is beneath the address", () => {
    expect(shownAt(70)).toHaveLength(contactsSection.columns.length - 1);
    expect(shownAt(56)).toEqual(['first_name', 'last_name', 'created_at', 'state']);
    expect(shownAt(44)).toEqual(['first_name', 'last_name', 'created_at']);
    expect(shownAt(35)).toEqual([]);
  });

  it('stand beneath the address where they have no room, the two names as one', async () => {
    const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(35 * 16);
    onTestFinished(() => width.mockRestore());
    await renderPage(fakeApi({ ContactsList: () => pageOf([row()]) }).link);

    const email = await screen.findByText('salma@example.test');
    const first = within(email.closest('td') ?? document.body);
    expect(screen.queryByRole('columnheader', { name: 'Status' })).toBeNull();
    expect(first.getByText('Salma Haddad')).toBeTruthy();
    expect(first.getByText('Subscribed')).toBeTruthy();
  });
});
