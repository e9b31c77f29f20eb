import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

export type StatusTone = 'good' | 'waiting' | 'warning' | 'bad' | 'off';

export const toneColours: Record<StatusTone, string> = {
  good: 'success.main',
  waiting: 'info.main',
  warning: 'warning.main',
  bad: 'error.main',
  off: 'text.disabled',
};

/** Shows a state as a coloured dot and a word; the word alone is sufficient, the dot only helps people to scan. */
export function QuietStatus({ tone, children }: { tone: StatusTone; children: ReactNode }) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: 0.75 }}>
      <StatusDot tone={tone} />
      <Box component="span" sx={{ overflowWrap: 'break-word', minWidth: 'min-content' }}>
        {children}
      </Box>
    </Box>
  );
}

/** Dot in the colour of a state, in the middle of the first line of the text beside it. */
export function StatusDot({ tone }: { tone: StatusTone }) {
  return <Box component="span" sx={{ ...dot, backgroundColor: toneColours[tone] }} />;
}

const dot = {
  width: 8,
  height: 8,
  marginBlockStart: 'calc((1lh - 8px) / 2)',
  borderRadius: '50%',
  flexShrink: 0,
};
