import { mdiKeyOutline, mdiTextBoxSearchOutline } from '#src/components/icon-paths.generated.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useOpenedId } from '#src/kit/admin/dialogs/use-opened-id.ts';
import { useOpenSecretDialog } from './secret-dialog-provider.ts';
import type { AdminWebhook } from '../webhook-documents.generated.ts';

/** Renders the buttons for a webhook's log, which also sends tests, and for its secret. */
export function WebhookControls({ row: webhook }: { row: AdminWebhook }) {
  const intl = useIntl();
  const id = useId();
  const log = useOpenedId('log');
  const openSecret = useOpenSecretDialog();

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{webhook.name}</span>
      </VisuallyHidden>
      <RowAction
        icon={mdiTextBoxSearchOutline}
        label={intl.formatMessage({ id: 'webhooks.log.open' })}
        describedBy={id}
        onClick={() => log.open(webhook.id)}
      />
      <RowAction
        icon={mdiKeyOutline}
        label={intl.formatMessage({ id: 'webhooks.secret.open' })}
        describedBy={id}
        color={webhook.secret_shown_at ? 'default' : 'warning'}
        onClick={() => openSecret(webhook)}
      />
    </>
  );
}
