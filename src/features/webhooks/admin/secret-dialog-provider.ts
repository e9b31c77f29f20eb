import {
  createSubjectDialog,
  type SubjectDialogProps,
} from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { SecretOwner } from './webhook-actions.ts';

const SecretDialog = lateDialog<SubjectDialogProps<SecretOwner>>(
  async () => (await import('./secret-dialog.tsx')).SecretDialog,
);

export const { SubjectDialogProvider: SecretDialogProvider, useOpen: useOpenSecretDialog } =
  createSubjectDialog(SecretDialog);
