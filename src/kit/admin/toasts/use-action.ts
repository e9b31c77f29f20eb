import { useRef, useState } from 'react';
import type { ErrorTexts } from '#src/lib/apollo/error-message.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { useToasts } from './use-toasts.tsx';

type Texts = {
  /** Text of the toast after a success; left out where `act` says it itself. */
  done?: MessageId | undefined;
  /** Texts of errors by code or constraint, and SPEC's text around the error. */
  errors?: ErrorTexts<MessageId> | undefined;
  around?: MessageId | undefined;
};

export type Action = {
  /** True while anything runs. */
  isPending: boolean;
  /** Runs `act`; resolves to false if it threw or returned false. */
  run: (act: () => Promise<unknown>, texts?: Texts) => Promise<boolean>;
};

/** Runs what a person asked for: tells while it runs, and reports in a toast that it is done or why it failed. */
export function useAction(texts: Texts = {}): Action {
  const toasts = useToasts();
  const [isPending, setIsPending] = useState(false);
  const running = useRef(0);

  function count(change: 1 | -1): void {
    running.current += change;
    setIsPending(running.current > 0);
  }

  return {
    isPending,
    run: async (act, own) => {
      const { done, ...failure } = { ...texts, ...own };
      count(1);
      try {
        if ((await act()) === false) return false;
        if (done) toasts.success(done);
        return true;
      } catch (error) {
        toasts.failure(error, failure);
        return false;
      } finally {
        count(-1);
      }
    },
  };
}
