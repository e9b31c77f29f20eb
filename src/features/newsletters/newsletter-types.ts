import type { TypesFrom } from '#src/kit/admin/section/from-fields.ts';
import type { AdminNewsletter } from './newsletter-documents.generated.ts';
import type { newsletterFields } from './newsletter-fields.ts';

/** Types of the section "Newsletters". */
export type Newsletters = TypesFrom<typeof newsletterFields, AdminNewsletter>;
