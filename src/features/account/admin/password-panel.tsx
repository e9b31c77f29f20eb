import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import { Link } from '#src/components/link.tsx';
import { paths } from '#src/config/paths.ts';
import { AccountPanel } from './account-panel.tsx';

/** Leads to the page that changes the password. */
export function PasswordPanel({ hasPassword }: { hasPassword: boolean }) {
  return (
    <AccountPanel
      title={<FormattedMessage id="account.password.title" />}
      text={<FormattedMessage id={hasPassword ? 'account.password.text' : 'account.password.none'} />}
    >
      {hasPassword && (
        <Button component={Link} to={paths.updatePassword} variant="outlined">
          <FormattedMessage id="account.password.change" />
        </Button>
      )}
    </AccountPanel>
  );
}
