import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { MessageId } from '#src/lib/messages/message-id.ts';

type MissingPartProps = { text: MessageId; isTrying?: boolean; onTryAgain: () => void };

/** Takes the place of a part of a form whose code did not arrive, with a button that loads it again. */
export function MissingPart({ text, isTrying = false, onTryAgain }: MissingPartProps) {
  return (
    <Alert
      severity="warning"
      sx={{ marginBlockEnd: 1 }}
      action={
        <Button color="inherit" size="small" loading={isTrying} onClick={onTryAgain}>
          <FormattedMessage id="app.error.retry" />
        </Button>
      }
    >
      <FormattedMessage id={text} />
    </Alert>
  );
}
