import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#src/components/button.tsx';
import { closeToast } from '#src/lib/toasts/toasts.tsx';

type UndoButtonProps = { toast: string | number; onUndo: () => void };

/** Toasts that offer 'Undo', the latest last; the keyboard shortcut undoes the latest. */
const offered: UndoButtonProps['toast'][] = [];

/** Button that undoes the change in the toast. Ctrl+Z or Cmd+Z does so too, as Tab reaches a short-lived toast too late. */
export function UndoButton({ toast, onUndo }: UndoButtonProps) {
  const undo = () => {
    // A closing toast can still be clicked; the second click does nothing.
    if (!withdraw(toast)) return;
    closeToast(toast);
    onUndo();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isUndoKey(event) || isTextField(event.target) || offered.at(-1) !== toast) return;
    event.preventDefault();
    undo();
  });

  useEffect(() => {
    offered.push(toast);
    window.addEventListener('keydown', onKey);

    return () => {
      withdraw(toast);
      window.removeEventListener('keydown', onKey);
    };
  }, [toast]);

  return (
    <Button size="small" color="inherit" aria-keyshortcuts="Control+Z Meta+Z" onClick={undo}>
      <FormattedMessage id="kit.undo" />
    </Button>
  );
}

/** Removes a toast from the offers; returns whether it was among them. */
function withdraw(toast: UndoButtonProps['toast']): boolean {
  const place = offered.indexOf(toast);
  if (place >= 0) offered.splice(place, 1);

  return place >= 0;
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

/** Returns whether the target is a text field, in which the shortcut must undo the typing instead. */
const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;
