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
  users: { document: UsersFigure, text: 'users.figure' },
  contacts: { document: ContactsFigure, text: 'contacts.figure' },
  pricing: { document: PlansFigure, text: 'plans.figure' },
  'footer-links': { document: LinksFigure, text: 'footerLinks.figure' },
  notices: { document: NoticesFigure, text: 'notices.figure' },
  newsletters: { document: NewslettersFigure, text: 'newsletters.figure' },
  webhooks: { document: WebhooksFigure, text: 'webhooks.figure' },
  'api-keys': { document: ApiKeysFigure, text: 'apiKeys.figure' },
};
