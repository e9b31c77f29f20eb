import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { FormattedMessage } from 'react-intl';
import { readSidebarCookie } from './use-sidebar-state.ts';

/** Shows the back office's outline until it is known who is signed in. */
export function AdminSkeleton() {
  return (
    <Box role="status" sx={{ display: 'flex', minHeight: '100dvh' }}>
      <VisuallyHidden>
        <FormattedMessage id="kit.loading" />
      </VisuallyHidden>
      <Box
        sx={{
          width: readSidebarCookie() ? '16rem' : '3rem',
          flexShrink: 0,
          backgroundColor: 'night.main',
          '@media (max-width: 47.99em)': { display: 'none' },
        }}
      />
      <Box sx={{ flexGrow: 1, padding: { xs: 2, sm: 4 } }}>
        <Skeleton width="40%" height={48} />
        <Skeleton width="60%" />
        <Skeleton variant="rounded" height={280} sx={{ marginBlockStart: 4 }} />
      </Box>
    </Box>
  );
}
