import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { LinkUrl, LinkCategory, LinkLabel } from './link-cells.tsx';
import {
  CreateLink,
  DeleteLinks,
  LinksChanged,
  LinksList,
  MoveLinks,
  UpdateLinks,
  linksTable,
  type AdminLink,
} from '../link-documents.generated.ts';
import { CATEGORIES, categoryNames } from '../link-categories.ts';
import type { linkFields } from '../link-fields.ts';

type Links = TypesFrom<typeof linkFields, AdminLink>;

/** Section "Footer Links" of the back office. */
export const linksSection: AdminSection<Links> = {
  name: 'footer-links',
  ...linksTable,
  isRestorable: true,
  documents: {
    list: LinksList,
    changed: LinksChanged,
    create: CreateLink,
    update: UpdateLinks,
    remove: DeleteLinks,
  },
  texts: {
    title: 'footerLinks.page.title',
    text: 'footerLinks.page.text',
    list: 'footerLinks.list.label',
    search: 'footerLinks.list.search',
    empty: 'footerLinks.list.empty',
    noMatch: 'footerLinks.list.noMatch',
    withoutArabic: 'footerLinks.list.withoutArabic',
    loadFailed: 'footerLinks.list.loadFailed',
    add: 'footerLinks.dialog.addTitle',
    addTitle: 'footerLinks.dialog.addTitle',
    addDescription: 'footerLinks.dialog.addDescription',
    editTitle: 'footerLinks.dialog.editTitle',
    editDescription: 'footerLinks.dialog.editDescription',
    save: 'footerLinks.form.save',
    created: 'footerLinks.toast.created',
    updated: 'footerLinks.toast.updated',
    saveFailed: 'footerLinks.errors.saveFailed',
    deleted: 'footerLinks.toast.deleted',
    deleteFailed: 'footerLinks.errors.deleteFailed',
  },
  columns: [
    {
      id: 'label',
      label: 'footerLinks.list.labelColumn',
      sortBy: 'label',
      cell: (row) => <LinkLabel link={row} />,
    },
    {
      id: 'url',
      priority: 2,
      label: 'footerLinks.form.url',
      sortBy: 'url',
      width: 280,
      cell: (row) => <LinkUrl url={row.url} />,
    },
    {
      id: 'category',
      label: 'footerLinks.form.category',
      sortBy: 'category',
      width: 140,
      cell: (row) => <LinkCategory category={row.category} />,
    },
    {
      id: 'sort_order',
      priority: 2,
      label: 'footerLinks.list.order',
      sortBy: 'sort_order',
      isNamed: true,
      width: 80,
      cell: (row) => row.sort_order,
    },
  ],
  initialSort: { sort: '', direction: 'asc' },
  tieBreak: [{ category: 'asc' }, { sort_order: 'asc' }, { id: 'asc' }],
  nameOf: ({ label, label_ar }, locale) => (locale === 'ar' && label_ar) || label,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ label: pattern }, { label_ar: pattern }, { url: pattern }] };
  },
  filters: [
    {
      name: 'category',
      label: 'footerLinks.form.category',
      options: CATEGORIES.map((value) => ({ value, label: categoryNames[value] })),
      where: (value) => ({ category: { _eq: value } }),
    },
  ],
  form: lateForm(
    async () => (await import('../link-fields.ts')).linkFields,
    async () => (await import('../forms/link-form.tsx')).linkForm,
  ),
  errors: {
    footer_links_label_present: 'footerLinks.form.labelRequired',
    footer_links_label_length: 'footerLinks.errors.labelTooLong',
    footer_links_url_form: 'footerLinks.form.urlInvalid',
    footer_links_category_known: 'footerLinks.form.categoryRequired',
  },
  manualOrder: {
    column: 'sort_order',
    document: MoveLinks,
    within: ({ category }) => category,
  },
  deleteBy: 'at-once',
};

export function FooterLinksAdminPage() {
  return <SectionPage section={linksSection} />;
}
