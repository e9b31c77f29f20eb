import type { MessageId } from '#src/lib/messages/message-id.ts';

/** A section of the back office, as the sidebar, the dashboard and the page's title know it. */
export type Section = {
  path: string;
  /** Whether only the path itself counts as being there, and not what lies beneath. */
  isExact: boolean;
  /** An outline of @mdi/js. */
  icon: string;
  label: MessageId;
  title: MessageId;
  description: MessageId;
};
