import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';

/** A thin line on top while a page's code is on its way. */
export function PageOnItsWay() {
  const intl = useIntl();

  return (
    <Box
      role="progressbar"
      aria-label={intl.formatMessage({ id: 'app.loading' })}
      sx={{
        position: 'fixed',
        insetBlockStart: 0,
        insetInlineStart: 0,
        inlineSize: '40%',
        blockSize: 3,
        backgroundColor: 'primary.main',
        animation: 'page-on-its-way 1.2s ease-in-out infinite alternate',
        '@keyframes page-on-its-way': { to: { inlineSize: '92%' } },
      }}
    />
  );
}
