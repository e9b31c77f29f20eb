import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import { useOpenedId } from '#src/kit/admin/dialogs/use-opened-id.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { NewslettersList } from '../newsletter-documents.generated.ts';
import { newsletterErrors } from './newsletter-errors.ts';
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
      const { data } = await client.query({
        query: NewslettersList,
        variables: { where: { id: { _eq: wanted } }, order_by: [{ id: 'asc' }], limit: 1, offset: 0 },
        fetchPolicy: 'network-only',
      });
      if (isStopped()) return;
      const newsletter = data?.rows[0];
      if (newsletter?.status === 'draft' && newsletter.dispatches.length === 0) ask(newsletter);
      else if (newsletter) toasts.refusal('newsletters.send.already');
    } catch (error) {
      if (!isStopped()) toasts.failure(error, { errors: newsletterErrors });
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
