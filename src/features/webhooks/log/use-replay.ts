import { useMutation } from '@apollo/client/react';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { webhookErrors } from '../admin/webhook-errors.ts';
import { ReplayWebhookDeliveries } from './log-documents.ts';

/** Returns a function that sends deliveries again and reports how many in a toast. */
export function useReplay() {
  const toasts = useToasts();
  const [send, { loading }] = useMutation(ReplayWebhookDeliveries);

  return {
    isPending: loading,
    replay: async (delivery_ids: string[]): Promise<void> => {
      try {
        const { data } = await send({ variables: { delivery_ids } });
        const count = data?.sent.replayed ?? 0;
        if (count === 0) toasts.warning('webhooks.replay.nothing');
        else toasts.success('webhooks.replay.queued', { values: { count } });
      } catch (error) {
        toasts.failure(error, { errors: webhookErrors });
      }
    },
  };
}
