import { mdiChevronDown } from '@mdi/js';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { Icon } from '#src/components/icon.tsx';

type HeaderMenuProps = { label: ReactNode; children: (close: () => void) => ReactNode; wide?: boolean };

/**
 * A disclosure of the header: opens on hover or click, closes on leaving, on choosing, on Escape and when
 * the focus goes elsewhere. A click on a menu that the pointer has opened keeps it open.
 */
export function HeaderMenu({ label, children, wide = false }: HeaderMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const openedByHover = useRef(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  useEscape(isOpen, () => {
    setIsOpen(false);
    if (root.current?.contains(document.activeElement)) button.current?.focus();
  });

  const hover = (open: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    openedByHover.current = open;
    setIsOpen(open);
  };
  const toggle = () => {
    const staysOpen = openedByHover.current;
    setIsOpen((open) => !open || staysOpen);
    openedByHover.current = false;
  };
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setIsOpen(false);
  };

  return (
    <Box
      ref={root}
      onPointerEnter={hover(true)}
      onPointerLeave={hover(false)}
      onBlur={leave}
      sx={{ position: 'relative' }}
    >
      <Button
        ref={button}
        color="inherit"
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        endIcon={
          <Icon
            path={mdiChevronDown}
            sx={{ transition: 'rotate 160ms', rotate: isOpen ? '180deg' : '0deg' }}
          />
        }
        sx={{ paddingInline: 1.5, fontWeight: 500, '& .MuiButton-endIcon': { marginInlineStart: 0.25 } }}
      >
        {label}
      </Button>
      <Box
        id={listId}
        hidden={!isOpen}
        sx={{
          position: 'absolute',
          insetBlockStart: '100%',
          insetInlineStart: -12,
          paddingBlockStart: 1,
          zIndex: 1,
        }}
      >
        <Paper
          component="ul"
          elevation={8}
          sx={{
            listStyle: 'none',
            margin: 0,
            padding: 1,
            minInlineSize: wide ? 340 : 230,
            border: '1px solid',
            borderColor: 'divider',
          }}
        >
          {children(() => {
            setIsOpen(false);
          })}
        </Paper>
      </Box>
    </Box>
  );
}

function useEscape(isActive: boolean, onEscape: () => void) {
  useEffect(() => {
    if (!isActive) return;
    const handle = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onEscape();
    };
    document.addEventListener('keydown', handle);
    return () => {
      document.removeEventListener('keydown', handle);
    };
  });
}
