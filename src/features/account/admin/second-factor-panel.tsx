import { mdiShieldCheckOutline, mdiShieldOffOutline } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { FieldIdPrefix } from '#src/kit/forms/field-id.tsx';
import { TotpSetup } from '#src/kit/second-factor/totp-setup.tsx';
import type { Account } from './account-documents.ts';
import { AccountPanel } from './account-panel.tsx';
import { RemoveTotpDialog } from './remove-totp-dialog.tsx';

type SecondFactorPanelProps = {
  account: Pick<Account, 'has_totp' | 'has_password' | 'is_totp_required'>;
  onChanged: () => void;
};

/** Shows whether logging in requires an authenticator app, and lets the person set it up or remove it. */
export function SecondFactorPanel({ account, onChanged }: SecondFactorPanelProps) {
  const [doing, setDoing] = useState<'set-up' | 'remove' | null>(null);
  const toasts = useToasts();
  const { has_totp: hasApp, has_password: hasPassword, is_totp_required: isRequired } = account;

  function finish(text: 'account.totp.setUpDone' | 'account.totp.removed'): void {
    setDoing(null);
    toasts.success(text);
    onChanged();
  }

  return (
    <AccountPanel
      title={<FormattedMessage id="account.totp.title" />}
      text={<FormattedMessage id="account.totp.text" />}
    >
      <State hasApp={hasApp} />
      {!hasPassword && !hasApp && (
        <Typography color="textSecondary" sx={{ marginBlockStart: 1 }}>
          <FormattedMessage id="account.totp.needsPassword" />
        </Typography>
      )}
      {doing === 'set-up' ? (
        <Box sx={{ marginBlockStart: 2, maxWidth: 440 }}>
          <FieldIdPrefix>
            <TotpSetup
              isReplacing={hasApp}
              onDone={() => finish('account.totp.setUpDone')}
              onCancel={() => setDoing(null)}
            />
          </FieldIdPrefix>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBlockStart: 2 }}>
          {hasPassword && (
            <Button variant={hasApp ? 'outlined' : 'contained'} onClick={() => setDoing('set-up')}>
              <FormattedMessage id={hasApp ? 'account.totp.replace' : 'account.totp.setUp'} />
            </Button>
          )}
          {hasApp && !isRequired && (
            <Button color="error" onClick={() => setDoing('remove')}>
              <FormattedMessage id="account.totp.remove" />
            </Button>
          )}
        </Box>
      )}
      {hasApp && isRequired && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
          <FormattedMessage id="account.totp.required" />
        </Typography>
      )}
      <RemoveTotpDialog
        open={doing === 'remove'}
        onCancel={() => setDoing(null)}
        onRemoved={() => finish('account.totp.removed')}
      />
    </AccountPanel>
  );
}

function State({ hasApp }: { hasApp: boolean }) {
  return (
    <Box sx={state} role="status">
      <Icon path={hasApp ? mdiShieldCheckOutline : mdiShieldOffOutline} />
      <Typography sx={{ fontWeight: 600 }}>
        <FormattedMessage id={hasApp ? 'account.totp.on' : 'account.totp.off'} />
      </Typography>
    </Box>
  );
}

const state = { display: 'flex', alignItems: 'center', gap: 1 };
