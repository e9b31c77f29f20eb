import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import type { AdminRow } from '../section/admin-section.ts';

/** Placeholder in the shape of a table of prices: a line for each currency, and its buttons. */
export function ComingPrices({ prices }: { prices: readonly AdminRow[] }) {
  const currencies = [...new Set(prices.map((price) => String(Reflect.get(price, 'currency'))))];

  return (
    <Box aria-busy sx={{ display: 'grid', gap: '6px' }}>
      <VisuallyHidden>
        <FormattedMessage id="kit.loading" />
      </VisuallyHidden>
      <Box sx={line}>
        <Skeleton width="5rem" />
        <Skeleton width="5rem" />
      </Box>
      {currencies.map((currency) => (
        <Box key={currency} data-line="" sx={line}>
          <Skeleton width="9rem" />
          <Skeleton variant="rounded" height={36} sx={field} />
          <Skeleton variant="rounded" height={36} sx={field} />
        </Box>
      ))}
      <Skeleton variant="rounded" width="7rem" height={36} sx={{ marginBlockStart: 1 }} />
    </Box>
  );
}

const line = { display: 'flex', alignItems: 'center', gap: 1.5, minBlockSize: 36 };
const field = { inlineSize: '9.5rem', flexShrink: 1 };
