import { useMutation } from '@apollo/client/react';
import { mdiKeyVariant } from '#src/components/icon-paths.generated.ts';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { ConfirmApiKey } from './api-key-documents.ts';
import { apiKeyErrors } from './api-key-errors.ts';
import { RevokeButton } from './revoke-button.tsx';

/** Buttons of one key beside those of every row. */
export function KeyControls({ row: apiKey }: { row: AdminApiKey }) {
  return (
    <>
      <ConfirmButton apiKey={apiKey} />
      <RevokeButton row={apiKey} />
    </>
  );
}

/** Confirms a key that a restore disabled; renders nothing for any other key. */
function ConfirmButton({ apiKey: { id, name, held_at, revoked_at } }: { apiKey: AdminApiKey }) {
  const intl = useIntl();
  const nameId = useId();
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors: apiKeyErrors, around: 'apiKeys.confirm.failed' });
  const [confirmKey] = useMutation(ConfirmApiKey);
  if (!held_at || revoked_at) return null;

  const confirm = () =>
    run(async () => {
      await confirmKey({ variables: { id } });
      toasts.success('apiKeys.confirm.done', { values: { name } });
    });

  return (
    <>
      <VisuallyHidden>
        <span id={nameId}>{name}</span>
      </VisuallyHidden>
      <RowAction
        icon={mdiKeyVariant}
        color="success"
        label={intl.formatMessage({ id: 'apiKeys.confirm.action' })}
        describedBy={nameId}
        disabled={isPending}
        onClick={() => void confirm()}
      />
    </>
  );
}
