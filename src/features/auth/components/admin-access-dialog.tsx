import { mdiClose, mdiShieldAccountOutline } from '@mdi/js';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { enqueueSnackbar } from 'notistack';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { Icon } from '#src/components/icon.tsx';
import { errorMessageId } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { signInErrors, useSignIn } from '../api/use-sign-in.ts';
import { AdminSignInForm } from '../forms/admin-sign-in-form.tsx';
import type { Credentials } from '../forms/credentials.schema.ts';
import { useCaptcha } from './use-captcha.tsx';

type AdminAccessDialogProps = { open: boolean; onClose: () => void; onSignedIn: () => void };

/** The administrators' way in. */
export function AdminAccessDialog({ open, onClose, onSignedIn }: AdminAccessDialogProps) {
  const intl = useIntl();

  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="admin-access-title">
      <DialogTitle
        id="admin-access-title"
        sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingInlineEnd: 7 }}
      >
        <Box component="span" sx={{ display: 'inline-flex', color: 'primary.main' }}>
          <Icon path={mdiShieldAccountOutline} />
        </Box>
        <FormattedMessage id="auth.admin.title" />
      </DialogTitle>
      <IconButton
        onClick={onClose}
        aria-label={intl.formatMessage({ id: 'auth.admin.close' })}
        sx={{ position: 'absolute', insetBlockStart: 12, insetInlineEnd: 12 }}
      >
        <Icon path={mdiClose} />
      </IconButton>
      <DialogContent>
        <DialogContentText sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="auth.admin.description" />
        </DialogContentText>
        <AdminSignIn onSignedIn={onSignedIn} />
      </DialogContent>
    </Dialog>
  );
}

/** Lives only while the dialog is open, so that each opening starts with an empty form and a fresh captcha. */
function AdminSignIn({ onSignedIn }: Pick<AdminAccessDialogProps, 'onSignedIn'>) {
  const intl = useIntl();
  const captcha = useCaptcha();
  const signIn = useSignIn();
  const [refusal, setRefusal] = useState<MessageId | null>(null);

  async function submit(credentials: Credentials): Promise<void> {
    setRefusal(null);
    if (captcha.token === null) {
      enqueueSnackbar(intl.formatMessage({ id: 'auth.errors.captchaMissing' }), { variant: 'error' });
      return;
    }
    try {
      await signIn(credentials, captcha.token);
    } catch (error) {
      captcha.reset();
      const id = errorMessageId(error, signInErrors);
      setRefusal(id === 'auth.errors.invalidCredentials' ? 'auth.admin.wrongCredentials' : id);
      enqueueSnackbar(intl.formatMessage({ id }), { variant: 'error' });
      return;
    }
    enqueueSnackbar(intl.formatMessage({ id: 'auth.signedIn' }), { variant: 'success' });
    onSignedIn();
  }

  return (
    <>
      {refusal !== null && (
        <Box sx={{ marginBlockEnd: 1.5 }}>
          <Alert severity="error">
            <FormattedMessage id={refusal} />
          </Alert>
        </Box>
      )}
      <AdminSignInForm captcha={captcha.widget} isCaptchaSolved={captcha.token !== null} onSubmit={submit} />
    </>
  );
}
