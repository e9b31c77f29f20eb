import { mdiAccountOffOutline, mdiTranslate } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage } from 'react-intl';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { LOCALES } from '#src/config/locale.ts';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import { ImportButton } from '../import/dialog/import-button.tsx';
import { ContactCreated, ContactEmail, ContactName, ContactState, WholeName } from './contact-cells.tsx';
import {
  ContactsChanged,
  ContactsList,
  CreateContact,
  DeleteContacts,
  UpdateContacts,
  contactsTable,
  type AdminContact,
} from '../contact-documents.generated.ts';
import type { contactFields } from '../contact-fields.ts';
import { contactPattern } from '../search-key.ts';

type Contacts = TypesFrom<typeof contactFields, AdminContact>;

const STATES = ['subscribed', 'unsubscribed', 'bounced'] as const;
const SOURCES = ['manual', 'import', 'api', 'sign-up'] as const;
const loadDocuments = loadOnce(() => import('./contact-documents.ts'), 'field');
/** Longer names are cut, so that the address, which tells people apart, keeps the room that is left. */
const NAME_WIDTH = '9rem';
/** Choices of the filter by age, in days. */
const AGES = ['1', '7', '30', '365'] as const;

/** Section "Contact Management" of the back office; lists every contact, also contacts that get no mail. */
export const contactsSection: AdminSection<Contacts> = {
  name: 'contacts',
  ...contactsTable,
  documents: {
    list: ContactsList,
    changed: ContactsChanged,
    create: CreateContact,
    update: UpdateContacts,
    remove: DeleteContacts,
  },
  texts: {
    title: 'contacts.page.title',
    text: 'contacts.page.text',
    list: 'contacts.list.label',
    search: 'contacts.list.search',
    empty: 'contacts.list.empty',
    noMatch: 'contacts.list.noMatch',
    loadFailedTitle: 'contacts.list.error',
    loadFailed: 'contacts.list.failed',
    add: 'contacts.dialog.addTitle',
    addTitle: 'contacts.dialog.addTitle',
    addDescription: 'contacts.dialog.addDescription',
    editTitle: 'contacts.dialog.editTitle',
    editDescription: 'contacts.dialog.editDescription',
    save: 'contacts.form.save',
    created: 'contacts.toast.created',
    updated: 'contacts.toast.updated',
    deleteText: 'contacts.delete.text',
    deleted: 'contacts.toast.deleted',
  },
  columns: [
    {
      id: 'email',
      label: 'contacts.form.email',
      // The key has an index.
      sortBy: 'email_key',
      cell: (row) => <ContactEmail contact={row} />,
    },
    {
      id: 'first_name',
      priority: 2,
      label: 'contacts.form.firstName',
      sortBy: 'first_name',
      isCut: true,
      width: NAME_WIDTH,
      cell: (row) => <ContactName name={row.first_name} />,
      beneath: (row) => <WholeName contact={row} />,
    },
    {
      id: 'last_name',
      priority: 2,
      label: 'contacts.form.lastName',
      sortBy: 'last_name',
      isCut: true,
      width: NAME_WIDTH,
      cell: (row) => <ContactName name={row.last_name} />,
      beneath: () => null,
    },
    {
      id: 'created_at',
      priority: 2,
      label: 'contacts.list.createdAt',
      sortBy: 'created_at',
      isWhole: true,
      cell: (row) => <ContactCreated contact={row} />,
    },
    {
      id: 'state',
      priority: 3,
      label: 'contacts.filter.state',
      sortBy: 'state',
      cell: (row) => <ContactState contact={row} />,
    },
    {
      id: 'locale',
      priority: 4,
      label: 'contacts.form.locale',
      sortBy: 'locale',
      cell: ({ locale }) => <FormattedMessage id={`contacts.locale.${locale === 'ar' ? 'ar' : 'en'}`} />,
    },
  ],
  initialSort: { sort: 'created_at', direction: 'desc' },
  tieBreak: [{ id: 'asc' }],
  nameOf: ({ email }) => email,
  search: (text) => ({ search_key: { _regex: contactPattern(text) } }),
  filters: [
    {
      name: 'state',
      label: 'contacts.filter.state',
      options: STATES.map((value) => ({ value, label: `contacts.state.${value}` as const })),
      where: (value) => ({ state: { _eq: value } }),
    },
    {
      name: 'locale',
      label: 'contacts.form.locale',
      options: LOCALES.map((value) => ({ value, label: `contacts.locale.${value}` as const })),
      where: (value) => ({ locale: { _eq: value } }),
    },
    {
      name: 'source',
      label: 'contacts.filter.source',
      options: SOURCES.map((value) => ({ value, label: `contacts.source.${value}` as const })),
      where: (value) => ({ source: { _eq: value } }),
    },
    {
      name: 'added',
      label: 'contacts.filter.added',
      options: AGES.map((value) => ({ value, label: `contacts.age.${value}` as const })),
      where: (value) => ({ created_at: { _gte: midnightDaysAgo(Number(value)) } }),
    },
  ],
  form: lateForm(
    async () => (await import('../contact-fields.ts')).contactFields,
    async () => (await import('../forms/contact-form.tsx')).contactForm,
  ),
  errors: {
    contacts_email_key_unique: 'contacts.errors.duplicate',
    contacts_email_form: 'contacts.form.emailInvalid',
    contacts_email_length: 'contacts.form.emailInvalid',
    contacts_email_domain_ascii: 'contacts.form.emailInvalid',
    contacts_text_plain: 'contacts.form.nameUnprintable',
    contacts_name_length: 'contacts.errors.nameTooLong',
  },
  bulk: [
    ...LOCALES.map((locale) => ({
      id: `locale-${locale}`,
      label: `contacts.bulk.locale.${locale}` as const,
      icon: mdiTranslate,
      patch: { locale },
      done: 'contacts.bulk.localeSet' as const,
    })),
    {
      id: 'unsubscribe',
      label: 'contacts.subscription.unsubscribe',
      icon: mdiAccountOffOutline,
      question: 'contacts.bulk.unsubscribeQuestion',
      act: async (client, { id }) => {
        const { SetContactState } = await loadDocuments();
        await client.mutate({
          mutation: SetContactState,
          variables: { contact_id: id, state: 'unsubscribed', reason: null },
        });
      },
      done: 'contacts.bulk.unsubscribed',
    },
  ],
  HeaderControls: ImportButton,
};

/**
 * Returns the midnight, in the reader's time zone, that begins the last `days` days. A whole day keeps the list's query
 * variables unchanged from minute to minute.
 */
function midnightDaysAgo(days: number): string {
  const date = new Date();
  date.setHours(0, 0, 0, 0);
  date.setDate(date.getDate() - days + 1);

  return date.toISOString();
}

export function ContactsAdminPage() {
  return <SectionPage section={contactsSection} />;
}
