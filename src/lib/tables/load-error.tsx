import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Says that a list could not be read, and lets the person try again. */
export function LoadError({ message, onRetry }: { message: MessageId; onRetry: () => void }) {
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      <FormattedMessage id="tables.retry" />
    </Button>
  );

  return (
    <Alert severity="error" action={retry} sx={{ marginBlockEnd: 2 }}>
      <FormattedMessage id={message} />
    </Alert>
  );
}
