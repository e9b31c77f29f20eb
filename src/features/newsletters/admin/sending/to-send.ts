import type { AdminNewsletter } from '../../newsletter-documents.generated.ts';

export type ToSend = {
  newsletter: AdminNewsletter;
  /** True if the person may not have seen it as it is, so that the dialog shows it whole. */
  isUnread?: boolean;
  /** True if it is to be sent later, for which the dialog then demands a time. */
  isLater?: boolean;
  onSent?: () => void;
};
