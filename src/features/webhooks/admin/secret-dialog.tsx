import { useMutation } from '@apollo/client/react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SubjectDialogProps } from '#src/kit/admin/dialogs/create-subject-dialog.tsx';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { CopyableText } from '#src/kit/admin/values/copyable-text.tsx';
import { focusPageIfLost } from '#src/kit/announce/announcer.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import type { SecretOwner } from './webhook-actions.ts';
import { RotateWebhookSecret, ShowWebhookSecret } from './webhook-documents.ts';
import { webhookErrors } from './webhook-errors.ts';

/** Shows a webhook's secret, at once but only once; if it was shown before, offers to replace it. */
export function SecretDialog({ subject: owner, open, onClose }: SubjectDialogProps<SecretOwner>) {
  const id = useId();
  const [secret, setSecret] = useState<string | null>(null);
  const { reveal, isPending } = useSecret(owner, setSecret);
  const forget = () => {
    setSecret(null);
    focusPageIfLost();
  };

  return (
    <Dialog
      open={open}
      // Neither Escape nor a click outside closes the dialog once the secret is under way: it would be lost.
      onClose={secret === null && !isPending ? onClose : undefined}
      fullWidth
      maxWidth="sm"
      aria-labelledby={id}
      slotProps={{ transition: { onExited: forget } }}
    >
      <DialogTitle id={id}>
        <FormattedMessage id="webhooks.secret.title" />
      </DialogTitle>
      {secret === null ? (
        <Offer owner={owner} reveal={reveal} isPending={isPending} onClose={onClose} />
      ) : (
        <Shown owner={owner} secret={secret} onClose={onClose} />
      )}
    </Dialog>
  );
}

type OfferProps = {
  owner: SecretOwner;
  reveal: () => Promise<boolean>;
  isPending: boolean;
  onClose: () => void;
};

/** Fetches a secret that was never shown, and offers to try again if that failed; else offers to replace the secret. */
function Offer({ owner, reveal, isPending, onClose }: OfferProps) {
  const intl = useIntl();
  const isShown = Boolean(owner.secret_shown_at);
  const hasFailed = useRevealAtOnce(!isShown, reveal);
  const at = intl.formatDate(owner.secret_shown_at ?? owner.secret_made_at, MOMENT_FORMAT);

  if (!isShown && !hasFailed) {
    return (
      <DialogContent aria-busy>
        <Skeleton variant="rounded" height={96} />
      </DialogContent>
    );
  }
  return (
    <>
      <DialogContent>
        <Typography sx={{ fontWeight: 600, marginBlockEnd: 1, overflowWrap: 'anywhere' }}>
          <bdi>{owner.name}</bdi>
        </Typography>
        <DialogContentText>
          <FormattedMessage
            id={isShown ? 'webhooks.secret.shownText' : 'webhooks.secret.newText'}
            values={{ at }}
          />
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>
          <FormattedMessage id="kit.cancel" />
        </Button>
        <Button variant="contained" autoFocus loading={isPending} onClick={() => void reveal()}>
          <FormattedMessage id={isShown ? 'webhooks.secret.rotate' : 'webhooks.secret.show'} />
        </Button>
      </DialogActions>
    </>
  );
}

/** Reveals a secret when the dialog opens, if that is wanted; returns whether it failed. */
function useRevealAtOnce(isWanted: boolean, reveal: () => Promise<boolean>): boolean {
  const [hasFailed, setHasFailed] = useState(false);
  // In development, effects run twice, but a secret is shown only once.
  const begunRef = useRef(false);
  const begin = useEffectEvent(reveal);
  useEffect(() => {
    if (!isWanted || begunRef.current) return;
    begunRef.current = true;
    void begin().then((isShown) => {
      if (!isShown) setHasFailed(true);
    });
  }, [isWanted]);

  return hasFailed;
}

function useSecret({ id, secret_shown_at }: SecretOwner, onSecret: (secret: string) => void) {
  const { run, isPending } = useAction({ errors: webhookErrors });
  const options = { variables: { endpoint_id: id }, fetchPolicy: 'no-cache' } as const;
  const [show] = useMutation(ShowWebhookSecret, options);
  const [rotate] = useMutation(RotateWebhookSecret, options);

  const reveal = () =>
    run(async () => {
      const secret = secret_shown_at
        ? (await rotate()).data?.rotated.secret
        : (await show()).data?.shown.secret;
      if (secret) onSecret(secret);
    });

  return { reveal, isPending };
}

type ShownProps = { owner: SecretOwner; secret: string; onClose: () => void };

function Shown({ owner, secret, onClose }: ShownProps) {
  return (
    <>
      <DialogContent>
        <Alert severity="warning">
          <FormattedMessage id="webhooks.secret.warning" />
        </Alert>
        <Typography sx={{ marginBlock: '20px 8px', fontWeight: 600, overflowWrap: 'anywhere' }}>
          <bdi>{owner.name}</bdi>
        </Typography>
        <CopyableText
          text={secret}
          label="webhooks.secret.title"
          copy="webhooks.secret.copy"
          copied="webhooks.secret.copied"
          notCopied="webhooks.secret.copyFailed"
        />
        {owner.secret_shown_at && (
          <DialogContentText variant="body2" sx={{ marginBlockStart: 2 }}>
            <FormattedMessage id="webhooks.secret.oldStays" />
          </DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="webhooks.secret.stored" />
        </Button>
      </DialogActions>
    </>
  );
}
