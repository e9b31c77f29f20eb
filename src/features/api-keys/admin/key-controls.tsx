import { useMutation } from '@apollo/client/react';
import { mdiKeyRemove, mdiKeyVariant } from '#src/components/icon-paths.generated.ts';
import { useId, type ComponentProps } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { ConfirmApiKey } from './api-key-documents.ts';
import { apiKeyErrors } from './api-key-errors.ts';
import { useOpenRevokeDialog } from './revoke-dialog.tsx';

/** Buttons of one key beside those of every row. */
export function KeyControls({ row: apiKey }: { row: AdminApiKey }) {
  return (
    <>
      <ConfirmButton apiKey={apiKey} />
      <RevokeButton apiKey={apiKey} />
    </>
  );
}

/** Confirms a key that a restore disabled; renders nothing for any other key. */
function ConfirmButton({ apiKey: { id, name, held_at, revoked_at } }: { apiKey: AdminApiKey }) {
  const intl = useIntl();
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
    <NamedAction
      name={name}
      icon={mdiKeyVariant}
      color="success"
      label={intl.formatMessage({ id: 'apiKeys.confirm.action' })}
      disabled={isPending}
      onClick={() => void confirm()}
    />
  );
}

/** Opens the question before a key is revoked; renders nothing for a revoked key. */
function RevokeButton({ apiKey }: { apiKey: AdminApiKey }) {
  const intl = useIntl();
  const ask = useOpenRevokeDialog();
  if (apiKey.revoked_at) return null;

  return (
    <NamedAction
      name={apiKey.name}
      icon={mdiKeyRemove}
      color="error"
      label={intl.formatMessage({ id: 'apiKeys.revoke.action' })}
      onClick={() => ask(apiKey)}
    />
  );
}

/** Draws a button that assistive technology describes by the key's name. */
function NamedAction({
  name,
  ...props
}: { name: string } & Omit<ComponentProps<typeof RowAction>, 'describedBy'>) {
  const id = useId();

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{name}</span>
      </VisuallyHidden>
      <RowAction {...props} describedBy={id} />
    </>
  );
}
