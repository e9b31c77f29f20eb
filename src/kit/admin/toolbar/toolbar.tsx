import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useLocale } from '#src/lib/messages/locale-context.tsx';

type ToolbarProps = {
  label: string;
  /** Tabs above a list are moved through in the same way. */
  role?: 'toolbar' | 'tablist';
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** Row of buttons that is one stop for Tab; the arrow keys, Home and End lead through it (WAI-ARIA's toolbar pattern). */
export function Toolbar({ label, role = 'toolbar', sx = [], children }: ToolbarProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { direction } = useLocale();

  // After every render, because buttons come, go and are disabled.
  useLayoutEffect(() => {
    if (ref.current) keepOneStop(ref.current);
  });

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>): void {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const next = nextButton(event.currentTarget, event.key, direction === 'rtl');
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <Box
      ref={ref}
      role={role}
      aria-label={label}
      onFocus={({ currentTarget, target }) => keepOneStop(currentTarget, target)}
      onKeyDown={onKeyDown}
      sx={[{ display: 'flex', flexDirection: 'row' }, ...(Array.isArray(sx) ? sx : [sx])]}
    >
      {children}
    </Box>
  );
}

const buttonsOf = (toolbar: Element) => [
  ...toolbar.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];

/** Leaves one button of the toolbar in the order of Tab: the given one, else the one that was it, else the first. */
function keepOneStop(toolbar: Element, wanted?: Element): void {
  const buttons = buttonsOf(toolbar);
  const stop =
    buttons.find((button) => button === wanted) ??
    buttons.find(({ tabIndex }) => tabIndex === 0) ??
    buttons[0];
  for (const button of buttons) button.tabIndex = button === stop ? 0 : -1;
}

/** Returns the button to which a key leads from the focused one; undefined for keys that lead nowhere. */
function nextButton(toolbar: Element, key: string, isRtl: boolean): HTMLButtonElement | undefined {
  const buttons = buttonsOf(toolbar);
  const place = buttons.findIndex((button) => button === document.activeElement);
  if (place < 0) return undefined;
  const forward = isRtl ? 'ArrowLeft' : 'ArrowRight';
  const back = isRtl ? 'ArrowRight' : 'ArrowLeft';
  const to = { Home: 0, End: -1, [forward]: (place + 1) % buttons.length, [back]: place - 1 }[key];

  return to === undefined ? undefined : buttons.at(to);
}
