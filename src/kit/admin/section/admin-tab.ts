import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Predefined filter, shown as a tab above the list. */
export type AdminTab<T extends { where: unknown }> = {
  id: string;
  label: MessageId;
  /** `now` is the current minute in ISO text. */
  where: (now: string) => T['where'];
};
