import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { FormattedMessage } from 'react-intl';
import { OFFICE_WIDTH, OUTLINE_PADDING, OUTLINE_PARTS } from '#rules/office-outline.ts';
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
      <Box sx={content}>
        {OUTLINE_PARTS.map(({ width, height, above }) => (
          <Skeleton
            key={height}
            variant="rounded"
            width={width}
            height={height}
            sx={{ marginBlockStart: above }}
          />
        ))}
      </Box>
    </Box>
  );
}

const content = {
  flexGrow: 1,
  boxSizing: 'border-box',
  maxInlineSize: OFFICE_WIDTH,
  marginInline: 'auto',
  padding: OUTLINE_PADDING,
};
