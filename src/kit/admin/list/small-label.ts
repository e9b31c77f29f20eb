import type { Theme } from '@mui/material/styles';

/**
 * Look of a label that is always in its field's frame: in the small letters that the gap in the frame is made for, where
 * MUI shrinks large ones, which are not as wide.
 */
export const smallLabel = ({ typography }: Theme) => ({
  fontSize: `calc(${String(typography.body1.fontSize)} * 0.75)`,
  transform: 'translate(14px, -9px)',
  maxWidth: 'calc(100% - 24px)',
});
