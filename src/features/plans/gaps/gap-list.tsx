import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import type { FullPrice } from './gap-documents.ts';
import { currenciesOf, gapsIn, type Gap } from './price-gaps.ts';

/** Lists the prices that plans lack, by currency, among the currencies in which there are any prices. */
export function GapList({ rows }: { rows: readonly FullPrice[] }) {
  const id = useId();
  const lacking = currenciesOf(rows)
    .map((currency) => ({ currency, gaps: gapsIn(currency, rows) }))
    .filter(({ gaps }) => gaps.length > 0);
  if (lacking.length === 0) {
    return (
      <Alert severity={rows.length > 0 ? 'success' : 'info'}>
        <FormattedMessage id={rows.length > 0 ? 'plans.gaps.none' : 'plans.list.empty'} />
      </Alert>
    );
  }

  return (
    <Box tabIndex={0} role="group" aria-labelledby={id} sx={{ maxBlockSize: 180, overflowY: 'auto' }}>
      <Typography id={id} variant="subtitle2">
        <FormattedMessage id="plans.gaps.list" />
      </Typography>
      {lacking.map(({ currency, gaps }) => (
        <Box key={currency} sx={{ marginBlockStart: 1 }}>
          <Typography variant="body2">
            <FormattedMessage id="plans.gaps.missing" values={{ currency, count: gaps.length }} />
          </Typography>
          <Box component="ul" sx={names}>
            {gaps.map((gap) => (
              <GapName key={gap.among[0]?.id} gap={gap} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const names = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 16px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'text.secondary',
  typography: 'body2',
};

function GapName({ gap: { among, period } }: { gap: Gap<FullPrice> }) {
  const { locale } = useLocale();
  const [plan] = among;
  const isArabic = locale === 'ar';
  const name = (isArabic && plan?.name_ar) || plan?.name;

  return (
    <li>
      <FormattedMessage
        id="plans.gaps.one"
        values={{ name, period: (isArabic && plan?.period_ar) || period }}
      />
    </li>
  );
}
