import Typography from '@mui/material/Typography';
import { mdiKeyRemove } from '@mdi/js';
import { useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { KeyPrefix } from './api-key-cells.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { useRevoke } from './use-revoke.ts';

/** Revokes a key, which can't be undone, after a question that names the key; renders nothing for a revoked key. */
export function RevokeButton({ row: apiKey }: { row: AdminApiKey }) {
  const intl = useIntl();
  const id = useId();
  const [isAsking, setIsAsking] = useState(false);
  const { isPending, revoke } = useRevoke(apiKey);
  const close = () => setIsAsking(false);
  if (apiKey.revoked_at && !isAsking) return null;

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{apiKey.name}</span>
      </VisuallyHidden>
      <RowAction
        icon={mdiKeyRemove}
        color="error"
        label={intl.formatMessage({ id: 'apiKeys.revoke.action' })}
        describedBy={id}
        onClick={() => setIsAsking(true)}
      />
      <QuestionDialog
        open={isAsking}
        title={<FormattedMessage id="apiKeys.revoke.title" />}
        text={<FormattedMessage id="apiKeys.revoke.text" />}
        details={<NamedKey apiKey={apiKey} />}
        cancel={<FormattedMessage id="kit.cancel" />}
        confirm={<FormattedMessage id="apiKeys.revoke.confirm" />}
        pending={<FormattedMessage id="apiKeys.revoke.pending" />}
        isPending={isPending}
        onCancel={close}
        onConfirm={() => void revoke().then(close)}
      />
    </>
  );
}

function NamedKey({ apiKey }: { apiKey: AdminApiKey }) {
  return (
    <Typography component="div" sx={{ marginBlockStart: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
      <bdi>{apiKey.name}</bdi>
      <div>
        <KeyPrefix apiKey={apiKey} />
      </div>
    </Typography>
  );
}
