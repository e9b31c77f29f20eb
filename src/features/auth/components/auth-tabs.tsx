import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { FormattedMessage, useIntl } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import type { Portal } from '#src/config/portal.ts';
import { usePortal } from '#src/config/use-portal.ts';
import { ClientLoginForm } from '../forms/client-login-form.tsx';
import { SignUpForm } from '../forms/sign-up-form.tsx';
import { GoogleLoginButton } from './google-login-button.tsx';
import { useAuthTab, type AuthTab } from './use-auth-tab.ts';
import { useCaptcha } from '#src/kit/captcha/use-captcha.tsx';

/** Shows the tabs 'Client Login' and 'Sign Up'. Both lead to the client portal; without a portal they only say so. */
export function AuthTabs() {
  const intl = useIntl();
  const portal = usePortal();
  const [tab, chooseTab] = useAuthTab();

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: AuthTab) => chooseTab(next)}
        variant="fullWidth"
        aria-label={intl.formatMessage({ id: 'auth.tabs.label' })}
      >
        <Tab
          value="clientLogin"
          id="tab-clientLogin"
          aria-controls={tab === 'clientLogin' ? 'panel-clientLogin' : undefined}
          label={<FormattedMessage id="auth.tabs.clientLogin" />}
        />
        <Tab
          value="signUp"
          id="tab-signUp"
          aria-controls={tab === 'signUp' ? 'panel-signUp' : undefined}
          label={<FormattedMessage id="auth.tabs.signUp" />}
        />
      </Tabs>
      <Stack role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={panel}>
        {portal === null && (
          <Alert severity="info">
            <FormattedMessage id="auth.portalUnset" />
          </Alert>
        )}
        {tab === 'clientLogin' ? <ClientLogin portal={portal} /> : <SignUpForm portal={portal} />}
      </Stack>
    </>
  );
}

/** Offers login by the portal's form or with Google. */
function ClientLogin({ portal }: { portal: Portal | null }) {
  const captcha = useCaptcha();

  return (
    <>
      <ClientLoginForm portal={portal} captcha={captcha.widget} />
      <Divider>
        <FormattedMessage id="auth.or" />
      </Divider>
      <GoogleLoginButton captcha={captcha} />
    </>
  );
}

const panel = { gap: 2.5, paddingBlockStart: 3 };
