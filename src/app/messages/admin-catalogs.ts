import { loadMirror } from '#src/lib/theme/load-mirror.ts';
import type { AdminPageName } from '#src/config/pages.ts';

type File<Texts> = Promise<{ default: Texts }>;

/** Texts of the back office: those of its frame, and those of each section, which begin with its page's name. */
export const adminCatalogs = {
  admin: {
    en: async () => (await import('./admin-en.generated.ts')).adminEn,
    // The plugin that mirrors MUI's styles loads at the same time.
    ar: async () => (await Promise.all([import('./admin-ar.generated.ts'), loadMirror()]))[0].adminAr,
  },
  /** Texts of forms, which lists load late (`lateTexts`). */
  'admin/forms': {
    en: async () => (await import('./forms-en.generated.ts')).formsEn,
    ar: async () => (await import('./forms-ar.generated.ts')).formsAr,
  },
  'admin/dashboard': inBoth(
    () => import('#src/features/dashboard/messages/admin-en.json'),
    () => import('#src/features/dashboard/messages/admin-ar.json'),
  ),
  'admin/users': inBoth(
    () => import('#src/features/users/messages/admin-en.json'),
    () => import('#src/features/users/messages/admin-ar.json'),
  ),
  'admin/contacts': inBoth(
    () => import('#src/features/contacts/messages/admin-en.json'),
    () => import('#src/features/contacts/messages/admin-ar.json'),
  ),
  'admin/pricing': inBoth(
    () => import('#src/features/plans/messages/admin-en.json'),
    () => import('#src/features/plans/messages/admin-ar.json'),
  ),
  'admin/footer-links': inBoth(
    () => import('#src/features/footer-links/messages/admin-en.json'),
    () => import('#src/features/footer-links/messages/admin-ar.json'),
  ),
  'admin/notices': inBoth(
    () => import('#src/features/notices/messages/admin-en.json'),
    () => import('#src/features/notices/messages/admin-ar.json'),
  ),
  'admin/seo': inBoth(
    () => import('#src/features/seo/messages/admin-en.json'),
    () => import('#src/features/seo/messages/admin-ar.json'),
  ),
  'admin/analytics': inBoth(
    () => import('#src/features/analytics/messages/admin-en.json'),
    () => import('#src/features/analytics/messages/admin-ar.json'),
  ),
  'admin/newsletters': inBoth(
    () => import('#src/features/newsletters/messages/admin-en.json'),
    () => import('#src/features/newsletters/messages/admin-ar.json'),
  ),
  'admin/site-content': inBoth(
    () => import('#src/features/site-content/messages/admin-en.json'),
    () => import('#src/features/site-content/messages/admin-ar.json'),
  ),
  'admin/settings': inBoth(
    () => import('#src/features/settings/messages/admin-en.json'),
    () => import('#src/features/settings/messages/admin-ar.json'),
  ),
  'admin/settings/legal': inBoth(
    () => import('#src/features/legal/messages/admin-en.json'),
    () => import('#src/features/legal/messages/admin-ar.json'),
  ),
  'admin/settings/brand': inBoth(
    () => import('#src/features/brand/messages/admin-en.json'),
    () => import('#src/features/brand/messages/admin-ar.json'),
  ),
  'admin/settings/testimonials': inBoth(
    () => import('#src/features/testimonials/messages/admin-en.json'),
    () => import('#src/features/testimonials/messages/admin-ar.json'),
  ),
  'admin/api-keys': inBoth(
    () => import('#src/features/api-keys/messages/admin-en.json'),
    () => import('#src/features/api-keys/messages/admin-ar.json'),
  ),
  'admin/webhooks': inBoth(
    () => import('#src/features/webhooks/messages/admin-en.json'),
    () => import('#src/features/webhooks/messages/admin-ar.json'),
  ),
  'admin/history': inBoth(
    () => import('#src/features/history/messages/admin-en.json'),
    () => import('#src/features/history/messages/admin-ar.json'),
  ),
  'admin/history/fields': {
    en: async () => (await import('./history-en.generated.ts')).historyEn,
    ar: async () => (await import('./history-ar.generated.ts')).historyAr,
  },
  'admin/account': inBoth(
    () => import('#src/features/account/messages/admin-en.json'),
    () => import('#src/features/account/messages/admin-ar.json'),
  ),
};

export type AdminTexts = keyof typeof adminCatalogs;

export const ADMIN_TEXTS = Object.keys(adminCatalogs) as AdminTexts[];

/** Pages that are a form themselves. */
const FORMS: readonly AdminPageName[] = ['account', 'analytics', 'seo', 'settings'];

/** Returns the texts that a page needs besides those of the frame. */
export function textsOfPage(page: AdminPageName): AdminTexts[] {
  const own = ADMIN_TEXTS.filter((name) => `${name}/`.startsWith(`admin/${page}/`));

  return FORMS.includes(page) ? [...own, 'admin/forms'] : own;
}

/** Returns the loaders of English and Arabic texts; where an Arabic text is missing, the compiler fails. */
function inBoth<English extends Record<string, string>>(
  en: () => File<English>,
  ar: () => File<Record<keyof English, string>>,
) {
  return { en: async () => (await en()).default, ar: async () => (await ar()).default };
}
