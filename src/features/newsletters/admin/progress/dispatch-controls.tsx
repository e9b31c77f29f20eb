import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { QuestionDialog } from '#src/kit/admin/dialogs/question-dialog.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { UndoDispatch } from './dispatch-documents.ts';
import { sendingErrors } from '../sending/sending-errors.ts';
import {
  CancelDispatch,
  PauseDispatch,
  ResumeDispatch,
  RetryDeliveries,
  type Progress,
} from './progress-documents.ts';
import { Reschedule } from '../sending/reschedule.tsx';

/** Renders the actions that the dispatch's state allows; docs/use/mailing.md has the transitions. */
export function DispatchControls({ dispatch }: { dispatch: Progress }) {
  const { id, state, failed_count, unknown_count } = dispatch;
  const { change, isPending } = useChange(id);
  const canRetry = state === 'sending' || state === 'finished';
  const button = (label: MessageId, onClick: () => void, color: ButtonProps['color'] = 'primary') => (
    <Button variant="outlined" size="small" color={color} disabled={isPending} onClick={onClick}>
      <FormattedMessage id={label} />
    </Button>
  );

  if (state === 'scheduled') {
    return (
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', marginBlock: 2 }}>
        <Reschedule dispatchId={id} />
        {button('newsletters.progress.cancelSchedule', () => void change(UndoDispatch), 'error')}
      </Box>
    );
  }

  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'flex-start', marginBlock: 2 }}>
      {state === 'sending' && button('newsletters.progress.pause', () => void change(PauseDispatch))}
      {state === 'paused' && button('newsletters.progress.resume', () => void change(ResumeDispatch))}
      {state === 'waiting' && button('newsletters.progress.undo', () => void change(UndoDispatch))}
      {(state === 'sending' || state === 'paused') && (
        <Cancel isPending={isPending} onConfirm={() => change(CancelDispatch)} />
      )}
      {canRetry &&
        failed_count > 0 &&
        button('newsletters.progress.retry', () => void change(RetryDeliveries))}
      {canRetry &&
        unknown_count > 0 &&
        button(
          'newsletters.progress.retryUnknown',
          () => void change(RetryDeliveries, { include_unknown: true }),
        )}
    </Stack>
  );
}

function Cancel({ isPending, onConfirm }: { isPending: boolean; onConfirm: () => Promise<unknown> }) {
  const [isAsking, setIsAsking] = useState(false);

  return (
    <>
      <Button
        variant="outlined"
        size="small"
        color="error"
        disabled={isPending}
        onClick={() => setIsAsking(true)}
      >
        <FormattedMessage id="newsletters.progress.cancel" />
      </Button>
      <QuestionDialog
        open={isAsking}
        title={<FormattedMessage id="kit.confirm.title" />}
        text={<FormattedMessage id="newsletters.progress.cancelText" />}
        cancel={<FormattedMessage id="newsletters.progress.goOn" />}
        confirm={<FormattedMessage id="newsletters.progress.cancel" />}
        isPending={isPending}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void onConfirm().then(() => setIsAsking(false))}
      />
    </>
  );
}

/** Returns a function that asks the server to change the dispatch; the subscription then shows the result. */
function useChange(dispatch_id: string) {
  const client = useApolloClient();
  const { run, isPending } = useAction({ errors: sendingErrors });

  const change = (
    mutation: TypedDocumentNode<unknown, { dispatch_id: string; include_unknown?: boolean | null }>,
    more: { include_unknown?: boolean } = {},
  ) => run(() => client.mutate({ mutation, variables: { dispatch_id, ...more } }));

  return { change, isPending };
}
