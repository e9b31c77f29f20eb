import { mdiBullhornOutline, mdiViewDashboardOutline } from '@mdi/js';
import { ADMIN_PAGES, type AdminPageName } from '#src/config/pages.ts';
import { paths } from '#src/config/paths.ts';
import type { Section } from '#src/features/admin-shell/components/section.ts';

const icons: Record<AdminPageName, string> = {
  dashboard: mdiViewDashboardOutline,
  notices: mdiBullhornOutline,
};

/** The sections of the back office in the order of the sidebar. */
export const sections: readonly Section[] = ADMIN_PAGES.map(({ name, path }) => ({
  path,
  isExact: path === paths.admin,
  icon: icons[name],
  label: `admin.section.${name}.label`,
  title: `admin.section.${name}.title`,
  description: `admin.section.${name}.description`,
}));
