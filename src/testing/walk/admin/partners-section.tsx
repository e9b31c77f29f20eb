import type {
  Footer_Links_Bool_Exp,
  Footer_Links_Insert_Input,
  Footer_Links_Order_By,
  Footer_Links_Set_Input,
} from '#src/gql/graphql.ts';
import { containsPattern } from '#src/kit/admin/list/contains-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { PartnerFields, partnerLabels } from '../forms/partner-fields.tsx';
import { partnerFormSchema, type PartnerFormValues } from '../forms/partner-form.schema.ts';
import { emptyValues, toColumns, toValues } from '../forms/partner-values.ts';
import {
  CreatePartner,
  DeletePartners,
  PartnersChanged,
  PartnersList,
  UpdatePartners,
  type Partner,
} from './partner-documents.ts';

type Partners = {
  row: Partner;
  where: Footer_Links_Bool_Exp;
  order: Footer_Links_Order_By;
  insert: Footer_Links_Insert_Input;
  patch: Footer_Links_Set_Input;
  values: PartnerFormValues;
};

export const partnersSection: AdminSection<Partners> = {
  name: 'partners',
  table: 'footer_links',
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
  search: (text) => ({ label: { _ilike: containsPattern(text) } }),
  form: {
    schema: partnerFormSchema,
    emptyValues,
    toValues,
    toColumns,
    Fields: PartnerFields,
    labels: partnerLabels,
  },
  errors: { footer_links_url_form: 'footerLinks.form.urlInvalid' },
  exported: ['label', 'label_ar', 'url'],
};

export function PartnersAdminPage() {
  return <SectionPage section={partnersSection} />;
}
