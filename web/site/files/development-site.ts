import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { readPageList } from '../pages/page-list.ts';
import type { SiteSource } from './site-source.ts';

/** Paths that vite may serve; without this it would serve every file below the root, data and secrets included. */
const MODULES = /^\/(@|src\/|node_modules\/|icons\/)/;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Serves the site from its sources, with vite's hot reload on this server's own port. */
export async function startDevelopmentSite(
  root: string,
  httpServer: Server,
): Promise<SiteSource & { close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    server: {
      middlewareMode: true,
      hmr: { server: httpServer },
      fs: { allow: [join(root, 'src'), join(root, 'node_modules')] },
    },
  });

  const { describePages } = (await vite.ssrLoadModule('/src/app/describe-pages.ts')) as {
    describePages: () => unknown;
  };

  return {
    files: new Map(),
    pages: readPageList(describePages()),
    manifest: {},
    template: async (path) => vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8')),
    loadModule: (path) => vite.ssrLoadModule(path),
    serveModule: async (request, reply) => {
      const path = decodeURI(request.url.split('?', 1)[0] ?? '');
      if (!MODULES.test(path) && !isFile(join(vite.config.publicDir, path))) return false;

      return new Promise((resolve) => {
        reply.raw.once('close', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, () => resolve(false));
      });
    },
    close: () => vite.close(),
  };
}
