import type { ComponentType } from 'react';
import type { AdminPageName } from '#src/config/pages.ts';
import { textsOfPage } from '../../messages/admin-catalogs.ts';
import { setLateTexts } from '#src/lib/messages/late-texts.ts';
import type { MessageStore } from '../../messages/message-store.ts';

/*
 * Loads the pages of the back office. The public site's code loads this module alone: otherwise the build would write the
 * names of all files of the back office into every visitor's scripts.
 */

export async function loadLayout(): Promise<ComponentType> {
  return (await import('./admin-layout.tsx')).AdminLayout;
}

/** Loads the page of a section with its texts; the list of sections is part of the back office's code, not of the site's. */
export async function loadSectionPage(name: AdminPageName, store: MessageStore): Promise<ComponentType> {
  setLateTexts(() => store.loadSection('admin/forms'));
  const [page] = await Promise.all([loadPage(name, store), ...textsOfPage(name).map(store.loadSection)]);

  return page ?? loadMissingSection();
}

async function loadPage(name: AdminPageName, store: MessageStore): Promise<ComponentType | undefined> {
  if (name === 'dashboard') {
    const { dashboardPage } = await import('./dashboard-page.tsx');
    return dashboardPage(() => Promise.all(textsOfPage('history').map(store.loadSection)));
  }
  const { sections } = await import('./sections.ts');

  return sections.find((known) => known.name === name)?.page?.();
}

export async function loadMissingSection(): Promise<ComponentType> {
  return (await import('../site/not-found-page.tsx')).MissingSection;
}
