import LinearProgress from '@mui/material/LinearProgress';
import { useIntl } from 'react-intl';

/** A thin line on top while a page's code is on its way. */
export function PageOnItsWay() {
  const intl = useIntl();

  return <LinearProgress aria-label={intl.formatMessage({ id: 'app.loading' })} />;
}
