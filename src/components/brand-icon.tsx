import Box from '@mui/material/Box';
import type { SimpleIcon } from 'simple-icons';

type BrandIconProps = { icon: Pick<SimpleIcon, 'title' | 'path'>; size?: number; label?: string };

/** A company's mark in one colour (simple-icons, CC0); without a label it is decoration. */
export function BrandIcon({ icon, size = 24, label }: BrandIconProps) {
  const naming = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };

  return (
    <Box
      component="svg"
      viewBox="0 0 24 24"
      focusable="false"
      {...naming}
      sx={{ inlineSize: size, blockSize: size, fill: 'currentColor', flex: 'none' }}
    >
      <path d={icon.path} />
    </Box>
  );
}
