import Box from '@mui/material/Box';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';

type MissingDialogProps = { onClose: () => void; children: ReactNode };

/** Says that a dialog's code could not be loaded. It is the browser's own dialog, as MUI's may be what is missing. */
export function MissingDialog({ onClose, children }: MissingDialogProps) {
  const intl = useIntl();
  const ref = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    if (ref.current && !ref.current.open) ref.current.showModal();
  }, []);

  return (
    <Box
      component="dialog"
      ref={ref}
      aria-label={intl.formatMessage({ id: 'kit.late.failed' })}
      onClose={onClose}
      // The backdrop is part of the element; its content fills the rest.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
      sx={look}
    >
      <Box sx={{ padding: 2.5 }}>{children}</Box>
    </Box>
  );
}

const look = {
  maxWidth: 'min(37.5rem, calc(100vw - 4rem))',
  padding: 0,
  border: 0,
  borderRadius: '14px',
  boxShadow: 24,
  color: 'text.primary',
  backgroundColor: 'background.paper',
  '&::backdrop': { backgroundColor: 'rgba(0, 0, 0, 0.5)' },
};
