import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { SectionTypes } from './admin-section.ts';

/** Predefined filter, shown as a tab above the list. */
export type AdminTab<T extends SectionTypes> = {
  id: string;
  label: MessageId;
  /** `now` is the current minute in ISO text. */
  where: (now: string) => T['where'];
};
