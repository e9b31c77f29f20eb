import {
  createSubjectDialog,
  type SubjectDialogProps,
} from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { AdminNewsletter } from '../newsletter-documents.generated.ts';

const SendDialog = lateDialog<SubjectDialogProps<AdminNewsletter>>(
  async () => (await import('./send-dialog.tsx')).SendDialog,
);

export const { SubjectDialogProvider: SendDialogProvider, useOpen: useOpenSendDialog } =
  createSubjectDialog(SendDialog);
