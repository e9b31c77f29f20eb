import type { AdminPageName } from '#src/config/pages.ts';
import type { SectionFigure } from '#src/features/admin-shell/components/shell-section.ts';
import { ApiKeysFigure } from '#src/features/api-keys/admin/api-key-documents.ts';
import { ContactsFigure } from '#src/features/contacts/admin/contact-documents.ts';
import { LinksFigure } from '#src/features/footer-links/admin/link-documents.ts';
import { NewslettersFigure } from '#src/features/newsletters/admin/newsletter-documents.ts';
import { NoticesFigure } from '#src/features/notices/admin/notice-documents.ts';
import { PlansFigure } from '#src/features/plans/admin/plan-documents.ts';
import { UsersFigure } from '#src/features/users/admin/user-documents.ts';
import { WebhooksFigure } from '#src/features/webhooks/admin/webhook-documents.ts';

/** Live counts of the sections, which the dashboard alone shows. */
export const figures: Partial<Record<AdminPageName, SectionFigure>> = {
  users: { document: UsersFigure, text: 'admin.section.users.figure' },
  contacts: { document: ContactsFigure, text: 'admin.section.contacts.figure' },
  pricing: { document: PlansFigure, text: 'admin.section.pricing.figure' },
  'footer-links': { document: LinksFigure, text: 'admin.section.footer-links.figure' },
  notices: { document: NoticesFigure, text: 'admin.section.notices.figure' },
  newsletters: { document: NewslettersFigure, text: 'admin.section.newsletters.figure' },
  webhooks: { document: WebhooksFigure, text: 'admin.section.webhooks.figure' },
  'api-keys': { document: ApiKeysFigure, text: 'admin.section.api-keys.figure' },
};
