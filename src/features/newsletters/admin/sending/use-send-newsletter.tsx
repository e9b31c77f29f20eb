import { useApolloClient } from '@apollo/client/react';
import { useIntl } from 'react-intl';
import { useAction } from '#src/kit/admin/toasts/use-action.ts';
import { useToasts } from '#src/kit/admin/toasts/use-toasts.tsx';
import { errorCodeOf } from '#src/lib/apollo/error-code.ts';
import { SCHEDULE_FORMAT } from '#src/lib/messages/date-formats.ts';
import { ownZone } from '#src/lib/messages/time-zone.ts';
import { SendNewsletter } from '../progress/dispatch-documents.ts';
import { followBeginning } from './follow-beginning.tsx';
import type { AdminNewsletter } from '../../newsletter-documents.generated.ts';
import { sendingErrors } from './sending-errors.ts';

export type Send = (newsletter: AdminNewsletter, scheduledAt: string | null) => Promise<boolean>;

/**
 * Returns a function that sends a newsletter in the version at hand and returns whether the server accepted it.
 * `onOutdated` receives the refusal of a version that is no longer the saved one; toasts report the rest.
 */
export function useSendNewsletter(onOutdated: (error: unknown) => void): Send {
  const client = useApolloClient();
  const toasts = useToasts();
  const intl = useIntl();

  const { run } = useAction({ errors: sendingErrors, around: 'newsletters.toast.sendFailed' });

  async function send(newsletter: AdminNewsletter, scheduledAt: string | null) {
    const { id, subject, subject_ar, content, content_ar, updated_at } = newsletter;
    const { data } = await client.mutate({
      mutation: SendNewsletter,
      variables: {
        newsletter_id: id,
        subject,
        html_content: content,
        subject_ar: subject_ar ?? null,
        html_content_ar: content_ar ?? null,
        scheduled_at: scheduledAt,
        scheduled_at_zone: scheduledAt && ownZone(),
        version: updated_at,
      },
    });
    if (!data?.dispatch) throw new Error(`send_newsletter answered nothing for the newsletter ${id}.`);

    return data.dispatch;
  }

  return (newsletter, scheduledAt) =>
    run(async () => {
      const dispatch = await send(newsletter, scheduledAt).catch((error: unknown) => {
        if (!isOutdated(error)) throw error;
        onOutdated(error);
      });
      if (!dispatch) return false;
      if (dispatch.state === 'scheduled') {
        const at = intl.formatDate(dispatch.undo_until, SCHEDULE_FORMAT);
        toasts.success('newsletters.toast.scheduled', { values: { at } });
      } else {
        void followBeginning(client, dispatch.dispatch_id, toasts);
      }
      return true;
    });
}

const isOutdated = (error: unknown) =>
  ['newsletter-changed', 'newsletter-other-version'].includes(errorCodeOf(error) ?? '');
