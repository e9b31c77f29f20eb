import Box from '@mui/material/Box';
import { FormattedMessage, FormattedNumber } from 'react-intl';

const DAYS = 30;

/** A month without a gap, as on a status page. */
export function StatusBars() {
  return (
    <div>
      <Box aria-hidden="true" sx={{ display: 'flex', gap: '3px', blockSize: 44, marginBlockEnd: 1 }}>
        {Array.from({ length: DAYS }, (_, day) => (
          <Box
            key={day}
            sx={{ flex: 1, borderRadius: '3px', backgroundColor: day % 7 === 3 ? '#9cc93d' : 'lime.main' }}
          />
        ))}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        <FormattedMessage id="featureGrid.uptime.days" />
      </Box>
    </div>
  );
}

/** What setting up costs. */
export function NoFee() {
  return (
    <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Box
        component="span"
        sx={{ fontSize: '4.25rem', fontWeight: 680, lineHeight: 1, letterSpacing: '-0.04em' }}
      >
        <FormattedNumber value={0} />
      </Box>
      <Box component="span" sx={{ fontSize: '0.9375rem', fontWeight: 600, color: 'primary.main' }}>
        <FormattedMessage id="featureGrid.pricing.fee" />
      </Box>
    </Box>
  );
}
