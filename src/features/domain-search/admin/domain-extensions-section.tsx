import { mdiEyeOffOutline, mdiEyeOutline } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage } from 'react-intl';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import {
  CreateDomainExtension,
  DeleteDomainExtensions,
  DomainExtensionsChanged,
  DomainExtensionsList,
  MoveDomainExtensions,
  UpdateDomainExtensions,
  domainExtensionsTable,
  type AdminDomainExtension,
} from '../extension-documents.generated.ts';
import type { extensionFields } from '../extension-fields.ts';
import { domainPriceTexts } from './domain-price-texts.ts';

type DomainExtensions = TypesFrom<typeof extensionFields, AdminDomainExtension>;

/** What the form has besides its fields. */
const extensionForm = {
  fieldOf: {
    domain_extensions_extension_public: 'extension',
    domain_extensions_extension_unique: 'extension',
  } as const,
};

/** Part "Extensions" of the section "Pricing Plans": what the domain search offers, in its order. */
export const domainExtensionsSection: AdminSection<DomainExtensions> = {
  name: 'domain-extensions',
  ...domainExtensionsTable,
  isRestorable: true,
  documents: {
    list: DomainExtensionsList,
    changed: DomainExtensionsChanged,
    create: CreateDomainExtension,
    update: UpdateDomainExtensions,
    remove: DeleteDomainExtensions,
  },
  texts: {
    title: 'domainExtensions.page.title',
    text: 'domainExtensions.page.text',
    list: 'domainExtensions.list.label',
    empty: 'domainExtensions.list.empty',
    noMatch: 'domainExtensions.list.noMatch',
    add: 'domainExtensions.dialog.addTitle',
    addTitle: 'domainExtensions.dialog.addTitle',
    editTitle: 'domainExtensions.dialog.editTitle',
    created: 'domainExtensions.toast.created',
    updated: 'domainExtensions.toast.updated',
    deleted: 'domainExtensions.toast.deleted',
  },
  columns: [
    {
      id: 'extension',
      label: 'domainExtensions.form.extension',
      sortBy: 'extension',
      cell: ({ extension }) => <bdi dir="ltr">{extension}</bdi>,
    },
    {
      id: 'is_shown',
      label: 'domainExtensions.list.status',
      sortBy: 'is_shown',
      width: 140,
      cell: (row) => <Status row={row} />,
    },
    {
      id: 'sort_order',
      priority: 2,
      label: 'domainExtensions.form.order',
      sortBy: 'sort_order',
      isNamed: true,
      width: 100,
      cell: ({ sort_order }) => sort_order,
    },
  ],
  initialSort: { sort: '', direction: 'asc' },
  tieBreak: [{ sort_order: 'asc' }, { id: 'asc' }],
  nameOf: ({ extension }) => extension,
  search: (text) => ({ extension: { _regex: searchPattern(text) } }),
  bulk: [
    {
      id: 'show',
      label: 'domainExtensions.bulk.show',
      icon: mdiEyeOutline,
      patch: { is_shown: true },
      done: 'domainExtensions.bulk.shown',
    },
    {
      id: 'hide',
      label: 'domainExtensions.bulk.hide',
      icon: mdiEyeOffOutline,
      patch: { is_shown: false },
      done: 'domainExtensions.bulk.hidden',
    },
  ],
  form: lateForm(
    async () => (await import('../extension-fields.ts')).extensionFields,
    async () => Promise.resolve(extensionForm),
  ),
  errors: {
    domain_extensions_extension_public: 'domainExtensions.errors.notPublic',
    domain_extensions_extension_unique: 'domainExtensions.errors.exists',
    domain_extensions_last_shown: 'domainExtensions.errors.lastShown',
    domain_prices_extension_known: 'domainExtensions.errors.hasPrices',
  },
  manualOrder: { column: 'sort_order', document: MoveDomainExtensions },
};

function Status({ row: { is_shown } }: { row: AdminDomainExtension }) {
  return (
    <QuietStatus tone={is_shown ? 'good' : 'off'}>
      <FormattedMessage id={is_shown ? 'domainExtensions.status.shown' : 'domainExtensions.status.hidden'} />
    </QuietStatus>
  );
}

export function DomainExtensionsAdminPage() {
  return (
    <AddedTexts texts={domainPriceTexts}>
      <SectionPage section={domainExtensionsSection} />
    </AddedTexts>
  );
}
