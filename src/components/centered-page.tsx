import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

type CenteredPageProps = {
  /** Brand and languages, at the page's upper edge. */
  top: ReactNode;
  children: ReactNode;
};

/** A page of one thing in its middle, such as a form that a mail's link leads to. */
export function CenteredPage({ top, children }: CenteredPageProps) {
  return (
    <Box component="main" id="main" sx={page}>
      <Box sx={topPlace}>{top}</Box>
      {children}
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
const topPlace = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  width: '100%',
};
