import type { SnackbarKey, SnackbarMessage } from 'notistack';
import type { ReactNode } from 'react';
import { showToast } from '#src/lib/toasts/toasts.tsx';
import type { ToastOptions } from './toast-options.ts';
import { NextButton } from './next-button.tsx';
import { UndoButton } from './undo-button.tsx';

export { closeToast } from '#src/lib/toasts/toasts.tsx';

/** Milliseconds that a toast with a button stays; longer than others. */
const WITH_BUTTON_MS = 10_000;

/** Shows a toast with the button that it offers, if any. */
export function drawToast(
  message: SnackbarMessage,
  { lines = [], onUndo, next, ...options }: ToastOptions,
): void {
  showToast(lines.length > 0 ? <Lines of={[message, ...lines]} /> : message, {
    ...options,
    ...(onUndo && withButton((key) => <UndoButton toast={key} onUndo={onUndo} />)),
    ...(next && withButton((key) => <NextButton toast={key} {...next} />)),
  });
}

function Lines({ of: lines }: { of: readonly ReactNode[] }) {
  return (
    <div>
      {lines.map((line, place) => (
        <div key={place}>{line}</div>
      ))}
    </div>
  );
}

const withButton = (action: (key: SnackbarKey) => ReactNode) => ({
  autoHideDuration: WITH_BUTTON_MS,
  action,
});
