import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PlainAlert } from '#src/kit/admin/alert/plain-alert.tsx';

type AdminAwayProps = { onRetry: () => Promise<void> };

/** Says that the API does not answer whether this person is an administrator; the session asks until it does. */
export function AdminAway({ onRetry }: AdminAwayProps) {
  const [isPending, setIsPending] = useState(false);
  const tryAgain = () => {
    setIsPending(true);
    void onRetry().finally(() => setIsPending(false));
  };

  return (
    <PlainAlert
      severity="warning"
      titleAs="h1"
      title={<FormattedMessage id="admin.away.title" />}
      action={
        <Button color="inherit" size="small" loading={isPending} onClick={tryAgain}>
          <FormattedMessage id="kit.retry" />
        </Button>
      }
    >
      <FormattedMessage id="admin.away.text" />
    </PlainAlert>
  );
}
