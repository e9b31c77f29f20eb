import { mdiBullhornOutline, mdiViewDashboardOutline } from '@mdi/js';
import { paths } from '#src/config/paths.ts';
import type { Section } from '#src/features/admin-shell/components/section.ts';

/** The sections of the back office in the order of the sidebar: a section is here once its page exists. */
export const sections: readonly Section[] = [
  {
    path: paths.admin,
    isExact: true,
    icon: mdiViewDashboardOutline,
    label: 'admin.section.dashboard.label',
    title: 'admin.section.dashboard.title',
    description: 'admin.section.dashboard.description',
  },
  {
    path: `${paths.admin}/notices`,
    isExact: false,
    icon: mdiBullhornOutline,
    label: 'admin.section.notices.label',
    title: 'admin.section.notices.title',
    description: 'admin.section.notices.description',
  },
];
