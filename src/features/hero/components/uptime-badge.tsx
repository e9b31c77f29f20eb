import Box from '@mui/material/Box';
import { FormattedMessage, useIntl } from 'react-intl';
import { UPTIME_SLA, uptimeFormat } from '#src/lib/messages/uptime.ts';

/** The uptime promise above the headline, with a light that breathes. */
export function UptimeBadge() {
  const intl = useIntl();

  return (
    <Box
      component="p"
      sx={{
        margin: 0,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.25,
        paddingBlock: 0.75,
        paddingInline: 1.75,
        borderRadius: 99,
        border: '1px solid',
        borderColor: 'night.line',
        backgroundColor: 'night.raised',
        fontSize: '0.9375rem',
        fontWeight: 600,
      }}
    >
      <Box
        component="span"
        aria-hidden="true"
        sx={{
          inlineSize: 9,
          blockSize: 9,
          borderRadius: '50%',
          backgroundColor: 'lime.main',
          animation: 'hero-pulse 2.4s ease-out infinite',
          '@keyframes hero-pulse': {
            '0%': { boxShadow: '0 0 0 0 rgba(200, 241, 105, .6)' },
            '70%, 100%': { boxShadow: '0 0 0 9px rgba(200, 241, 105, 0)' },
          },
        }}
      />
      <span>
        <FormattedMessage id="hero.badge" values={{ uptime: intl.formatNumber(UPTIME_SLA, uptimeFormat) }} />
      </span>
    </Box>
  );
}
