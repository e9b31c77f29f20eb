import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type CenteredPageProps = {
  /** Brand and languages, shown at the top of the page. */
  top: ReactNode;
  children: ReactNode;
};

/** Page with a single content, such as the form that a mailed link opens. Its top does not move when the content changes. */
export function CenteredPage({ top, children }: CenteredPageProps) {
  return (
    <Box component="main" id="main" sx={page}>
      <Box sx={topPlace}>{top}</Box>
      <Box sx={place}>{children}</Box>
    </Box>
  );
}

const page = {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  minHeight: '100dvh',
  padding: { xs: 2, sm: 3 },
};
const place = {
  display: 'grid',
  justifyItems: 'center',
  width: '100%',
  marginBlock: 'clamp(24px, 14vh, 144px) 24px',
};
const topPlace = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
};
