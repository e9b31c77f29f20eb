import type { RecordActions, SectionTypes } from '#src/kit/admin/section/admin-section.ts';
import type { ApiKeyColumns } from '../forms/api-key-values.ts';
import { CreateApiKey, UpdateApiKey } from './api-key-documents.ts';

/** A newly created key, which can't be read again later. */
export type CreatedKey = { name: string; key: string };

type Keys = SectionTypes & { insert: ApiKeyColumns; patch: ApiKeyColumns };

/** Creates and changes keys through their actions; a new key goes only to `onCreated` and is stored nowhere. */
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
