import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import { join } from 'node:path';
import type { SiteSource } from './site-routes.ts';

/** The site straight from its sources, with vite's hot reload on this server's own port. */
export async function startDevelopmentSite(
  root: string,
  httpServer: Server,
): Promise<SiteSource & { close: () => Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    clearScreen: false,
    server: { middlewareMode: true, hmr: { server: httpServer } },
  });

  return {
    files: new Map(),
    template: async (path) => vite.transformIndexHtml(path, await readFile(join(root, 'index.html'), 'utf8')),
    serveModule: (request, reply) =>
      new Promise((resolve) => {
        reply.raw.once('close', () => resolve(true));
        vite.middlewares(request.raw, reply.raw, () => resolve(false));
      }),
    close: () => vite.close(),
  };
}
