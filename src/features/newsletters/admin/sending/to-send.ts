import type { AdminNewsletter } from '../../newsletter-documents.generated.ts';

/** Newsletter to send; `isUnread`: the person may not have seen it as it is, so that the dialog shows it whole. */
export type ToSend = { newsletter: AdminNewsletter; isUnread?: boolean };
