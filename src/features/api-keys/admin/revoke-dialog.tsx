import Typography from '@mui/material/Typography';
import { FormattedMessage } from 'react-intl';
import {
  createSubjectDialog,
  type SubjectDialogProps,
} from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { KeyPrefix } from './api-key-cells.tsx';
import { useRevoke } from './use-revoke.ts';

/** Revokes a key, which can't be undone, after a question that names the key. */
function RevokeDialog({ subject: apiKey, open, onClose }: SubjectDialogProps<AdminApiKey>) {
  const { isPending, revoke } = useRevoke(apiKey);

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
