import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Compression } from './compression.ts';
import { readPageList } from '../pages/page-list.ts';
import { loadSiteFiles } from './site-files.ts';
import type { SiteSource } from './site-source.ts';

/** Loads the site that `npm run build` built. */
export async function loadBuiltSite(folder: string, compression: Compression): Promise<SiteSource> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch((cause: unknown) => {
    throw new Error(`SITE_DIR (${folder}) has no index.html; build the site first with "npm run build".`, {
      cause,
    });
  });

  // scripts/vite/page-list.ts writes this file.
  const pages: unknown = JSON.parse(await readFile(join(folder, '.vite/pages.json'), 'utf8'));

  return {
    files: await loadSiteFiles(folder, compression),
    pages: readPageList(pages),
    manifest: JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as unknown,
    template: async () => template,
  };
}
