import { useMutation } from '@apollo/client/react';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { RevokeApiKey } from './api-key-documents.ts';
import { apiKeyErrors } from './api-key-errors.ts';

/** Returns a function that revokes a key and reports the result in a toast. */
export function useRevoke({ id, name }: Pick<AdminApiKey, 'id' | 'name'>) {
  const toasts = useToasts();
  const [revokeKey, { loading }] = useMutation(RevokeApiKey);

  return {
    isPending: loading,
    revoke: async (): Promise<boolean> => {
      try {
        await revokeKey({ variables: { id } });
        toasts.success('apiKeys.revoke.done', { values: { name } });
        return true;
      } catch (error) {
        toasts.failure(error, { errors: apiKeyErrors, around: 'apiKeys.revoke.failed' });
        return false;
      }
    },
  };
}
