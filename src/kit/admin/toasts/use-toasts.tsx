import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { closeToast, showToast, type NextStep } from './late-toasts.ts';
import { useErrorText } from './use-error-text.ts';

const log = createLogger('admin');

type Success = {
  values?: Record<string, string | number>;
  /** Undoes the change; the toast offers 'Undo' if this is given. */
  onUndo?: (() => void) | undefined;
  /** Step that the toast offers; a toast offers either this or 'Undo'. */
  next?: NextStep | undefined;
};

export type Toasts = {
  /** Reports a success; returns a function that closes the toast. */
  success: (id: MessageId, options?: Success) => () => void;
  /** Says with a text of the site that something can't be done. */
  refusal: (id: MessageId, values?: Record<string, string | number>) => void;
  /** Says that the change was made, but not everything is as it should be. */
  warning: (id: MessageId, values?: Record<string, string | number>, next?: NextStep) => void;
  failure: (
    error: unknown,
    options?: { errors?: ErrorTexts<MessageId> | undefined; around?: MessageId | undefined },
  ) => void;
};

/** Returns functions that report the outcome of a change in a toast. */
export function useToasts(): Toasts {
  const intl = useIntl();
  const errorText = useErrorText();

  return useMemo(
    () => ({
      success: (id, { values = {}, onUndo, next } = {}) => {
        const toast = showToast(intl.formatMessage({ id }, values), { variant: 'success', onUndo, next });
        return () => closeToast(toast);
      },
      refusal: (id, values) => {
        showToast(intl.formatMessage({ id }, values), { variant: 'error' });
      },
      warning: (id, values, next) => {
        showToast(intl.formatMessage({ id }, values), { variant: 'warning', next });
      },
      failure: (error, options) => {
        log.error('A change failed.', { error });
        showToast(errorText(error, options), { variant: 'error' });
      },
    }),
    [intl, errorText],
  );
}
