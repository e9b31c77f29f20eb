import { mdiChevronDown } from '@mdi/js';
import { clsx } from 'clsx';
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
import { HeaderButton } from './header-button.tsx';
import styles from './header-menu.module.css';

type HeaderMenuProps = { label: ReactNode; children: (close: () => void) => ReactNode; wide?: boolean };

/**
 * A disclosure of the header: opens on hover or click, closes on leaving, on choosing, on Escape and when
 * the focus goes elsewhere. A click on a menu that the pointer has opened keeps it open.
 */
export function HeaderMenu({ label, children, wide = false }: HeaderMenuProps) {
  const { isOpen, choose, toggle, root, button, handlers } = useDisclosure();
  const listId = useId();

  return (
    <div ref={root} {...handlers} className={styles.root}>
      <HeaderButton
        ref={button}
        aria-expanded={isOpen}
        aria-controls={listId}
        onClick={toggle}
        endIcon={<Icon path={mdiChevronDown} size={20} className={styles.chevron} />}
      >
        {label}
      </HeaderButton>
      <div id={listId} hidden={!isOpen} className={styles.panel}>
        <ul role="list" className={clsx(styles.list, wide && styles.wide)}>
          {children(choose)}
        </ul>
      </div>
    </div>
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
    /** Closes on a choice. What that opens finds the button focused, and so gives the focus back to it. */
    choose: () => {
      close();
      button.current?.focus();
    },
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
