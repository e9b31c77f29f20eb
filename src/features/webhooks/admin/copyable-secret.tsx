import { mdiContentCopy } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';
import { useToasts } from '#src/lib/admin/toasts/use-toasts.tsx';

/** A secret with a button that copies it. */
export function CopyableSecret({ secret }: { secret: string }) {
  const intl = useIntl();
  const toasts = useToasts();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(secret);
      toasts.success('webhooks.secret.copied');
    } catch {
      // Copying is the browser's to allow; the text stands there to be selected.
      toasts.warning('webhooks.secret.copyFailed');
    }
  }

  return (
    <Box sx={frame}>
      <Box
        component="code"
        role="group"
        dir="ltr"
        aria-label={intl.formatMessage({ id: 'webhooks.secret.title' })}
        sx={code}
      >
        {secret}
      </Box>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Icon path={mdiContentCopy} size={18} />}
        onClick={() => void copy()}
        sx={{ flexShrink: 0 }}
      >
        <FormattedMessage id="webhooks.secret.copy" />
      </Button>
    </Box>
  );
}

const frame = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1.5,
  padding: 1.5,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
};
/** One press selects all of it. */
const code = {
  flexGrow: 1,
  minWidth: 0,
  fontFamily: 'monospace',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  userSelect: 'all',
};
