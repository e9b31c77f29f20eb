import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Icon } from '#src/components/icon.tsx';

type PlainAlertProps = {
  severity: 'error' | 'warning';
  title?: ReactNode;
  /** Heading's element, where the alert is all that the page shows. */
  titleAs?: 'div' | 'h1';
  action?: ReactNode;
  children: ReactNode;
};

/** Alert that lists and frame can show when nothing more can be loaded. It looks like MUI's, which brings all its kinds. */
export function PlainAlert({ severity, title, titleAs = 'div', action, children }: PlainAlertProps) {
  return (
    <Box role="alert" sx={{ ...box, ...colours[severity] }}>
      <Box sx={{ ...icon, color: `var(--mui-palette-Alert-${severity}IconColor)` }}>
        <Icon path={ICONS[severity]} size={22} />
      </Box>
      <Box sx={{ paddingBlock: '8px', minWidth: 0, overflow: 'auto' }}>
        {title && (
          <Box component={titleAs} sx={heading}>
            {title}
          </Box>
        )}
        {children}
      </Box>
      {action && <Box sx={end}>{action}</Box>}
    </Box>
  );
}

/** Paths of MUI's icons. */
const ICONS = {
  error:
    'M11 15h2v2h-2zm0-8h2v6h-2zm.99-5C6.47 2 2 6.48 2 12s4.47 10 9.99 10C17.52 22 22 17.52 22 12S17.52 2 11.99 2zM12 20c-4.42 0-8-3.58-8-8s3.58-8 8-8 8 3.58 8 8-3.58 8-8 8z',
  warning: 'M12 5.99L19.53 19H4.47L12 5.99M12 2L1 21h22L12 2zm1 14h-2v2h2v-2zm0-6h-2v4h2v-4z',
};

const colours = {
  error: {
    color: 'var(--mui-palette-Alert-errorColor)',
    backgroundColor: 'var(--mui-palette-Alert-errorStandardBg)',
  },
  warning: {
    color: 'var(--mui-palette-Alert-warningColor)',
    backgroundColor: 'var(--mui-palette-Alert-warningStandardBg)',
  },
};

const box = {
  typography: 'body2',
  display: 'flex',
  alignItems: 'center',
  paddingBlock: '6px',
  paddingInline: '16px',
  borderRadius: '14px',
};
const icon = { display: 'flex', marginInlineEnd: '12px', paddingBlock: '7px', opacity: 0.9 };
const heading = {
  typography: 'body1',
  fontWeight: 'fontWeightMedium',
  marginBlock: '-2px 0.35em',
};
const end = {
  display: 'flex',
  alignItems: 'flex-start',
  paddingBlockStart: '4px',
  paddingInlineStart: '16px',
  marginInlineStart: 'auto',
  marginInlineEnd: '-8px',
};
