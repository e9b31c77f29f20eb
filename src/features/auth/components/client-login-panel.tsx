import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import { FormattedMessage } from 'react-intl';
import { usePortal } from '#src/config/use-portal.ts';
import { ClientLoginForm } from '../forms/client-login-form.tsx';
import { GoogleLoginButton } from './google-login-button.tsx';
import { PortalUnset } from './portal-unset.tsx';
import { useCaptcha } from './use-captcha.tsx';

/** Where clients log in: by the portal's own form, or with Google. */
export function ClientLoginPanel() {
  const portal = usePortal();
  const captcha = useCaptcha();

  return (
    <Stack sx={{ gap: 2.5 }}>
      {portal === null && <PortalUnset />}
      <ClientLoginForm portal={portal} captcha={captcha.widget} />
      <Divider>
        <FormattedMessage id="auth.or" />
      </Divider>
      <GoogleLoginButton captcha={captcha} />
    </Stack>
  );
}
