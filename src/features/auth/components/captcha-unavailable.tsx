import Alert from '@mui/material/Alert';
import { FormattedMessage } from 'react-intl';

/** Stands in for a captcha that could not be loaded. */
export function CaptchaUnavailable() {
  return (
    <Alert severity="error">
      <FormattedMessage id="auth.captcha.unavailable" />
    </Alert>
  );
}
