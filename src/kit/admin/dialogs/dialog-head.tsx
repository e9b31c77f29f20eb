import { mdiClose } from '#src/components/icon-paths.generated.ts';
import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';

type DialogHeadProps = {
  titleId: string;
  /** Closes a dialog that fills the window, whose backdrop can't be pressed; undefined where it has one. */
  onClose: (() => void) | undefined;
  children: ReactNode;
};

/** Title of a dialog, with a sign that closes it where it fills the window. */
export function DialogHead({ titleId, onClose, children }: DialogHeadProps) {
  return (
    <>
      <DialogTitle id={titleId} sx={onClose && { paddingInlineEnd: '4.5rem' }}>
        {children}
      </DialogTitle>
      {onClose && (
        <Box sx={sign}>
          <CloseButton onClose={onClose} />
        </Box>
      )}
    </>
  );
}

/** The sign that closes a dialog. */
export function CloseButton({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'app.close' });

  return (
    <IconButton aria-label={name} title={name} onClick={onClose}>
      <Icon path={mdiClose} />
    </IconButton>
  );
}

const sign = { position: 'absolute', insetInlineEnd: 16, insetBlockStart: 14 };
