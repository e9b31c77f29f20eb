import {
  createSubjectDialog,
  type SubjectDialogProps,
} from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { lateDialog } from '#src/kit/admin/late/late-dialog.tsx';
import type { AdminNewsletter } from '../newsletter-documents.generated.ts';

/** Newsletter to send; `isUnread`: the person may not have seen it as it is, so that the dialog shows it whole. */
export type ToSend = { newsletter: AdminNewsletter; isUnread?: boolean };

const SendDialog = lateDialog<SubjectDialogProps<ToSend>>(
  async () => (await import('./send-dialog.tsx')).SendDialog,
);

export const { SubjectDialogProvider: SendDialogProvider, useOpen: useOpenSendDialog } =
  createSubjectDialog(SendDialog);
