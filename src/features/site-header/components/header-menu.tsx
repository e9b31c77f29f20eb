import { mdiChevronDown } from '#src/components/icon-paths.generated.ts';
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
 * Renders a disclosure menu of the header: opens on hover or click; closes when the pointer or the focus leaves it, on
 * a choice and on Escape. A click on a menu that hovering opened keeps it open.
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

/** Holds the menu's state: closed, hovered (opened by the pointer; a click then keeps it open) or open. */
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
    /** Closes the menu and focuses its button, so that a dialog which the choice opens returns the focus there. */
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
