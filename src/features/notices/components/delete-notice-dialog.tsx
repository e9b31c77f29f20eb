import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmDialog } from '#src/components/confirm-dialog.tsx';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { noticeErrors } from '../api/notice-errors.ts';
import { useDeleteNotice } from '../api/use-delete-notice.ts';

type DeleteNoticeDialogProps = {
  open: boolean;
  id: string;
  onClose: () => void;
  onDeleted: () => void;
};

/** Asks before a notice is deleted for good. */
export function DeleteNoticeDialog({ open, id, onClose, onDeleted }: DeleteNoticeDialogProps) {
  const intl = useIntl();
  const deleteNotice = useDeleteNotice();
  const [isPending, setIsPending] = useState(false);

  async function confirm(): Promise<void> {
    setIsPending(true);
    try {
      await deleteNotice(id);
      enqueueSnackbar(intl.formatMessage({ id: 'notices.toast.deleted' }), { variant: 'success' });
      onDeleted();
      onClose();
    } catch (error) {
      enqueueSnackbar(intl.formatMessage({ id: errorMessageId(error, noticeErrors) }), { variant: 'error' });
    } finally {
      setIsPending(false);
    }
  }

  return (
    <ConfirmDialog
      open={open}
      title={<FormattedMessage id="notices.delete.title" />}
      text={<FormattedMessage id="notices.delete.text" />}
      cancel={<FormattedMessage id="notices.delete.cancel" />}
      confirm={<FormattedMessage id="notices.delete.confirm" />}
      pending={<FormattedMessage id="notices.delete.pending" />}
      isPending={isPending}
      onCancel={onClose}
      onConfirm={() => void confirm()}
    />
  );
}
