import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { closeToast, showToast } from './late-toasts.ts';
import type { NextStep } from './toast-options.ts';
import { useErrorText } from './use-error-text.ts';

const log = createLogger('admin');

type Values = Record<string, string | number>;

/** Further line of a toast. */
type Line = { id: MessageId; values?: Values };

type Success = {
  values?: Values;
  lines?: readonly Line[];
  /** Undoes the change; the toast offers 'Undo' if this is given. */
  onUndo?: (() => void) | undefined;
  /** Step that the toast offers; a toast offers either this or 'Undo'. */
  next?: NextStep | undefined;
};

type Failure = {
  errors?: ErrorTexts<MessageId> | undefined;
  around?: MessageId | undefined;
  lines?: readonly Line[];
};

/** Functions that show a toast, and return a function that closes it. */
export type Toasts = {
  /** Reports a success. */
  success: (id: MessageId, options?: Success) => () => void;
  /** Says with a text of the site that something can't be done. */
  refusal: (id: MessageId, values?: Values, lines?: readonly Line[]) => () => void;
  /** Says that the change was made, but not everything is as it should be. */
  warning: (id: MessageId, values?: Values, next?: NextStep) => () => void;
  failure: (error: unknown, options?: Failure) => () => void;
};

/** Returns functions that report the outcome of a change in a toast. */
export function useToasts(): Toasts {
  const intl = useIntl();
  const errorText = useErrorText();

  return useMemo(() => {
    const text = ({ id, values }: Line) => intl.formatMessage({ id }, values);
    const show = (...toast: Parameters<typeof showToast>) => {
      const key = showToast(...toast);
      return () => closeToast(key);
    };

    return {
      success: (id, { values, lines, onUndo, next } = {}) =>
        show(intl.formatMessage({ id }, values), {
          variant: 'success',
          lines: lines?.map(text),
          onUndo,
          next,
        }),
      refusal: (id, values, lines) =>
        show(intl.formatMessage({ id }, values), { variant: 'error', lines: lines?.map(text) }),
      warning: (id, values, next) => show(intl.formatMessage({ id }, values), { variant: 'warning', next }),
      failure: (error, { lines, ...options } = {}) => {
        log.error('A change failed.', { error });
        return show(errorText(error, options), { variant: 'error', lines: lines?.map(text) });
      },
    };
  }, [intl, errorText]);
}
