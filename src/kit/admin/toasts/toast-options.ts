import type { OptionsObject } from 'notistack';
import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Step that a toast offers. */
export type NextStep = { label: MessageId; onClick: () => void };

export type ToastOptions = OptionsObject & {
  /** Further lines beneath the message: one act is told in one toast. */
  lines?: readonly string[] | undefined;
  /** Undoes the change; the toast offers 'Undo' if this is given. */
  onUndo?: (() => void) | undefined;
  next?: NextStep | undefined;
};
