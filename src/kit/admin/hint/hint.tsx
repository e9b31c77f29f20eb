import Box from '@mui/material/Box';
import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { loadOnce } from '#src/lib/loading/load-once.ts';
import type { TipProps } from './tip.tsx';

type HintProps = {
  title: ReactNode;
  placement?: TipProps['placement'];
  /** One control, which has this name itself: screen readers hear nothing of the hint. */
  children: ReactNode;
};

const SHOWN_AFTER_MS = 100;
/** Time in which the pointer can reach the hint itself (WCAG 1.4.13). */
const HIDDEN_AFTER_MS = 100;
const TOUCH_SHOWN_AFTER_MS = 700;
const TOUCH_HIDDEN_AFTER_MS = 1500;

const loadTip = loadOnce(async () => (await import('./tip.tsx')).Tip, 'extra');

/** Shows the name of a control under the pointer or the keyboard's focus. The bubble's code is loaded on first use. */
export function Hint({ title, placement, children }: HintProps) {
  const [anchor, setAnchor] = useState<Element | null>(null);
  const { Tip, isOpen, show, hide } = useTip();
  const showFor = ({ currentTarget }: { currentTarget: Element }, delay: number) => {
    setAnchor(currentTarget.firstElementChild);
    show(delay);
  };

  return (
    <>
      <Box
        component="span"
        sx={{ display: 'contents' }}
        onPointerEnter={(event) => event.pointerType === 'touch' || showFor(event, SHOWN_AFTER_MS)}
        onPointerLeave={(event) => event.pointerType === 'touch' || hide(HIDDEN_AFTER_MS)}
        onTouchStart={(event) => showFor(event, TOUCH_SHOWN_AFTER_MS)}
        onTouchEnd={() => hide(TOUCH_HIDDEN_AFTER_MS)}
        onFocus={(event) => event.target.matches(':focus-visible') && showFor(event, 0)}
        onBlur={() => hide(0)}
      >
        {children}
      </Box>
      {Tip && anchor && (
        <Tip
          anchor={anchor}
          title={title}
          placement={placement}
          isOpen={isOpen}
          onEnter={() => show(0)}
          onLeave={() => hide(0)}
        />
      )}
    </>
  );
}

/** Loads the bubble when it is first wanted, and tells whether it is shown; a bubble that can't be loaded stays away. */
function useTip() {
  const [Tip, setTip] = useState<ComponentType<TipProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = (next: boolean, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsOpen(next), delay);
  };

  return {
    Tip,
    isOpen,
    show: (delay: number) => {
      loadTip().then(
        (Loaded) => setTip(() => Loaded),
        () => undefined,
      );
      change(true, delay);
    },
    hide: (delay: number) => change(false, delay),
  };
}
