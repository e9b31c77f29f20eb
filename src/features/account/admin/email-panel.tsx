import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Account } from './account-documents.ts';
import { AccountPanel } from './account-panel.tsx';
import { EmailDialog } from './email-dialog.tsx';

type EmailPanelProps = { account: Pick<Account, 'email' | 'has_password' | 'has_totp'> };

/** Shows the account's e-mail, and lets the person change it. */
export function EmailPanel({ account }: EmailPanelProps) {
  const { email, has_password: hasPassword, has_totp: hasApp } = account;
  const [isOpen, setIsOpen] = useState(false);
  const [sentTo, setSentTo] = useState<string | null>(null);

  function finish(newEmail: string): void {
    setIsOpen(false);
    setSentTo(newEmail);
  }

  return (
    <AccountPanel
      title={<FormattedMessage id="account.email.title" />}
      text={<FormattedMessage id="account.email.text" values={{ email }} />}
    >
      {hasPassword ? (
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          <FormattedMessage id="account.email.change" />
        </Button>
      ) : (
        <Typography color="textSecondary">
          <FormattedMessage id="account.email.none" />
        </Typography>
      )}
      <Typography role="status" sx={sentTo === null ? {} : { marginBlockStart: 2, overflowWrap: 'anywhere' }}>
        {sentTo !== null && <FormattedMessage id="account.email.sent" values={{ email: sentTo }} />}
      </Typography>
      <EmailDialog
        open={isOpen}
        email={email}
        hasApp={hasApp}
        onCancel={() => setIsOpen(false)}
        onSent={finish}
      />
    </AccountPanel>
  );
}
