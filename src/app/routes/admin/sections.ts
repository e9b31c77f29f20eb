import {
  mdiAccountCircleOutline,
  mdiAccountGroupOutline,
  mdiBullhornOutline,
  mdiCardAccountMailOutline,
  mdiGoogleAnalytics,
  mdiCogOutline,
  mdiEmailNewsletter,
  mdiHistory,
  mdiKeyOutline,
  mdiLinkVariant,
  mdiTagMultipleOutline,
  mdiTextBoxEditOutline,
  mdiMagnify,
  mdiViewDashboardOutline,
  mdiWebhook,
} from '#src/components/icon-paths.generated.ts';
import { ADMIN_PAGES, type AdminPageName } from '#src/config/pages.ts';
import { paths } from '#src/config/paths.ts';
import type { ShellSection } from '#src/features/admin-shell/components/shell-section.ts';
import { searchRecords } from '#src/kit/admin/palette/search-records.ts';

const loadUsers = () => import('#src/features/users/admin/users-page.tsx');
const loadContacts = () => import('#src/features/contacts/admin/contacts-section.tsx');
const loadPricing = () => import('./pricing-page.tsx');
const loadLinks = () => import('#src/features/footer-links/admin/links-section.tsx');
const loadNewsletters = () => import('#src/features/newsletters/admin/newsletters-section.tsx');
const loadSiteContent = () => import('./site-content-page.tsx');
const loadApiKeys = () => import('#src/features/api-keys/admin/api-keys-section.tsx');
const loadWebhooks = () => import('#src/features/webhooks/admin/webhooks-section.tsx');
const loadNotices = () => import('#src/features/notices/admin/notices-section.tsx');

/** Properties of each section besides its path. Sidebar, dashboard, routes and palette need nothing but this entry. */
const entries: Record<AdminPageName, Pick<ShellSection, 'icon' | 'isOwn' | 'page' | 'add' | 'records'>> = {
  dashboard: { icon: mdiViewDashboardOutline },
  users: {
    icon: mdiAccountGroupOutline,
    page: async () => (await loadUsers()).UsersAdminPage,
    records: async () => (await loadUsers()).searchUsers,
  },
  contacts: {
    icon: mdiCardAccountMailOutline,
    page: async () => (await loadContacts()).ContactsAdminPage,
    add: 'admin.section.contacts.add',
    records: async () => searchRecords((await loadContacts()).contactsSection),
  },
  pricing: {
    icon: mdiTagMultipleOutline,
    page: async () => (await loadPricing()).PricingPage,
    add: 'admin.section.pricing.add',
    records: async () => (await loadPricing()).searchPricing,
  },
  'footer-links': {
    icon: mdiLinkVariant,
    page: async () => (await loadLinks()).FooterLinksAdminPage,
    add: 'admin.section.footer-links.add',
    records: async () => searchRecords((await loadLinks()).linksSection),
  },
  notices: {
    icon: mdiBullhornOutline,
    page: async () => (await loadNotices()).NoticesAdminPage,
    add: 'admin.section.notices.add',
    records: async () => searchRecords((await loadNotices()).noticesSection),
  },
  newsletters: {
    icon: mdiEmailNewsletter,
    page: async () => (await loadNewsletters()).NewslettersAdminPage,
    add: 'admin.section.newsletters.add',
    records: async () => searchRecords((await loadNewsletters()).newslettersSection),
  },
  webhooks: {
    icon: mdiWebhook,
    page: async () => (await loadWebhooks()).WebhooksAdminPage,
    add: 'admin.section.webhooks.add',
    records: async () => searchRecords((await loadWebhooks()).webhooksSection),
  },
  'site-content': {
    icon: mdiTextBoxEditOutline,
    page: async () => (await loadSiteContent()).SiteContentPage,
    records: async () => (await loadSiteContent()).searchSiteContent,
  },
  settings: {
    icon: mdiCogOutline,
    page: async () => (await import('./settings-page.tsx')).SiteSettingsPage,
  },
  'api-keys': {
    icon: mdiKeyOutline,
    page: async () => (await loadApiKeys()).ApiKeysAdminPage,
    add: 'admin.section.api-keys.add',
    records: async () => (await loadApiKeys()).searchApiKeys,
  },
  history: {
    icon: mdiHistory,
    page: async () => (await import('./history-page.tsx')).HistoryPage,
  },
  account: {
    icon: mdiAccountCircleOutline,
    isOwn: true,
    page: async () => (await import('#src/features/account/admin/account-page.tsx')).AccountAdminPage,
  },
  seo: {
    icon: mdiMagnify,
    page: async () => (await import('#src/features/seo/admin/seo-section.tsx')).SeoAdminPage,
  },
  analytics: {
    icon: mdiGoogleAnalytics,
    page: async () =>
      (await import('#src/features/analytics/admin/analytics-section.tsx')).AnalyticsAdminPage,
  },
};

/** The sections of the back office in the order of the sidebar. */
export const sections: readonly ShellSection[] = ADMIN_PAGES.map(({ name, path }) => ({
  name,
  path,
  isExact: path === paths.admin,
  label: `admin.section.${name}.label`,
  title: `admin.section.${name}.title`,
  description: `admin.section.${name}.description`,
  ...entries[name],
}));
