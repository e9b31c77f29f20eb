import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Compression } from './compression.ts';
import { readPageList } from '../pages/page-list.ts';
import { openReleases, type FindKept } from './releases.ts';
import { loadSiteFiles } from './site-files.ts';
import type { SiteSource } from './site-source.ts';

type Options = { folder: string; releasesDir: string; compression: Compression; log: Logger };

/** Loads the site that `npm run build` built, and keeps its hashed files for the pages that outlive this release. */
export async function loadBuiltSite({ folder, releasesDir, compression, log }: Options): Promise<SiteSource> {
  const template = await readFile(join(folder, 'index.html'), 'utf8').catch((cause: unknown) => {
    throw new Error(`SITE_DIR (${folder}) has no index.html; build the site first with "npm run build".`, {
      cause,
    });
  });

  // tooling/vite/page-list.ts writes this file.
  const pages: unknown = JSON.parse(await readFile(join(folder, '.vite/pages.json'), 'utf8'));

  return {
    files: await loadSiteFiles(folder, compression),
    pages: readPageList(pages),
    manifest: JSON.parse(await readFile(join(folder, '.vite/manifest.json'), 'utf8')) as unknown,
    template: async () => template,
    ...(releasesDir && { findKept: keepReleases(releasesDir, { siteDir: folder, compression, log }) }),
  };
}

/** Keeps this release while pages are served already; who asks for a file of a kept one waits for that. */
function keepReleases(...options: Parameters<typeof openReleases>): FindKept {
  const kept = openReleases(...options);

  return async (path) => (await kept)(path);
}
