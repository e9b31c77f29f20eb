import { useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { Alert } from '#src/components/alert.tsx';
import { PageHeader } from '#src/components/page-header.tsx';
import { FORM_WIDTH_PX } from '#src/kit/admin/form/columns.ts';
import { useErrorText } from '#src/kit/admin/toasts/use-error-text.ts';
import { OwnAccount } from './account-documents.ts';
import { EmailPanel } from './email-panel.tsx';
import { PasswordPanel } from './password-panel.tsx';
import { ProfilePanel } from './profile-panel.tsx';
import { SecondFactorPanel } from './second-factor-panel.tsx';
import { SessionsPanel } from './sessions-panel.tsx';

/** Shows an administrator's own account: name, e-mail, password, second factor, sessions. */
export function AccountAdminPage() {
  const { data, error, refetch } = useQuery(OwnAccount, { fetchPolicy: 'cache-and-network' });
  const errorText = useErrorText();
  const reload = () => void refetch().catch(() => undefined);

  return (
    <>
      <PageHeader
        title={<FormattedMessage id="account.page.title" />}
        text={<FormattedMessage id="account.page.text" />}
      />
      {error && !data && (
        <Alert
          severity="error"
          action={
            <Button size="small" onClick={reload}>
              <FormattedMessage id="account.again" />
            </Button>
          }
        >
          {errorText(error)}
        </Alert>
      )}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && (
        <Box sx={{ display: 'grid', gap: 2.5, maxWidth: FORM_WIDTH_PX }}>
          <ProfilePanel account={data.account} />
          <EmailPanel account={data.account} />
          <PasswordPanel hasPassword={data.account.has_password} />
          <SecondFactorPanel account={data.account} onChanged={reload} />
          <SessionsPanel sessions={data.account.sessions} onChanged={reload} />
        </Box>
      )}
    </>
  );
}
