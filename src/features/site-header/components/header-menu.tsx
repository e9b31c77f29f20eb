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
  const { isOpen, close, toggle, root, button, handlers } = useDisclosure();
  const listId = useId();

  return (
    <Box ref={root} {...handlers} sx={{ position: 'relative' }}>
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
        <Paper component="ul" elevation={8} sx={[listLook, { minInlineSize: wide ? 340 : 230 }]}>
          {children(close)}
        </Paper>
      </Box>
    </Box>
  );
}

/** closed ↔ open, and whether it was the pointer that opened it: a click then keeps it open. */
function useDisclosure() {
  const [state, setState] = useState<'closed' | 'hovered' | 'open'>('closed');
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state !== 'closed';
  const close = () => {
    setState('closed');
  };

  useEscape(isOpen, () => {
    close();
    if (root.current?.contains(document.activeElement)) button.current?.focus();
  });

  return {
    isOpen,
    close,
    root,
    button,
    toggle: () => {
      setState((current) => (current === 'open' ? 'closed' : 'open'));
    },
    handlers: {
      onPointerEnter: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') setState((current) => (current === 'closed' ? 'hovered' : current));
      },
      onPointerLeave: ({ pointerType }: PointerEvent) => {
        if (pointerType === 'mouse') close();
      },
      onBlur: (event: FocusEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      },
    },
  };
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

const listLook = {
  listStyle: 'none',
  margin: 0,
  padding: 1,
  border: '1px solid',
  borderColor: 'divider',
} as const;
