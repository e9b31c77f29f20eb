import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import Dialog from '@mui/material/Dialog';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import dayjs from 'dayjs';
import { enqueueSnackbar } from 'notistack';
import { FormattedMessage, useIntl } from 'react-intl';
import { graphql } from '#src/gql/gql.ts';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import { useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { noticeErrors } from '../api/notice-errors.ts';
import { useSaveNotice } from '../api/use-save-notice.ts';
import { NoticeForm } from '../forms/notice-form.tsx';
import { newNotice, SEVERITIES, type NoticeFormValues } from '../forms/notice-form.schema.ts';

const NoticeDialogFragment = graphql(`
  fragment NoticeDialog_notice on store_notices {
    id
    content
    content_ar
    notice_date
    is_active
    severity
    link_url
    starts_at
    ends_at
  }
`);

export type EditedNotice = FragmentType<typeof NoticeDialogFragment>;

type NoticeDialogProps = {
  open: boolean;
  /** The notice to edit, or null to add one. */
  notice: EditedNotice | null;
  onClose: () => void;
  /** Called when a notice was saved, before the dialog closes. */
  onSaved: () => void;
};

/** Adds a notice or edits one. */
export function NoticeDialog({ open, notice, onClose, onSaved }: NoticeDialogProps) {
  const isPhone = useMediaQuery('(max-width: 599.95px)');

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={isPhone}
      aria-labelledby="notice-dialog-title"
      aria-describedby="notice-dialog-description"
    >
      <DialogTitle id="notice-dialog-title">
        <FormattedMessage id={notice ? 'notices.dialog.editTitle' : 'notices.dialog.addTitle'} />
      </DialogTitle>
      {notice ? (
        <EditNotice notice={notice} onClose={onClose} onSaved={onSaved} />
      ) : (
        <SaveNotice
          id={null}
          initialValues={newNotice(dayjs().locale('en').format('YYYY-MM-DD'))}
          onClose={onClose}
          onSaved={onSaved}
        />
      )}
    </Dialog>
  );
}

type FormProps = Pick<NoticeDialogProps, 'onClose' | 'onSaved'>;

function EditNotice({ notice, ...props }: FormProps & { notice: EditedNotice }) {
  const { data } = useSuspenseFragment({ fragment: NoticeDialogFragment, from: notice });
  const { id, content, content_ar, notice_date, is_active, severity, link_url, starts_at, ends_at } = data;
  const initialValues: NoticeFormValues = {
    content,
    content_ar: content_ar ?? '',
    notice_date,
    is_active,
    severity: SEVERITIES.find((known) => known === severity) ?? 'info',
    link_url: link_url ?? '',
    starts_at: starts_at ?? '',
    ends_at: ends_at ?? '',
  };

  return <SaveNotice id={id} initialValues={initialValues} {...props} />;
}

type SaveNoticeProps = FormProps & { id: string | null; initialValues: NoticeFormValues };

function SaveNotice({ id, initialValues, onClose, onSaved }: SaveNoticeProps) {
  const intl = useIntl();
  const saveNotice = useSaveNotice();

  async function submit(values: NoticeFormValues): Promise<void> {
    try {
      await saveNotice(id, values);
    } catch (error) {
      enqueueSnackbar(intl.formatMessage({ id: errorMessageId(error, noticeErrors) }), { variant: 'error' });
      return;
    }
    const done = id === null ? 'notices.toast.created' : 'notices.toast.updated';
    enqueueSnackbar(intl.formatMessage({ id: done }), { variant: 'success' });
    onSaved();
    onClose();
  }

  return (
    <NoticeForm
      initialValues={initialValues}
      description={
        <DialogContentText id="notice-dialog-description" sx={{ marginBlockEnd: 2.5 }}>
          <FormattedMessage
            id={id === null ? 'notices.dialog.addDescription' : 'notices.dialog.editDescription'}
          />
        </DialogContentText>
      }
      onCancel={onClose}
      onSubmit={submit}
    />
  );
}
