import { mdiKeyRemove } from '#src/components/icon-paths.generated.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { useOpenRevokeDialog } from './revoke-dialog.tsx';

/** Opens the question before a key is revoked; renders nothing for a revoked key. */
export function RevokeButton({ row: apiKey }: { row: AdminApiKey }) {
  const intl = useIntl();
  const id = useId();
  const ask = useOpenRevokeDialog();
  if (apiKey.revoked_at) return null;

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
        onClick={() => ask(apiKey)}
      />
    </>
  );
}
