import { mdiEyeOffOutline, mdiEyeOutline } from '#src/components/icon-paths.generated.ts';
import type { Store_Notices_Bool_Exp } from '#src/gql/graphql.ts';
import { ListTabs } from '#src/kit/admin/list/list-tabs.tsx';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import {
  CreateNotice,
  DeleteNotices,
  NoticesChanged,
  NoticesList,
  UpdateNotices,
  noticesTable,
  type AdminNotice,
} from '../notice-documents.generated.ts';
import { SEVERITIES } from '../severities.ts';
import type { noticeFields } from '../notice-fields.ts';
import { NoticeDate, NoticeStatus, NoticeText } from './notice-cells.tsx';

type Notices = TypesFrom<typeof noticeFields, AdminNotice>;

/** Section "Store Notices" of the back office; lists every notice, visible or not. */
export const noticesSection: AdminSection<Notices> = {
  name: 'notices',
  ...noticesTable,
  isRestorable: true,
  documents: {
    list: NoticesList,
    changed: NoticesChanged,
    create: CreateNotice,
    update: UpdateNotices,
    remove: DeleteNotices,
  },
  texts: {
    title: 'notices.page.title',
    text: 'notices.page.text',
    list: 'notices.list.label',
    search: 'notices.list.search',
    empty: 'notices.list.empty',
    noMatch: 'notices.list.noMatch',
    withoutArabic: 'notices.list.withoutArabic',
    add: 'notices.dialog.addTitle',
    addTitle: 'notices.dialog.addTitle',
    addDescription: 'notices.dialog.addDescription',
    editTitle: 'notices.dialog.editTitle',
    editDescription: 'notices.dialog.editDescription',
    save: 'notices.form.save',
    created: 'notices.toast.created',
    updated: 'notices.toast.updated',
    deleteText: 'notices.delete.text',
    deleted: 'notices.toast.deleted',
  },
  columns: [
    {
      id: 'content',
      label: 'notices.list.content',
      sortBy: 'content',
      cell: (row) => <NoticeText notice={row} />,
    },
    {
      id: 'notice_date',
      priority: 2,
      label: 'notices.list.date',
      sortBy: 'notice_date',
      isWhole: true,
      cell: (row) => <NoticeDate date={row.notice_date} />,
    },
    {
      id: 'is_active',
      label: 'notices.list.status',
      sortBy: 'is_active',
      cell: (row) => <NoticeStatus notice={row} />,
    },
  ],
  initialSort: { sort: 'notice_date', direction: 'desc' },
  tieBreak: [{ created_at: 'desc' }, { id: 'asc' }],
  nameOf: ({ content, content_ar }, locale) => (locale === 'ar' && content_ar) || content,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ content: pattern }, { content_ar: pattern }] };
  },
  tabs: {
    Tabs: ListTabs,
    all: [
      { id: 'live', label: 'notices.tab.live', where: isLive },
      {
        id: 'scheduled',
        label: 'notices.tab.scheduled',
        where: (now) => ({ is_active: { _eq: true }, starts_at: { _gt: now } }),
      },
      { id: 'ended', label: 'notices.tab.ended', where: (now) => ({ ends_at: { _lte: now } }) },
    ],
  },
  filters: [
    {
      name: 'status',
      label: 'notices.list.status',
      options: [
        { value: 'active', label: 'notices.status.active' },
        { value: 'inactive', label: 'notices.status.inactive' },
      ],
      where: (value) => ({ is_active: { _eq: value === 'active' } }),
    },
    {
      name: 'severity',
      label: 'notices.form.severity',
      options: SEVERITIES.map((value) => ({ value, label: `notices.severity.${value}` as const })),
      where: (value) => ({ severity: { _eq: value } }),
    },
  ],
  form: lateForm(
    async () => (await import('../notice-fields.ts')).noticeFields,
    async () => (await import('../forms/notice-form.tsx')).noticeForm,
  ),
  errors: {
    store_notices_content_present: 'notices.form.contentRequired',
    store_notices_content_length: 'notices.errors.contentTooLong',
    store_notices_content_ar_length: 'notices.errors.contentTooLong',
    store_notices_notice_date_range: 'notices.form.dateTooEarly',
    store_notices_link_url_form: 'notices.form.linkInvalid',
    store_notices_period_order: 'notices.form.endBeforeStart',
    store_notices_starts_at_range: 'notices.errors.timeOutOfRange',
    store_notices_ends_at_range: 'notices.errors.timeOutOfRange',
    store_notices_page_slug_unique: 'notices.form.pageSlugTaken',
    store_notices_page_slug_form: 'notices.form.pageSlugInvalid',
    store_notices_page_title_present: 'notices.form.pageTitleRequired',
    store_notices_page_title_length: 'notices.errors.contentTooLong',
    store_notices_page_body_present: 'notices.form.pageBodyRequired',
    store_notices_page_body_length: 'notices.errors.contentTooLong',
    store_notices_page_from_range: 'notices.errors.timeOutOfRange',
  },
  bulk: [
    {
      id: 'activate',
      label: 'notices.bulk.activate',
      icon: mdiEyeOutline,
      patch: { is_active: true },
      done: 'notices.bulk.activated',
    },
    {
      id: 'deactivate',
      label: 'notices.bulk.deactivate',
      icon: mdiEyeOffOutline,
      patch: { is_active: false },
      done: 'notices.bulk.deactivated',
    },
  ],
  saysLoading: true,
};

/** Returns the condition for notices that visitors see at the time `now`. */
function isLive(now: string): Store_Notices_Bool_Exp {
  return {
    is_active: { _eq: true },
    _and: [
      { _or: [{ starts_at: { _is_null: true } }, { starts_at: { _lte: now } }] },
      { _or: [{ ends_at: { _is_null: true } }, { ends_at: { _gt: now } }] },
    ],
  };
}

export function NoticesAdminPage() {
  return <SectionPage section={noticesSection} />;
}
