import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { SearchableSection } from './use-record-hits.ts';

/** A section with the name by which the palette finds it, and the one of its button that adds a record. */
export type PaletteSection = SearchableSection & { label: MessageId; add?: MessageId };
