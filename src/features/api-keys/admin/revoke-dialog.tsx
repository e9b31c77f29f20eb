import { useMutation } from '@apollo/client/react';
import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import {
  createSubjectDialog,
  type SubjectDialogProps,
} from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { KeyPrefix } from './api-key-cells.tsx';
import { RevokeApiKey } from './api-key-documents.ts';
import { apiKeyErrors } from './api-key-errors.ts';

/** Revokes a key, which can't be undone, after a question that names the key. */
function RevokeDialog({ subject: apiKey, open, onClose }: SubjectDialogProps<AdminApiKey>) {
  const { id, name } = apiKey;
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors: apiKeyErrors, around: 'apiKeys.revoke.failed' });
  const [revokeKey] = useMutation(RevokeApiKey);

  const revoke = () =>
    run(async () => {
      await revokeKey({ variables: { id } });
      toasts.success('apiKeys.revoke.done', { values: { name } });
    });

  return (
    <QuestionDialog
      open={open}
      title={<FormattedMessage id="apiKeys.revoke.title" />}
      text={<FormattedMessage id="apiKeys.revoke.text" />}
      details={<NamedKey apiKey={apiKey} />}
      cancel={<FormattedMessage id="kit.cancel" />}
      confirm={<FormattedMessage id="apiKeys.revoke.confirm" />}
      pending={<FormattedMessage id="apiKeys.revoke.pending" />}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void revoke().then(onClose)}
    />
  );
}

export const { SubjectDialogProvider: RevokeDialogProvider, useOpen: useOpenRevokeDialog } =
  createSubjectDialog(RevokeDialog);

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
