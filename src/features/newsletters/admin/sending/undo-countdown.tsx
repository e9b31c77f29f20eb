import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';

const TICK_MS = 250;

/**
 * Counts down the seconds in which the server lets a dispatch be undone. The server decides: at 0 the toast stays until
 * the dispatch has begun. Screen readers hear the whole time once, not each second.
 */
export function UndoCountdown({ windowMs }: { windowMs: number }) {
  const leftMs = useLeft(windowMs);
  const seconds = Math.ceil(leftMs / 1000);

  return (
    <span style={{ fontVariantNumeric: 'tabular-nums' }}>
      <span aria-hidden>
        <FormattedMessage id="newsletters.toast.countdown" values={{ seconds }} />
      </span>
      <VisuallyHidden>
        <FormattedMessage
          id="newsletters.toast.countdownSpoken"
          values={{ seconds: Math.ceil(windowMs / 1000) }}
        />
      </VisuallyHidden>
    </span>
  );
}

function useLeft(windowMs: number): number {
  const [beganAt] = useState(() => performance.now());
  const [leftMs, setLeftMs] = useState(windowMs);

  useEffect(() => {
    const timer = setInterval(
      () => setLeftMs(Math.max(0, windowMs - (performance.now() - beganAt))),
      TICK_MS,
    );

    return () => clearInterval(timer);
  }, [beganAt, windowMs]);

  return leftMs;
}
