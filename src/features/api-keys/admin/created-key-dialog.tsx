import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { CreatedKey } from './api-key-actions.ts';
import { CopyableText } from '#src/kit/admin/values/copyable-text.tsx';

export type CreatedKeyDialogProps = { open: boolean; created: CreatedKey | null; onClose: () => void };

/** Shows a new key once. Neither Escape nor a click outside closes the dialog: the key would be lost. */
export function CreatedKeyDialog({ open, created, onClose }: CreatedKeyDialogProps) {
  const id = useId();
  // `shown` keeps the content while the dialog closes.
  const [shown, setShown] = useState(created);
  if (created && created !== shown) setShown(created);

  return (
    <Dialog
      open={open}
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}warning`}
      slotProps={{ transition: { onExited: () => setShown(null) } }}
    >
      <DialogTitle id={`${id}title`}>
        <FormattedMessage id="apiKeys.created.title" />
      </DialogTitle>
      <DialogContent>
        <Alert id={`${id}warning`} severity="warning">
          <FormattedMessage id="apiKeys.created.warning" />
        </Alert>
        {shown && <NewKey created={shown} />}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          <FormattedMessage id="apiKeys.created.close" />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function NewKey({ created: { name, key } }: { created: CreatedKey }) {
  return (
    <>
      <Typography sx={{ marginBlock: '20px 8px', fontWeight: 600, overflowWrap: 'anywhere' }}>
        <FormattedMessage id="apiKeys.created.for" values={{ name }} />
      </Typography>
      <CopyableText
        text={key}
        label="apiKeys.created.key"
        copy="apiKeys.created.copyKey"
        copied="apiKeys.created.keyCopied"
        notCopied="apiKeys.created.copyFailed"
      />
      <Typography sx={{ marginBlock: '20px 8px', fontWeight: 600 }}>
        <FormattedMessage id="apiKeys.created.curl" />
      </Typography>
      <CopyableText
        text={firstRequest(key, window.location.origin)}
        label="apiKeys.created.curl"
        copy="apiKeys.created.copyCurl"
        copied="apiKeys.created.curlCopied"
        notCopied="apiKeys.created.copyFailed"
      />
    </>
  );
}

/**
 * Returns the shell command of a first request, which every role may make; a key contains no character that a shell would
 * interpret.
 */
function firstRequest(key: string, origin: string): string {
  return `curl ${origin}/v1/graphql -H 'content-type: application/json' -H 'x-api-key: ${key}' -d '{"query":"{ __typename }"}'`;
}
