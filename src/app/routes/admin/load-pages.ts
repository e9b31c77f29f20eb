import type { ComponentType } from 'react';
import { paths } from '#src/config/paths.ts';

/*
 * Loads the pages of the back office. The public site's code loads this module alone: otherwise the build would write the
 * names of all files of the back office into every visitor's scripts.
 */

export async function loadLayout(): Promise<ComponentType> {
  return (await import('./admin-layout.tsx')).AdminLayout;
}

/** Loads the page of a section; the list of sections is part of the back office's code, not of the public site's. */
export async function loadSectionPage(path: string): Promise<ComponentType> {
  if (path === paths.admin) return (await import('./dashboard-page.tsx')).DashboardPage;
  const { sections } = await import('./sections.ts');
  const page = await sections.find((known) => known.path === path)?.page?.();

  return page ?? loadMissingSection();
}

export async function loadMissingSection(): Promise<ComponentType> {
  return (await import('../site/not-found-page.tsx')).MissingSection;
}
