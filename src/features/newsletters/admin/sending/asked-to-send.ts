import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useOpenedId } from '#src/kit/admin/dialogs/use-opened-id.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { sendingErrors } from './sending-errors.ts';
import { readNewsletter } from '../read-newsletter.ts';
import { SEND_PARAMETER } from './send-parameter.ts';
import { useOpenSendDialog } from './send-dialog-provider.ts';

/** Opens the dialog that sends the newsletter in the URL, unless it was sent meanwhile. */
export function AskedToSend(): null {
  const client = useApolloClient();
  const toasts = useToasts();
  const ask = useOpenSendDialog();
  const { id, close } = useOpenedId(SEND_PARAMETER);

  const open = useEffectEvent(async (wanted: string, isStopped: () => boolean) => {
    try {
      const newsletter = await readNewsletter(client, wanted);
      if (isStopped()) return;
      if (newsletter?.status === 'draft' && newsletter.dispatches.length === 0)
        ask({ newsletter, isUnread: true });
      else if (newsletter) toasts.refusal('newsletters.send.already');
    } catch (error) {
      if (!isStopped()) toasts.failure(error, { errors: sendingErrors });
    }
    if (!isStopped()) close();
  });

  useEffect(() => {
    if (id === null) return;
    let isStopped = false;
    void open(id, () => isStopped);

    return () => {
      isStopped = true;
    };
  }, [id]);

  return null;
}
