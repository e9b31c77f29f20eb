import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { PlainAlert } from '../alert/plain-alert.tsx';
import { useErrorText } from '../toasts/use-error-text.ts';

type LoadErrorProps = {
  error: unknown;
  errors?: ErrorTexts<MessageId> | undefined;
  title?: MessageId | undefined;
  /** Sentence that SPEC has for this list, if any. */
  text?: MessageId | undefined;
  onRetry: () => Promise<void> | void;
};

/** Says that a list could not be read, and lets the person try again. */
export function LoadError({ error, errors, title, text, onRetry }: LoadErrorProps) {
  const errorText = useErrorText();
  const [isPending, setIsPending] = useState(false);
  const tryAgain = async () => {
    setIsPending(true);
    try {
      await onRetry();
    } finally {
      setIsPending(false);
    }
  };
  const retry = (
    <Button color="inherit" size="small" loading={isPending} onClick={() => void tryAgain()}>
      <FormattedMessage id="kit.retry" />
    </Button>
  );

  return (
    <Box sx={{ marginBlockEnd: 2 }}>
      <PlainAlert severity="error" action={retry} title={title && <FormattedMessage id={title} />}>
        {text && (
          <div>
            <FormattedMessage id={text} />
          </div>
        )}
        {errorText(error, { errors })}
      </PlainAlert>
    </Box>
  );
}
