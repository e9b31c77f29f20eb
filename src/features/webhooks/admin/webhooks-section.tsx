import { useMemo } from 'react';
import { searchPattern } from '#src/kit/admin/list/search-pattern.ts';
import type { AdminSection } from '#src/kit/admin/section/admin-section.ts';
import { useOpenedId } from '#src/kit/admin/dialogs/use-opened-id.ts';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import { lateForm, type TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import { SectionPage } from '#src/kit/admin/section/section-page.tsx';
import type { LogDialogProps } from '../log/log-dialog.tsx';
import { SecretDialogProvider, useOpenSecretDialog } from './secret-dialog-provider.ts';
import { webhookActions } from './webhook-actions.ts';
import { WebhookEvents, WebhookName, WebhookStatus } from './webhook-cells.tsx';
import { WebhookControls } from './webhook-controls.tsx';
import { WebhooksList, webhooksTable, type AdminWebhook } from '../webhook-documents.generated.ts';
import { EVENT_TYPES, eventLabels } from '../event-types.ts';
import type { webhookFields } from '../webhook-fields.ts';
import { DeleteWebhooks, WebhooksChanged } from './webhook-documents.ts';
import { webhookErrors } from './webhook-errors.ts';

type Webhooks = TypesFrom<typeof webhookFields, AdminWebhook>;

/** Section "Webhooks" of the back office: endpoints that are notified of events. */
export const webhooksSection: AdminSection<Webhooks> = {
  name: 'webhooks',
  ...webhooksTable,
  documents: { list: WebhooksList, changed: WebhooksChanged, remove: DeleteWebhooks },
  texts: {
    title: 'webhooks.page.title',
    text: 'webhooks.page.text',
    list: 'webhooks.list.label',
    search: 'webhooks.list.search',
    empty: 'webhooks.list.empty',
    noMatch: 'webhooks.list.noMatch',
    add: 'webhooks.dialog.addTitle',
    addTitle: 'webhooks.dialog.addTitle',
    addDescription: 'webhooks.dialog.addDescription',
    editTitle: 'webhooks.dialog.editTitle',
    editDescription: 'webhooks.dialog.editDescription',
    created: 'webhooks.toast.created',
    updated: 'webhooks.toast.updated',
    deleteText: 'webhooks.delete.text',
    deleted: 'webhooks.toast.deleted',
  },
  columns: [
    {
      id: 'name',
      label: 'webhooks.form.name',
      sortBy: 'name',
      cell: (row) => <WebhookName webhook={row} />,
    },
    {
      id: 'events',
      priority: 3,
      label: 'webhooks.form.events',
      cell: (row) => <WebhookEvents webhook={row} />,
    },
    {
      id: 'is_enabled',
      label: 'webhooks.list.status',
      sortBy: 'is_enabled',
      cell: (row) => <WebhookStatus webhook={row} />,
    },
  ],
  initialSort: { sort: 'name', direction: 'asc' },
  tieBreak: [{ id: 'asc' }],
  nameOf: ({ name }) => name,
  fullNameOf: ({ name, url }) => `${name} (${url})`,
  search: (text) => {
    const pattern = { _regex: searchPattern(text) };
    return { _or: [{ name: pattern }, { url: pattern }] };
  },
  filters: [
    {
      name: 'status',
      label: 'webhooks.list.status',
      options: [
        { value: 'enabled', label: 'webhooks.status.enabled' },
        { value: 'disabled', label: 'webhooks.status.disabled.person' },
      ],
      where: (value) => ({ is_enabled: { _eq: value === 'enabled' } }),
    },
    {
      name: 'event',
      label: 'webhooks.form.events',
      options: EVENT_TYPES.map((value) => ({ value, label: eventLabels[value] })),
      where: (value) => ({ events: { _contains: [value] } }),
    },
  ],
  form: lateForm(
    async () => (await import('../webhook-fields.ts')).webhookFields,
    async () => (await import('../forms/webhook-form.tsx')).webhookForm,
  ),
  errors: webhookErrors,
  RowControls: WebhookControls,
};

export function WebhooksAdminPage() {
  return (
    <SecretDialogProvider>
      <WebhooksPage />
      <OpenedLog />
    </SecretDialogProvider>
  );
}

function WebhooksPage() {
  const openSecret = useOpenSecretDialog();
  const section = useMemo(
    () => ({ ...webhooksSection, recordActions: webhookActions(openSecret) }),
    [openSecret],
  );

  return <SectionPage section={section} />;
}

const LogDialog = lateDialog<LogDialogProps>(async () => (await import('../log/log-dialog.tsx')).LogDialog);

function OpenedLog() {
  const { id, close } = useOpenedId('log');

  return <LogDialog endpointId={id} open={id !== null} onClose={close} />;
}
