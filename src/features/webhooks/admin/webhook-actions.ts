import type { RecordActions, SectionTypes } from '#src/kit/admin/section/admin-section.ts';
import type { Webhook_Endpoints_Insert_Input, Webhook_Endpoints_Set_Input } from '#src/gql/graphql.ts';
import type { AdminWebhook } from '../webhook-documents.generated.ts';
import { CreateWebhook, UpdateWebhook } from './webhook-documents.ts';

/** Part of a webhook that the dialog of its secret needs. */
export type SecretOwner = Pick<AdminWebhook, 'id' | 'name' | 'secret_made_at' | 'secret_shown_at'>;

type Webhooks = SectionTypes & { insert: Webhook_Endpoints_Insert_Input; patch: Webhook_Endpoints_Set_Input };

/** Creates and changes webhooks; a new one is passed to `onCreated`, which then offers to show its secret. */
export function webhookActions(onCreated: (created: SecretOwner) => void): RecordActions<Webhooks> {
  return {
    create: async (client, object) => {
      const { data } = await client.mutate({ mutation: CreateWebhook, variables: { object } });
      if (data?.saved) onCreated(data.saved);
    },
    update: (client, id, set) => client.mutate({ mutation: UpdateWebhook, variables: { id, set } }),
  };
}
