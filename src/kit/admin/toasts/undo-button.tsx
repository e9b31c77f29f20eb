import Button from '@mui/material/Button';
import { closeSnackbar } from 'notistack';
import { useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';

type UndoButtonProps = { toast: string | number; onUndo: () => void };

/** The toasts that offer 'Undo', the latest last: the keys are for that one. */
const offered: UndoButtonProps['toast'][] = [];

/** Takes back what the toast says; by Ctrl+Z or Cmd+Z too, as a toast is far away by Tab and soon gone. */
export function UndoButton({ toast, onUndo }: UndoButtonProps) {
  const undo = () => {
    // A toast takes a moment to go; its second press does nothing.
    if (!withdraw(toast)) return;
    closeSnackbar(toast);
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

/** Answers whether it was offered until now. */
function withdraw(toast: UndoButtonProps['toast']): boolean {
  const place = offered.indexOf(toast);
  if (place >= 0) offered.splice(place, 1);

  return place >= 0;
}

const isUndoKey = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !shiftKey;

/** Where a text is being written, the keys take back the writing. */
const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable=true]') !== null;
