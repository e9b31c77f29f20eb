import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ClientLoginPanel } from './client-login-panel.tsx';
import { SignUpPanel } from './sign-up-panel.tsx';

type TabName = 'clientLogin' | 'signUp';

/** 'Client Login' and 'Sign Up'. */
export function AuthTabs() {
  const intl = useIntl();
  const [tab, setTab] = useState<TabName>('clientLogin');

  return (
    <>
      <Tabs
        value={tab}
        onChange={(_event, next: TabName) => setTab(next)}
        variant="fullWidth"
        aria-label={intl.formatMessage({ id: 'auth.tabs.label' })}
      >
        <Tab
          value="clientLogin"
          id="tab-clientLogin"
          aria-controls="panel-clientLogin"
          label={<FormattedMessage id="auth.tabs.clientLogin" />}
        />
        <Tab
          value="signUp"
          id="tab-signUp"
          aria-controls="panel-signUp"
          label={<FormattedMessage id="auth.tabs.signUp" />}
        />
      </Tabs>
      <Box role="tabpanel" id={`panel-${tab}`} aria-labelledby={`tab-${tab}`} sx={{ paddingBlockStart: 3 }}>
        {tab === 'clientLogin' ? <ClientLoginPanel /> : <SignUpPanel />}
      </Box>
    </>
  );
}
