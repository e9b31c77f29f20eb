import { screen, within } from '@testing-library/react';
import { ContactsAdminPage } from '#src/features/contacts/admin/contacts-section.tsx';
import { fakeApi, pageOf } from './fake-api.ts';
import { makeAdminContact } from './make-rows.ts';
import { makeSessionStore, withSession } from './make-session-store.tsx';
import { renderAdminPage } from './render-admin.tsx';

const count = (number: number) => ({
  data: { known: { __typename: 'known', aggregate: { __typename: 'fields', count: number } } },
});

/** Opens the dialog that imports contacts; one e-mail of its file is a contact already. */
export async function openImportDialog(answers: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    ContactsList: () => pageOf([makeAdminContact()]),
    KnownContacts: () => count(1),
    ...answers,
  });
  const { user } = await renderAdminPage(<ContactsAdminPage />, {
    link: api.link,
    wrap: withSession(await makeSessionStore('admin')),
  });
  await user.click(await screen.findByRole('button', { name: 'Import Contacts' }));
  const element = await screen.findByRole('dialog', { name: 'Import Contacts from CSV' });
  const dialog = within(element);
  const input = element.querySelector('input[type=file]') as HTMLInputElement;

  return {
    ...api,
    ...{ user, dialog, input },
    /** Chooses a CSV file with this content. */
    choose: (content: string, name = 'list.csv') =>
      user.upload(input, new File([content], name, { type: 'text/csv' })),
    start: () => user.click(dialog.getByRole('button', { name: 'Import' })),
  };
}
