import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useOpenedId } from '#src/kit/admin/dialogs/use-opened-id.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import type { AdminNewsletter } from '../../newsletter-documents.generated.ts';
import { sendingErrors } from './sending-errors.ts';
import { readNewsletter } from '../read-newsletter.ts';
import type { ToSend } from './to-send.ts';

export type NewestVersion = {
  /** Version that is sent: the one that the person saw last. */
  newsletter: AdminNewsletter;
  /** Refusal of this version, which is no longer the saved one; undefined until then. */
  refusal: unknown;
  /** True where the person has not read this version yet, so that the whole newsletter is shown. */
  isUnread: boolean;
  /** True once the person has looked again. */
  hasLooked: boolean;
  isLooking: boolean;
  refuse: (refusal: unknown) => void;
  lookAgain: () => void;
};

/**
 * Keeps the version of a newsletter that a person is about to send. After its refusal `lookAgain` reads the saved one;
 * `onGone` is called where there is nothing to send any more: it was deleted or sent off meanwhile.
 */
export function useNewestVersion(opened: ToSend, onGone: () => void): NewestVersion {
  const client = useApolloClient();
  const toasts = useToasts();
  const progress = useOpenedId('dispatch');
  const { run, isPending } = useAction({ errors: sendingErrors });
  const [newsletter, setNewsletter] = useState(opened.newsletter);
  const [refusal, setRefusal] = useState<unknown>();
  const [hasLooked, setHasLooked] = useState(false);

  function show(newest: AdminNewsletter | undefined): void {
    const dispatch = newest?.dispatches[0];
    if (newest?.status === 'draft' && !dispatch) {
      setNewsletter(newest);
      setRefusal(undefined);
      setHasLooked(true);
      return;
    }
    onGone();
    if (dispatch) progress.open(dispatch.id);
    else toasts.refusal(newest ? 'newsletters.send.already' : 'kit.gone.notFound');
  }

  return {
    ...{ newsletter, refusal, hasLooked },
    isUnread: hasLooked || opened.isUnread === true,
    isLooking: isPending,
    refuse: setRefusal,
    lookAgain: () => void run(async () => show(await readNewsletter(client, newsletter.id))),
  };
}
