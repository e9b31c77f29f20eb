import type { MessageId } from '#src/lib/messages/message-id.ts';
import type { Part } from '#rules/site-content/originals.ts';

/** Names of the parts of the site's content. */
export const partNames = {
  faq: 'siteContent.faq.part',
  feature: 'siteContent.feature.part',
  partner: 'siteContent.partner.part',
  'about-figure': 'siteContent.figure.part',
  'about-reason': 'siteContent.reason.part',
  'about-value': 'siteContent.value.part',
  heading: 'siteContent.heading.part',
  uptime: 'siteContent.uptime.part',
  specification: 'siteContent.specification.part',
} as const satisfies Readonly<Record<Part, MessageId>>;
