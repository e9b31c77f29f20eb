import { useQuery } from '@apollo/client/react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext } from 'formik';
import { useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { SubjectDialogProps } from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { TextWithVariables } from '#src/kit/admin/values/text-with-variables.tsx';
import { focusPage } from '#src/kit/announce/announcer.tsx';
import { DateLocalization } from '#src/kit/forms/dates/date-localization.tsx';
import { DateTimeField } from '#src/kit/forms/dates/date-time-field.tsx';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { Form } from '#src/kit/forms/form.tsx';
import { SubmitButton } from '#src/kit/forms/submit-button.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { hasText } from '#rules/text/has-text.ts';
import { dialogTexts } from '../../dialog-texts.ts';
import { isWritten } from '../../is-written.ts';
import { laterSchema, scheduleSchema } from '../../forms/schedule.schema.ts';
import { AudienceCounts } from './audience-counts.tsx';
import { NewsletterRecipients } from '../progress/dispatch-documents.ts';
import { LookAgain } from './look-again.tsx';
import type { ToSend } from './to-send.ts';
import { useNewestVersion, type NewestVersion } from './use-newest-version.ts';
import { useSendNewsletter } from './use-send-newsletter.tsx';

/** Asks before a newsletter is sent, in SPEC's words; shows who gets it, and lets the person choose a time. */
export function SendDialog(props: SubjectDialogProps<ToSend>) {
  return (
    <AddedTexts texts={dialogTexts}>
      <SendQuestion {...props} />
    </AddedTexts>
  );
}

function SendQuestion({ subject, open, onClose }: SubjectDialogProps<ToSend>) {
  const id = useId();
  const isLater = subject.isLater === true;
  const version = useNewestVersion(subject, onClose);
  const send = useSendNewsletter(version.refuse);
  const isSentRef = useRef(false);

  async function submit({ scheduled_at }: { scheduled_at: string }): Promise<void> {
    isSentRef.current = await send(version.newsletter, scheduled_at || null);
    if (!isSentRef.current) return;
    onClose();
    subject.onSent?.();
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
      // After sending, the button that opened the dialog is disabled and can't take the focus.
      slotProps={{ transition: { onExited: () => isSentRef.current && focusPage() } }}
    >
      <DialogTitle id={`${id}title`}>
        <FormattedMessage id="newsletters.send.label" />
      </DialogTitle>
      <FieldIdPrefix>
        <Formik
          initialValues={{ scheduled_at: '' }}
          validationSchema={isLater ? laterSchema : scheduleSchema}
          onSubmit={submit}
        >
          <Form noValidate style={{ display: 'contents' }}>
            <Question version={version} isLater={isLater} textId={`${id}text`} onCancel={onClose} />
          </Form>
        </Formik>
      </FieldIdPrefix>
    </Dialog>
  );
}

type QuestionProps = { version: NewestVersion; isLater: boolean; textId: string; onCancel: () => void };

function Question({ version, isLater, textId, onCancel }: QuestionProps) {
  const { newsletter, refusal } = version;
  const { data, error } = useQuery(NewsletterRecipients, {
    variables: { newsletter_id: newsletter.id },
    fetchPolicy: 'network-only',
  });
  const audience = data?.audience;
  const hasAudience =
    audience !== undefined && audience.recipients > 0 && audience.missing_settings.length === 0;

  return (
    <>
      <DialogContent>
        <DialogContentText id={textId}>
          <FormattedMessage id="newsletters.send.question" />
        </DialogContentText>
        <Typography sx={{ marginBlock: 1.5, fontWeight: 600, overflowWrap: 'anywhere' }}>
          <TextWithVariables en={newsletter.subject} ar={newsletter.subject_ar} />
        </Typography>
        <LookAgain version={version} />
        <AudienceCounts
          audience={audience}
          error={error}
          hasArabic={hasText(newsletter.subject_ar) && isWritten(newsletter.content_ar)}
        />
        <DateLocalization>
          <DateTimeField
            name="scheduled_at"
            label={<FormattedMessage id="newsletters.send.when" />}
            helperText={!isLater && <FormattedMessage id="newsletters.send.whenHint" />}
          />
        </DateLocalization>
      </DialogContent>
      <Actions isLater={isLater} canSend={hasAudience && refusal === undefined} onCancel={onCancel} />
    </>
  );
}

type ActionsProps = { isLater: boolean; canSend: boolean; onCancel: () => void };

function Actions({ isLater, canSend, onCancel }: ActionsProps): ReactNode {
  const { isSubmitting, values } = useFormikContext<{ scheduled_at: string }>();
  const hasTime = isLater || values.scheduled_at !== '';

  return (
    <DialogActions>
      <Button onClick={onCancel} disabled={isSubmitting} autoFocus>
        <FormattedMessage id="kit.cancel" />
      </Button>
      <SubmitButton disabled={!canSend} pending={<FormattedMessage id="newsletters.send.pending" />}>
        <FormattedMessage id={hasTime ? 'newsletters.send.schedule' : 'newsletters.send.confirm'} />
      </SubmitButton>
    </DialogActions>
  );
}
