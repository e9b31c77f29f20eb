import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type CenteredPageProps = {
  /** Brand and languages, at the page's upper edge. */
  top: ReactNode;
  children: ReactNode;
};

/** A page of one thing, such as a form that a mail's link leads to. Its upper edge stays where it is when its content changes. */
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
