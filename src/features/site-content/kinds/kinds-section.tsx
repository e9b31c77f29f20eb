import { mdiEyeOffOutline, mdiEyeOutline } from '#src/components/icon-paths.generated.ts';
import { FormattedMessage } from 'react-intl';
import { paths } from '#src/config/paths.ts';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { QuietStatus } from '#src/kit/admin/table/quiet-status.tsx';
import {
  CreateHostingKind,
  DeleteHostingKinds,
  HostingKindsChanged,
  HostingKindsList,
  MoveHostingKinds,
  UpdateHostingKinds,
  hostingKindsTable,
  type AdminHostingKind,
} from './kind-documents.generated.ts';
import type { kindFields } from './kind-fields.ts';
import { RestoreKind, RestoreKinds } from './restore-kinds.tsx';

export type HostingKinds = TypesFrom<typeof kindFields, AdminHostingKind>;

/** Part "Kinds of hosting" of Site Content: each has a page, a panel and a menu entry, and is the category of its plans. */
export const kindsSection: AdminSection<HostingKinds> = {
  name: 'hosting-kinds',
  ...hostingKindsTable,
  isRestorable: true,
  documents: {
    list: HostingKindsList,
    changed: HostingKindsChanged,
    create: CreateHostingKind,
    update: UpdateHostingKinds,
    remove: DeleteHostingKinds,
  },
  texts: {
    title: 'siteContent.page.title',
    text: 'siteContent.kind.page',
    list: 'siteContent.kind.part',
    empty: 'siteContent.kind.empty',
    noMatch: 'siteContent.kind.noMatch',
    withoutArabic: 'siteContent.kind.withoutArabic',
    add: 'siteContent.kind.add',
    addTitle: 'siteContent.kind.add',
    editTitle: 'siteContent.kind.edit',
    created: 'siteContent.kind.created',
    updated: 'siteContent.kind.updated',
    deleted: 'siteContent.kind.deleted',
  },
  columns: [
    {
      id: 'name',
      label: 'siteContent.kind.name',
      sortBy: 'name',
      cell: ({ name, name_ar, summary, summary_ar }) => (
        <>
          <LocalizedText text={name} textAr={name_ar} isName />
          {summary && <LocalizedText text={summary} textAr={summary_ar} />}
        </>
      ),
    },
    {
      id: 'slug',
      priority: 2,
      label: 'siteContent.kind.address',
      sortBy: 'slug',
      cell: ({ slug }) => <bdi dir="ltr">{paths.hosting(slug)}</bdi>,
    },
    {
      id: 'is_shown',
      label: 'siteContent.list.status',
      sortBy: 'is_shown',
      width: 140,
      cell: ({ is_shown }) => (
        <QuietStatus tone={is_shown ? 'good' : 'off'}>
          <FormattedMessage id={is_shown ? 'siteContent.status.shown' : 'siteContent.status.hidden'} />
        </QuietStatus>
      ),
    },
    {
      id: 'sort_order',
      priority: 3,
      label: 'siteContent.list.order',
      sortBy: 'sort_order',
      isNamed: true,
      width: 100,
      cell: ({ sort_order }) => sort_order,
    },
  ],
  initialSort: { sort: '', direction: 'asc' },
  tieBreak: [{ sort_order: 'asc' }, { id: 'asc' }],
  nameOf: ({ name, name_ar }, locale) => (locale === 'ar' && name_ar) || name,
  search: (typed) => {
    const pattern = { _regex: searchPattern(typed) };
    return { _or: SEARCHED.map((column) => ({ [column]: pattern })) };
  },
  bulk: [
    {
      id: 'show',
      label: 'siteContent.bulk.show',
      icon: mdiEyeOutline,
      patch: { is_shown: true },
      done: 'siteContent.kind.bulkShown',
    },
    {
      id: 'hide',
      label: 'siteContent.bulk.hide',
      icon: mdiEyeOffOutline,
      patch: { is_shown: false },
      done: 'siteContent.kind.bulkHidden',
    },
  ],
  form: lateForm(
    async () => (await import('./kind-fields.ts')).kindFields,
    async () => (await import('./kind-form.tsx')).kindForm,
  ),
  errors: {
    hosting_kinds_slug_unique: 'siteContent.kind.slugTaken',
    hosting_kinds_slug_form: 'siteContent.kind.slugForm',
    hosting_kinds_slug_free: 'siteContent.kind.slugReserved',
    hosting_kinds_name_present: 'siteContent.kind.nameRequired',
    hosting_kinds_name_length: 'siteContent.errors.tooLong',
    hosting_kinds_summary_length: 'siteContent.errors.tooLong',
    hosting_kinds_text_length: 'siteContent.errors.tooLong',
    hosting_kinds_single_line: 'siteContent.kind.singleLine',
    hosting_kinds_original_kept: 'siteContent.kind.originalKept',
    pricing_plans_category_known: 'siteContent.kind.hasPlans',
  },
  isDeletable: ({ original }) => !original,
  manualOrder: { column: 'sort_order', document: MoveHostingKinds },
  RowControls: RestoreKind,
  HeaderControls: RestoreKinds,
};

const SEARCHED = ['name', 'name_ar', 'slug', 'summary', 'summary_ar', 'text', 'text_ar'] as const;
