import type { RecordActions, SectionTypes } from '#src/kit/admin/section/admin-section.ts';
import type { CreateApiKeyMutationVariables } from '#src/gql/graphql.ts';
import type { Tables } from '#src/gql/tables.ts';
import { CreateApiKey, UpdateApiKey } from './api-key-documents.ts';

/** A newly created key, which can't be read again later. */
export type CreatedKey = { name: string; key: string };

type Keys = SectionTypes & Pick<Tables['api_keys'], 'insert' | 'patch'>;

/** Creates and changes keys through their actions; a new key goes only to `onCreated` and is stored nowhere. */
export function apiKeyActions(onCreated: (created: CreatedKey) => void): RecordActions<Keys> {
  return {
    create: async (client, given) => {
      // The form has every column that the action asks for.
      const columns = given as CreateApiKeyMutationVariables;
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
