import {
  createSubjectDialog,
  type SubjectDialogProps,
} from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { ToSend } from './to-send.ts';

const SendDialog = lateDialog<SubjectDialogProps<ToSend>>(
  async () => (await import('./send-dialog.tsx')).SendDialog,
);

export const { SubjectDialogProvider: SendDialogProvider, useOpen: useOpenSendDialog } =
  createSubjectDialog(SendDialog);
