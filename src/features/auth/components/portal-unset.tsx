import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';

/** Says that this environment has no client portal. */
export function PortalUnset() {
  return (
    <Alert severity="info">
      <FormattedMessage id="auth.portalUnset" />
    </Alert>
  );
}
