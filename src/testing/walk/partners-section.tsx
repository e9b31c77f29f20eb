import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import {
  CreatePartner,
  DeletePartners,
  PartnersChanged,
  PartnersList,
  UpdatePartners,
  partnersTable,
  type AdminPartner,
} from './partner-documents.generated.ts';
import type { partnerFields } from './partner-fields.ts';

const partnersSection: AdminSection<TypesFrom<typeof partnerFields, AdminPartner>> = {
  name: 'partners',
  ...partnersTable,
  isRestorable: true,
  documents: {
    list: PartnersList,
    changed: PartnersChanged,
    create: CreatePartner,
    update: UpdatePartners,
    remove: DeletePartners,
  },
  texts: {
    title: 'footerLinks.page.title',
    text: 'footerLinks.page.text',
    list: 'footerLinks.list.label',
    empty: 'footerLinks.list.empty',
    noMatch: 'footerLinks.list.noMatch',
    add: 'footerLinks.dialog.addTitle',
    addTitle: 'footerLinks.dialog.addTitle',
    editTitle: 'footerLinks.dialog.editTitle',
    created: 'footerLinks.toast.created',
    updated: 'footerLinks.toast.updated',
    deleted: 'footerLinks.toast.deleted',
  },
  columns: [
    {
      id: 'label',
      label: 'footerLinks.list.labelColumn',
      sortBy: 'label',
      cell: ({ label, label_ar }) => <LocalizedText text={label} textAr={label_ar} isName />,
    },
    { id: 'url', label: 'footerLinks.form.url', sortBy: 'url', cell: ({ url }) => <bdi>{url}</bdi> },
  ],
  initialSort: { sort: 'label', direction: 'asc' },
  tieBreak: [{ id: 'asc' }],
  nameOf: ({ label, label_ar }, locale) => (locale === 'ar' && label_ar) || label,
  search: (text) => ({ label: { _regex: searchPattern(text) } }),
  form: lateForm(async () => (await import('./partner-fields.ts')).partnerFields),
  errors: { footer_links_url_form: 'footerLinks.form.urlInvalid' },
};

export function PartnersAdminPage() {
  return <SectionPage section={partnersSection} />;
}
