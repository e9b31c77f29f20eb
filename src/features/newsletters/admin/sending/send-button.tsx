import { useId } from 'react';
import { useIntl } from 'react-intl';
import { VisuallyHidden } from '#src/components/visually-hidden.tsx';
import { RowAction } from '#src/kit/admin/table/row-action.tsx';
import { useLocale } from '#src/lib/messages/locale-context.tsx';
import { mdiSendOutline } from '#src/components/icon-paths.generated.ts';
import { useDispatchOf } from '../progress/live-dispatches.tsx';
import type { AdminNewsletter } from '../../newsletter-documents.generated.ts';
import { useOpenSendDialog } from './send-dialog-provider.ts';
import { subjectOf } from '../subject-of.ts';

/** Sends a newsletter after a question; disabled once the newsletter is sent, and while a dispatch waits or runs. */
export function SendButton({ row }: { row: AdminNewsletter }) {
  const intl = useIntl();
  const { locale } = useLocale();
  const id = useId();
  const ask = useOpenSendDialog();
  const dispatch = useDispatchOf(row);
  const isSent = row.status === 'sent';

  return (
    <>
      <VisuallyHidden>
        <span id={id}>{subjectOf(row, locale)}</span>
      </VisuallyHidden>
      <RowAction
        icon={mdiSendOutline}
        flip
        label={intl.formatMessage({ id: isSent ? 'newsletters.send.already' : 'newsletters.send.label' })}
        describedBy={id}
        disabled={isSent || dispatch !== undefined}
        onClick={() => ask({ newsletter: row })}
      />
    </>
  );
}
