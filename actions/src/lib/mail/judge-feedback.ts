import type { EventKind } from './mail-event.ts';

/** Types of feedback (RFC 5965, 7.3) by which a person complains about a mail. */
const COMPLAINTS = ['abuse', 'fraud', 'other'];

/**
 * Returns what feedback of a type says of the person who got the mail; undefined for types that say nothing of a person,
 * such as that the mail is no spam, or has a virus.
 */
export function judgeFeedback(type: string): Extract<EventKind, 'unsubscribe' | 'complaint'> | undefined {
  const name = type.trim().toLowerCase();
  if (COMPLAINTS.includes(name)) return 'complaint';

  return name === 'opt-out' ? 'unsubscribe' : undefined;
}
