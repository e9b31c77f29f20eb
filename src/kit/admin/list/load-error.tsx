import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useErrorText } from '../toasts/use-error-text.ts';

type LoadErrorProps = {
  error: unknown;
  errors?: ErrorTexts<MessageId> | undefined;
  title?: MessageId | undefined;
  /** Sentence that SPEC has for this list, if any. */
  text?: MessageId | undefined;
  onRetry: () => void;
};

/** Says that a list could not be read, and lets the person try again. */
export function LoadError({ error, errors, title, text, onRetry }: LoadErrorProps) {
  const errorText = useErrorText();
  const retry = (
    <Button color="inherit" size="small" onClick={onRetry}>
      <FormattedMessage id="kit.retry" />
    </Button>
  );

  return (
    <Alert severity="error" action={retry} sx={{ marginBlockEnd: 2 }}>
      {title && (
        <AlertTitle>
          <FormattedMessage id={title} />
        </AlertTitle>
      )}
      {text && (
        <div>
          <FormattedMessage id={text} />
        </div>
      )}
      {errorText(error, { errors })}
    </Alert>
  );
}
