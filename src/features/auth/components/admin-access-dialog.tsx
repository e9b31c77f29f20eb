import { mdiClose, mdiShieldAccountOutline } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { AdminRecovery } from './admin-recovery.tsx';
import { AdminSignIn } from './admin-sign-in.tsx';

type AdminAccessDialogProps = { open: boolean; onClose: () => void; onSignedIn: () => void };

/** Shows the dialog in which administrators sign in. */
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
        <AdminSteps onSignedIn={onSignedIn} />
      </DialogContent>
    </Dialog>
  );
}

/** Renders sign-in or recovery. Mounted only while the dialog is open, so each opening starts with the sign-in. */
function AdminSteps({ onSignedIn }: Pick<AdminAccessDialogProps, 'onSignedIn'>) {
  const [isForgotten, setIsForgotten] = useState(false);
  if (isForgotten) return <AdminRecovery onBack={() => setIsForgotten(false)} />;

  return (
    <>
      <DialogContentText sx={{ marginBlockEnd: 2 }}>
        <FormattedMessage id="auth.admin.description" />
      </DialogContentText>
      <AdminSignIn onSignedIn={onSignedIn} onForgotten={() => setIsForgotten(true)} />
    </>
  );
}
