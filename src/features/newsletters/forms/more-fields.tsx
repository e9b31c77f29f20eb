import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { mdiChevronDown } from '#src/components/icon-paths.generated.ts';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Icon } from '#src/components/icon.tsx';

/** Folds away fields that are rarely needed. */
export function MoreFields({ children }: { children: ReactNode }) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);

  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Button
        size="small"
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={id}
        startIcon={
          <Box component="span" sx={{ display: 'inline-flex', rotate: isOpen ? '180deg' : '0deg' }}>
            <Icon path={mdiChevronDown} />
          </Box>
        }
        onClick={() => setIsOpen(!isOpen)}
      >
        <FormattedMessage id="newsletters.form.more" />
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ paddingBlockStart: 1.5, maxWidth: { sm: '50%' } }}>{children}</Box>
      </Collapse>
    </Box>
  );
}
