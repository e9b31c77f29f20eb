import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { MOMENT_FORMAT } from '#src/lib/messages/date-formats.ts';
import { SendNewsletter } from './dispatch-documents.ts';
import { followBeginning } from './follow-beginning.tsx';
import type { AdminNewsletter } from '../newsletter-documents.generated.ts';
import { newsletterErrors } from './newsletter-errors.ts';

export type Send = (newsletter: AdminNewsletter, scheduledAt: string | null) => Promise<boolean>;

/**
 * Returns a function that sends a newsletter as it is saved and returns whether the server accepted it; toasts report
 * the rest.
 */
export function useSendNewsletter(): Send {
  const client = useApolloClient();
  const toasts = useToasts();
  const intl = useIntl();

  const { run } = useAction({ errors: newsletterErrors, around: 'newsletters.toast.sendFailed' });

  return ({ id, subject, subject_ar, content, content_ar }, scheduledAt) =>
    run(async () => {
      const { data } = await client.mutate({
        mutation: SendNewsletter,
        variables: {
          newsletter_id: id,
          subject,
          html_content: content,
          subject_ar: subject_ar ?? null,
          html_content_ar: content_ar ?? null,
          scheduled_at: scheduledAt,
        },
      });
      const dispatch = data?.dispatch;
      if (!dispatch) throw new Error(`send_newsletter answered nothing for the newsletter ${id}.`);
      if (dispatch.state === 'scheduled') {
        const at = intl.formatDate(dispatch.undo_until, MOMENT_FORMAT);
        toasts.success('newsletters.toast.scheduled', { values: { at } });
      } else {
        void followBeginning(client, dispatch.dispatch_id, toasts);
      }
    });
}
