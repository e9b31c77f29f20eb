import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Button } from '#src/components/button.tsx';
import { apiErrorsOf } from '#src/lib/api/api-errors.ts';

type PlansAlertProps = {
  error: Error;
  /** Message shown if the API gave none of its own. */
  fallbackId: 'plans.error.section' | 'plans.error.panel';
  onRetry: () => void;
};

/** Says why no plans could be loaded, and offers to try again. */
export function PlansAlert({ error, fallbackId, onRetry }: PlansAlertProps) {
  const message = apiErrorsOf(error)[0]?.message;

  return (
    <Alert
      severity="error"
      title={<FormattedMessage id="plans.error.title" />}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          <FormattedMessage id="plans.error.retry" />
        </Button>
      }
    >
      {message === undefined ? <FormattedMessage id={fallbackId} /> : <span dir="auto">{message}</span>}
    </Alert>
  );
}
