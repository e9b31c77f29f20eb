import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Button } from '#src/components/button.tsx';

type PlansAlertProps = {
  text: 'plans.error.section' | 'plans.error.panel';
  onRetry: () => void;
};

/** Says that no plans could be loaded, and offers to try again. The server's message is not for visitors. */
export function PlansAlert({ text, onRetry }: PlansAlertProps) {
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
      <FormattedMessage id={text} />
    </Alert>
  );
}
