import type { MessageId } from '#src/lib/messages/message-id.ts';

/** Event types that an endpoint can subscribe to; the same as in the table's constraint. */
export const EVENT_TYPES = [
  'notice.published',
  'notice.ended',
  'plan.changed',
  'contact.subscribed',
  'contact.unsubscribed',
  'contact.bounced',
  'contacts.imported',
  'newsletter.sent',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const eventLabels = {
  'notice.published': 'webhooks.event.notice.published',
  'notice.ended': 'webhooks.event.notice.ended',
  'plan.changed': 'webhooks.event.plan.changed',
  'contact.subscribed': 'webhooks.event.contact.subscribed',
  'contact.unsubscribed': 'webhooks.event.contact.unsubscribed',
  'contact.bounced': 'webhooks.event.contact.bounced',
  'contacts.imported': 'webhooks.event.contacts.imported',
  'newsletter.sent': 'webhooks.event.newsletter.sent',
} as const satisfies Record<EventType, MessageId>;
