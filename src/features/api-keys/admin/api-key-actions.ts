import type { RecordActions, SectionTypes } from '#src/kit/admin/section/admin-section.ts';
import type { ApiKeyColumns } from '../forms/api-key-values.ts';
import { CreateApiKey, UpdateApiKey } from './api-key-documents.ts';

/** A key that was just made; nobody can read it again. */
export type CreatedKey = { name: string; key: string };

type Keys = SectionTypes & { insert: ApiKeyColumns; patch: ApiKeyColumns };

/** Makes and changes keys by their actions; the new key is handed to `onCreated` alone, and kept nowhere. */
export function apiKeyActions(onCreated: (created: CreatedKey) => void): RecordActions<Keys> {
  return {
    create: async (client, columns) => {
      const { data } = await client.mutate({
        mutation: CreateApiKey,
        variables: columns,
        fetchPolicy: 'no-cache',
      });
      if (!data) throw new Error('The API made no key.');
      onCreated({ name: columns.name, key: data.create_api_key.key });
    },
    update: (client, id, columns) => client.mutate({ mutation: UpdateApiKey, variables: { id, ...columns } }),
  };
}
