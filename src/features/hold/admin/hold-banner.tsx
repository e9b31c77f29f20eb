import { useApolloClient, useSubscription } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { OpenHold, ResumeProduct } from '../hold-documents.ts';
import { holdTexts } from '../hold-texts.ts';
import { MissedEmailsDialog } from './missed-emails-dialog.tsx';

/** Shows, while the product is held since a restore, what is missing and stopped; an administrator resumes it here. */
export function HoldBanner() {
  const { data } = useSubscription(OpenHold);
  const [hold] = data?.holds ?? [];

  return (
    hold && (
      <AddedTexts texts={holdTexts}>
        <Held snapshotAt={hold.snapshot_at} />
      </AddedTexts>
    )
  );
}

function Held({ snapshotAt }: { snapshotAt: string }) {
  const intl = useIntl();
  const [opened, setOpened] = useState<'list' | 'resume' | null>(null);
  const close = () => setOpened(null);

  return (
    <Box component="section" aria-label={intl.formatMessage({ id: 'hold.label' })} sx={{ marginBlockEnd: 2 }}>
      <Alert severity="warning" role="status" sx={banner}>
        <AlertTitle>
          <FormattedMessage id="hold.title" />
        </AlertTitle>
        <p>
          <FormattedMessage
            id="hold.missing"
            values={{ at: <FormattedDate key="at" value={snapshotAt} {...MOMENT_FORMAT} /> }}
          />
        </p>
        <p>
          <FormattedMessage id="hold.stopped" />
        </p>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 1 }}>
          <Button variant="outlined" color="inherit" size="small" onClick={() => setOpened('list')}>
            <FormattedMessage id="hold.list.open" />
          </Button>
          <Button variant="contained" color="warning" size="small" onClick={() => setOpened('resume')}>
            <FormattedMessage id="hold.resume.action" />
          </Button>
        </Box>
      </Alert>
      <MissedEmailsDialog open={opened === 'list'} onClose={close} />
      <ResumeQuestion open={opened === 'resume'} onClose={close} />
    </Box>
  );
}

const banner = { alignItems: 'flex-start', '& p': { margin: 0, marginBlockEnd: 1 } };

function ResumeQuestion({ open, onClose }: { open: boolean; onClose: () => void }) {
  // `useMutation` would take a piece of Apollo out of the chunks of other pages, which each visitor would then load.
  const client = useApolloClient();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');

  async function resume(): Promise<void> {
    setState('pending');
    try {
      await client.mutate({ mutation: ResumeProduct });
      setState('idle');
      onClose();
    } catch {
      // The session's own errors are told by the page; here the person can try again.
      setState('failed');
    }
  }

  return (
    <QuestionDialog
      open={open}
      title={<FormattedMessage id="hold.resume.title" />}
      text={<FormattedMessage id="hold.resume.text" />}
      details={
        state === 'failed' && (
          <Alert severity="error" sx={{ marginBlockStart: 2 }}>
            <FormattedMessage id="hold.resume.failed" />
          </Alert>
        )
      }
      cancel={<FormattedMessage id="hold.resume.cancel" />}
      confirm={<FormattedMessage id="hold.resume.action" />}
      pending={<FormattedMessage id="hold.resume.pending" />}
      isPending={state === 'pending'}
      onCancel={onClose}
      onConfirm={() => void resume()}
    />
  );
}
