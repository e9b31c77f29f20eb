import { closeSnackbar, enqueueSnackbar } from 'notistack';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import { createLogger } from '#src/lib/log/logger.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { UndoButton } from './undo-button.tsx';
import { useErrorText } from './use-error-text.ts';

const log = createLogger('admin');
/** A toast with something to press stays longer. */
const UNDO_MS = 10_000;

type Success = {
  values?: Record<string, string | number>;
  /** Takes back what was done; 'Undo' is offered where it is given. */
  onUndo?: (() => void) | undefined;
};

export type Toasts = {
  /** Answers what closes the toast again. */
  success: (id: MessageId, options?: Success) => () => void;
  /** Says in the site's own words that something can't be done. */
  refusal: (id: MessageId) => void;
  /** It is done, but something is not as it should be. */
  warning: (id: MessageId) => void;
  failure: (
    error: unknown,
    options?: { errors?: ErrorTexts<MessageId> | undefined; around?: MessageId | undefined },
  ) => void;
};

/** Says how a change went. */
export function useToasts(): Toasts {
  const intl = useIntl();
  const errorText = useErrorText();

  return useMemo(
    () => ({
      success: (id, { values = {}, onUndo } = {}) => {
        const toast = enqueueSnackbar(intl.formatMessage({ id }, values), {
          variant: 'success',
          ...(onUndo && {
            autoHideDuration: UNDO_MS,
            action: (key) => <UndoButton toast={key} onUndo={onUndo} />,
          }),
        });
        return () => closeSnackbar(toast);
      },
      refusal: (id) => {
        enqueueSnackbar(intl.formatMessage({ id }), { variant: 'error' });
      },
      warning: (id) => {
        enqueueSnackbar(intl.formatMessage({ id }), { variant: 'warning' });
      },
      failure: (error, options) => {
        log.error('A change failed.', { error });
        enqueueSnackbar(errorText(error, options), { variant: 'error' });
      },
    }),
    [intl, errorText],
  );
}
