import type { ApolloClient } from '@apollo/client';
import { UndoButton } from '#src/kit/admin/toasts/undo-button.tsx';
import type { Toasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { closeToast, showToast } from '#src/kit/admin/toasts/late-toasts.ts';
import { DispatchBegins, UndoDispatch, UndoWindow } from '../progress/dispatch-documents.ts';
import { sendingErrors } from './sending-errors.ts';
import { UndoCountdown } from './undo-countdown.tsx';

/**
 * Offers to undo a dispatch while the server holds it back, and reports the newsletter as sent once it has begun:
 * waiting → undone, or waiting → sending and so on. Keeps running when the person opens another page.
 */
export async function followBeginning(client: ApolloClient, id: string, toasts: Toasts): Promise<void> {
  try {
    const windowMs = await readWindow(client, id);
    const close = windowMs > 0 ? offerUndo(client, id, windowMs, toasts) : () => undefined;
    const { state, isMarked } = await hasBegun(client, id).finally(close);
    if (state === 'undone') toasts.success('newsletters.toast.undone');
    else if (isMarked) toasts.success('newsletters.toast.sent');
    else toasts.warning('newsletters.toast.statusFailed');
  } catch (error) {
    toasts.failure(error, { errors: sendingErrors });
  }
}

/**
 * Returns how many milliseconds a dispatch can be undone, computed from the server's times alone; 0 if it has begun.
 */
async function readWindow(client: ApolloClient, dispatch_id: string): Promise<number> {
  const { data } = await client.query({
    query: UndoWindow,
    variables: { dispatch_id },
    fetchPolicy: 'network-only',
  });
  const dispatch = data?.dispatch;
  if (dispatch?.state !== 'waiting') return 0;

  return new Date(dispatch.undo_until).getTime() - new Date(dispatch.created_at).getTime();
}

function offerUndo(client: ApolloClient, dispatch_id: string, windowMs: number, toasts: Toasts): () => void {
  const undo = async () => {
    try {
      await client.mutate({ mutation: UndoDispatch, variables: { dispatch_id } });
    } catch (error) {
      toasts.failure(error, {
        errors: { ...sendingErrors, 'dispatch-state': 'newsletters.errors.undoLate' },
      });
    }
  };
  const toast = showToast(<UndoCountdown windowMs={windowMs} />, {
    variant: 'info',
    persist: true,
    action: (key) => <UndoButton toast={key} onUndo={() => void undo()} />,
  });

  return () => closeToast(toast);
}

type Beginning = { state: string; isMarked: boolean };

/**
 * Waits until a dispatch leaves the state `waiting`; returns its new state and whether its newsletter is marked as
 * sent.
 */
function hasBegun(client: ApolloClient, dispatch_id: string): Promise<Beginning> {
  return new Promise((resolve, reject) => {
    const subscription = client.subscribe({ query: DispatchBegins, variables: { dispatch_id } }).subscribe({
      next: ({ data, error }) => {
        if (error) return reject(error);
        const dispatch = data?.dispatch;
        if (!dispatch || dispatch.state === 'waiting') return;
        resolve({ state: dispatch.state, isMarked: dispatch.newsletter?.status === 'sent' });
        // The first answer may arrive before `subscription` is assigned.
        queueMicrotask(() => subscription.unsubscribe());
      },
      error: reject,
    });
  });
}
