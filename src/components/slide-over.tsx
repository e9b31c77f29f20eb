import { mdiClose } from '@mdi/js';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { SLIDE_OVER_CLOSE_MS } from '#src/lib/panels/close-delay.ts';
import { LookProvider } from '#src/lib/theme/look-provider.tsx';
import { Icon } from './icon.tsx';

type SlideOverProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Widest inline size in pixels. */
  width?: number;
};

/** A dialog that slides in from the end edge; overlay, close button and Escape close it. */
export function SlideOver({ isOpen, onClose, title, children, width = 560 }: SlideOverProps) {
  const intl = useIntl();
  const titleId = useId();

  return (
    <LookProvider>
      <Drawer
        anchor="right"
        open={isOpen}
        onClose={onClose}
        transitionDuration={{ enter: 260, exit: SLIDE_OVER_CLOSE_MS }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': titleId,
            sx: { inlineSize: '100%', maxInlineSize: width, backgroundColor: 'background.default' },
          },
        }}
      >
        <Box
          sx={{
            position: 'sticky',
            insetBlockStart: 0,
            zIndex: 2,
            display: 'flex',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 2,
            paddingBlock: 1.5,
            paddingInline: { xs: 2.5, sm: 4 },
            backgroundColor: 'background.default',
            borderBlockEnd: '1px solid',
            borderColor: 'divider',
          }}
        >
          <Typography id={titleId} component="h2" variant="h4">
            {title}
          </Typography>
          <IconButton
            onClick={onClose}
            color="inherit"
            aria-label={intl.formatMessage({ id: 'app.close' })}
            sx={{ marginInlineEnd: -1 }}
          >
            <Icon path={mdiClose} />
          </IconButton>
        </Box>
        <Box sx={{ padding: { xs: 2.5, sm: 4 } }}>{children}</Box>
      </Drawer>
    </LookProvider>
  );
}
