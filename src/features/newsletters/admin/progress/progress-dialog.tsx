import { useSubscription } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { TextWithVariables } from '#src/kit/admin/values/text-with-variables.tsx';
import { DialogHead } from '#src/kit/admin/dialogs/dialog-head.tsx';
import { PHONE, useMediaQuery } from '#src/lib/document/use-media-query.ts';
import { AddedTexts } from '#src/lib/messages/added-texts.tsx';
import { dialogTexts } from '../../dialog-texts.ts';
import { BothVersions } from '../sending/both-versions.tsx';
import { DispatchControls } from './dispatch-controls.tsx';
import { sendingErrors } from '../sending/sending-errors.ts';
import { isAhead } from './live-dispatches.tsx';
import { ProgressCounts } from './progress-counts.tsx';
import { DispatchProgress } from './progress-documents.ts';
import { RecipientList } from './recipient-list.tsx';

export type ProgressDialogProps = { dispatchId: string | null; open: boolean; onClose: () => void };

/** Shows a dispatch live: its counts and speed, actions on it, and each recipient. */
export function ProgressDialog(props: ProgressDialogProps) {
  return (
    <AddedTexts texts={dialogTexts}>
      <OpenedProgress {...props} />
    </AddedTexts>
  );
}

function OpenedProgress({ dispatchId, open, onClose }: ProgressDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery(PHONE);

  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isPhone}
      aria-labelledby={`${id}title`}
    >
      <DialogHead titleId={`${id}title`} onClose={isPhone ? onClose : undefined}>
        <FormattedMessage id="newsletters.progress.title" />
      </DialogHead>
      <DialogContent>{dispatchId !== null && <LiveProgress id={dispatchId} />}</DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          <FormattedMessage id="newsletters.progress.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LiveProgress({ id }: { id: string }) {
  const errorText = useErrorText();
  const { data, error } = useSubscription(DispatchProgress, { variables: { id } });
  if (error) return <Alert severity="error">{errorText(error, { errors: sendingErrors })}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={240} />;
  const { dispatch } = data;
  if (!dispatch) {
    return (
      <Alert severity="warning">
        <FormattedMessage id="newsletters.errors.dispatchUnknown" />
      </Alert>
    );
  }

  return (
    <>
      <Typography sx={{ fontWeight: 600, marginBlockEnd: 2, overflowWrap: 'anywhere' }}>
        <TextWithVariables en={dispatch.subject} ar={dispatch.subject_ar} />
      </Typography>
      {dispatch.problem && (
        <Alert severity="error" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage
            id="newsletters.progress.problem"
            values={{ problem: <bdi key="problem">{dispatch.problem}</bdi> }}
          />
        </Alert>
      )}
      <ProgressCounts dispatch={dispatch} />
      <DispatchControls dispatch={dispatch} />
      {isAhead(dispatch) && <BothVersions dispatchId={id} />}
      {dispatch.prepared_at && <RecipientList dispatch={dispatch} />}
    </>
  );
}
