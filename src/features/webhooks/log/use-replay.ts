import { useMutation } from '@apollo/client/react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { webhookErrors } from '../admin/webhook-errors.ts';
import { ReplayWebhookDeliveries } from './log-documents.ts';

/** Returns a function that sends deliveries again and reports how many in a toast. */
export function useReplay() {
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors: webhookErrors });
  const [send] = useMutation(ReplayWebhookDeliveries);

  const replay = (delivery_ids: string[]) =>
    run(async () => {
      const { data } = await send({ variables: { delivery_ids } });
      const count = data?.sent.replayed ?? 0;
      if (count === 0) toasts.warning('webhooks.replay.nothing');
      else toasts.success('webhooks.replay.queued', { values: { count } });
    });

  return { isPending, replay };
}
