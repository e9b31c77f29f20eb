import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { paths } from '#src/config/paths.ts';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { useOpenedId } from '#src/kit/admin/dialogs/use-opened-id.ts';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import { lateForm } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import { LocalizedText } from '#src/kit/admin/table/localized-text.tsx';
import { lazyExtra } from '#src/lib/loading/lazy-part.tsx';
import { LiveDispatchesProvider } from './progress/live-dispatches.tsx';
import { CreatedAt, NewsletterStatus, TemplateName } from './newsletter-cells.tsx';
import {
  CreateNewsletter,
  DeleteNewsletters,
  NewslettersChanged,
  NewslettersList,
  UpdateNewsletters,
  newslettersTable,
} from '../newsletter-documents.generated.ts';
import { STATUSES, TEMPLATE_NAMES } from '../newsletter-choices.ts';
import type { Newsletters } from '../newsletter-types.ts';
import { newsletterErrors } from './newsletter-errors.ts';
import type { ProgressDialogProps } from './progress/progress-dialog.tsx';
import { SEND_PARAMETER } from './sending/send-parameter.ts';
import { SendButton } from './sending/send-button.tsx';
import { SendDialogProvider } from './sending/send-dialog-provider.ts';
import { subjectOf } from './subject-of.ts';

/** Section "Newsletters" of the back office: drafts, newsletters being sent, and sent ones. */
export const newslettersSection: AdminSection<Newsletters> = {
  name: 'newsletters',
  ...newslettersTable,
  isRestorable: true,
  isDuplicable: true,
  documents: {
    list: NewslettersList,
    changed: NewslettersChanged,
    create: CreateNewsletter,
    update: UpdateNewsletters,
    remove: DeleteNewsletters,
  },
  texts: {
    title: 'newsletters.page.title',
    text: 'newsletters.page.text',
    list: 'newsletters.list.label',
    search: 'newsletters.list.search',
    empty: 'newsletters.list.empty',
    noMatch: 'newsletters.list.noMatch',
    withoutArabic: 'newsletters.list.withoutArabic',
    loadFailed: 'newsletters.list.loadFailed',
    add: 'newsletters.dialog.addTitle',
    addTitle: 'newsletters.dialog.addTitle',
    addDescription: 'newsletters.dialog.addDescription',
    editTitle: 'newsletters.dialog.editTitle',
    editDescription: 'newsletters.dialog.editDescription',
    save: 'newsletters.form.save',
    created: 'newsletters.toast.created',
    updated: 'newsletters.toast.updated',
    deleteText: 'newsletters.delete.text',
    deleted: 'newsletters.toast.deleted',
  },
  columns: [
    {
      id: 'subject',
      label: 'newsletters.list.subject',
      sortBy: 'subject',
      cell: ({ subject, subject_ar }) => <LocalizedText text={subject} textAr={subject_ar} isName />,
    },
    {
      id: 'template_name',
      priority: 2,
      label: 'newsletters.form.template',
      sortBy: 'template_name',
      cell: ({ template_name }) => <TemplateName name={template_name} />,
    },
    {
      id: 'status',
      label: 'newsletters.form.status',
      sortBy: 'status',
      cell: (row) => <NewsletterStatus newsletter={row} />,
    },
    {
      id: 'created_at',
      priority: 2,
      label: 'newsletters.list.createdAt',
      sortBy: 'created_at',
      isWhole: true,
      cell: ({ created_at }) => <CreatedAt at={created_at} />,
    },
  ],
  initialSort: { sort: 'created_at', direction: 'desc' },
  tieBreak: [{ id: 'asc' }],
  nameOf: subjectOf,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ subject: pattern }, { subject_ar: pattern }] };
  },
  filters: [
    {
      name: 'status',
      label: 'newsletters.form.status',
      options: STATUSES.map((value) => ({ value, label: `newsletters.status.${value}` as const })),
      where: (value) => ({ status: { _eq: value } }),
    },
    {
      name: 'template',
      label: 'newsletters.form.template',
      options: TEMPLATE_NAMES.map((value) => ({ value, label: `newsletters.template.${value}` as const })),
      where: (value) => ({ template_name: { _eq: value } }),
    },
  ],
  form: {
    ...lateForm(async () => (await import('../newsletter-fields.ts')).newsletterFields, loadForm),
    isFullScreen: true,
  },
  nextStep: {
    label: 'newsletters.send.confirm',
    to: (id) => `${paths.admin}/newsletters?${new URLSearchParams({ [SEND_PARAMETER]: id }).toString()}`,
    isOffered: ({ status }, loaded) => status === 'draft' && !loaded?.dispatches.length,
  },
  RowControls: SendButton,
  Hint: lazyExtra(async () => (await import('#src/kit/admin/sender/sender-hint.tsx')).SenderHint),
  errors: newsletterErrors,
};

async function loadForm() {
  const [{ newsletterForm }, { loadTextEditor }] = await Promise.all([
    import('../forms/newsletter-form.tsx'),
    import('../forms/text-editor.ts'),
  ]);
  await loadTextEditor();

  return newsletterForm;
}

export function NewslettersAdminPage() {
  return (
    <LiveDispatchesProvider>
      <SendDialogProvider>
        <SectionPage section={newslettersSection} />
        <AskedInUrl />
      </SendDialogProvider>
      <OpenedProgress />
    </LiveDispatchesProvider>
  );
}

const AskedToSend = lazyExtra(async () => (await import('./sending/asked-to-send.ts')).AskedToSend);

function AskedInUrl() {
  const [params] = useSearchParams();

  return params.has(SEND_PARAMETER) ? (
    <Suspense>
      <AskedToSend />
    </Suspense>
  ) : null;
}

const ProgressDialog = lateDialog<ProgressDialogProps>(
  async () => (await import('./progress/progress-dialog.tsx')).ProgressDialog,
);

function OpenedProgress() {
  const { id, close } = useOpenedId('dispatch');

  return <ProgressDialog dispatchId={id} open={id !== null} onClose={close} />;
}
