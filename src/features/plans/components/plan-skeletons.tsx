import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import { planGridLayout } from './plan-grid-layout.ts';

type PlanSkeletonsProps = { count: number; isStacked?: boolean };

/** Cards without content while plans are on their way. */
export function PlanSkeletons({ count, isStacked = false }: PlanSkeletonsProps) {
  const intl = useIntl();

  return (
    <Box
      role="status"
      aria-busy="true"
      aria-label={intl.formatMessage({ id: 'plans.loading' })}
      sx={planGridLayout(isStacked)}
    >
      {Array.from({ length: count }, (_, index) => (
        <PlanCardSkeleton key={index} />
      ))}
    </Box>
  );
}

/** One card of them. */
export function PlanCardSkeleton() {
  return (
    <Box
      data-testid="plan-skeleton"
      sx={{
        padding: 3.5,
        borderRadius: '24px',
        border: '1px solid',
        borderColor: 'divider',
        backgroundColor: 'background.paper',
      }}
    >
      <Skeleton width="55%" height={30} />
      <Skeleton width="70%" height={64} />
      {['90%', '75%', '82%', '60%', '70%'].map((width) => (
        <Skeleton key={width} width={width} height={28} />
      ))}
      <Skeleton variant="rounded" height={44} sx={{ marginBlockStart: 3, borderRadius: '12px' }} />
    </Box>
  );
}
