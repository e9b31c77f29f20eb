import { CombinedGraphQLErrors } from '@apollo/client/errors';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';

type PlansAlertProps = {
  error: Error;
  /** What to say when the API gave no message of its own. */
  fallbackId: 'plans.error.section' | 'plans.error.panel';
  onRetry: () => void;
};

/** Says why there are no plans, and offers to try again. */
export function PlansAlert({ error, fallbackId, onRetry }: PlansAlertProps) {
  const message = CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;

  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          <FormattedMessage id="plans.error.retry" />
        </Button>
      }
    >
      <AlertTitle>
        <FormattedMessage id="plans.error.title" />
      </AlertTitle>
      {message ?? <FormattedMessage id={fallbackId} />}
    </Alert>
  );
}
