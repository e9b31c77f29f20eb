import { useMutation } from '@apollo/client/react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { AdminApiKey } from '../api-key-documents.generated.ts';
import { RevokeApiKey } from './api-key-documents.ts';
import { apiKeyErrors } from './api-key-errors.ts';

/** Returns a function that revokes a key and reports the result in a toast. */
export function useRevoke({ id, name }: Pick<AdminApiKey, 'id' | 'name'>) {
  const toasts = useToasts();
  const { run, isPending } = useAction({ errors: apiKeyErrors, around: 'apiKeys.revoke.failed' });
  const [revokeKey] = useMutation(RevokeApiKey);

  const revoke = () =>
    run(async () => {
      await revokeKey({ variables: { id } });
      toasts.success('apiKeys.revoke.done', { values: { name } });
    });

  return { isPending, revoke };
}
