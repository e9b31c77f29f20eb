import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { showToast } from '#src/lib/toasts/toasts.tsx';

type TotpKeyProps = { setup: { secret: string; uri: string; qr_svg: string } };

/** Shows the key for an authenticator app: as QR code, as a link for an app on this device, and as text to type. */
export function TotpKey({ setup }: TotpKeyProps) {
  const intl = useIntl();
  const groups = setup.secret.match(/.{1,4}/g)?.join(' ') ?? setup.secret;

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(setup.secret);
      showToast(intl.formatMessage({ id: 'secondFactor.copied' }), { variant: 'success' });
    } catch {
      // The browser may forbid copying; the person can still type the key.
      showToast(intl.formatMessage({ id: 'secondFactor.copyFailed' }), { variant: 'warning' });
    }
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, justifyItems: 'center' }}>
      <Box
        component="img"
        src={`data:image/svg+xml;utf8,${encodeURIComponent(setup.qr_svg)}`}
        alt={intl.formatMessage({ id: 'secondFactor.qr' })}
        sx={{ width: 200, maxWidth: '100%', aspectRatio: '1', borderRadius: 1, backgroundColor: '#fff' }}
      />
      <Link href={setup.uri}>
        <FormattedMessage id="secondFactor.openApp" />
      </Link>
      <Typography variant="body2" color="textSecondary" sx={{ textAlign: 'center' }}>
        <FormattedMessage id="secondFactor.typeKey" />
      </Typography>
      <Typography
        component="code"
        dir="ltr"
        sx={keyLook}
        aria-label={intl.formatMessage({ id: 'secondFactor.key' })}
      >
        {groups}
      </Typography>
      <Button size="small" onClick={() => void copy()}>
        <FormattedMessage id="secondFactor.copy" />
      </Button>
    </Box>
  );
}

const keyLook = {
  fontFamily: 'var(--font-mono)',
  fontSize: '0.9375rem',
  textAlign: 'center',
  overflowWrap: 'anywhere',
};
