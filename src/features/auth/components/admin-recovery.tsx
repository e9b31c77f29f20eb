import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import { recoveryErrors, useRequestRecovery } from '../api/use-request-recovery.ts';
import { RecoveryForm } from '../forms/recovery-form.tsx';
import { useCaptcha } from '#src/kit/captcha/use-captcha.tsx';

/** Asks for an e-mail and requests a link to set a new password; the answer shown is the same for every e-mail. */
export function AdminRecovery({ onBack }: { onBack: () => void }) {
  const intl = useIntl();
  const captcha = useCaptcha();
  const request = useRequestRecovery();
  const [refusal, setRefusal] = useState<MessageId | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit(email: string): Promise<void> {
    setRefusal(null);
    if (captcha.token === null) {
      showToast(intl.formatMessage({ id: 'captcha.missing' }), { variant: 'error' });
      return;
    }
    try {
      await request(email, captcha.token);
      setSentTo(email);
    } catch (error) {
      captcha.reset();
      setRefusal(errorMessageId(error, recoveryErrors));
    }
  }

  return (
    <Stack sx={{ gap: 1.5 }}>
      {refusal !== null && (
        <Alert severity="error">
          <FormattedMessage id={refusal} />
        </Alert>
      )}
      {sentTo === null ? (
        <>
          <DialogContentText>
            <FormattedMessage id="auth.recovery.text" />
          </DialogContentText>
          <RecoveryForm captcha={captcha.widget} isCaptchaSolved={captcha.token !== null} onSubmit={submit} />
        </>
      ) : (
        <Alert severity="success">
          <FormattedMessage id="auth.recovery.sent" values={{ email: sentTo }} />
        </Alert>
      )}
      <Button onClick={onBack}>
        <FormattedMessage id="auth.recovery.back" />
      </Button>
    </Stack>
  );
}
