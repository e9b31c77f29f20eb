import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Registry } from 'prom-client';
import { createLogger } from '#runtime/observe/create-logger.ts';
import { keepLines } from '#tests/support/keep-lines.ts';
import { readEnv } from '#web/server/config/env.ts';
import { createServer } from '#web/create-server.ts';

const SHELL = `<!doctype html>
<html lang="en" dir="ltr"><head><meta charset="utf-8" /><title>Built title</title>
<script type="module" src="/assets/main-abc.js"></script></head><body><div id="root"></div></body></html>`;

const page = (paths: Record<string, string>, isPrivate = false) => ({
  urls: Object.entries(paths).map(([hreflang, path]) => ({ hreflang, path })),
  isPrivate,
});

const head = (en: string, ar: string) => ({
  en: { title: `${en} – {brand}`, description: `About ${en}` },
  ar: { title: `${ar} – {brand}`, description: null },
});

/** Page list of the site's build. */
const PAGES = [
  { ...page({ 'x-default': '/', en: '/en', ar: '/ar' }), modules: [] },
  {
    ...page({ 'x-default': '/hosting/vps', en: '/en/hosting/vps', ar: '/ar/hosting/vps' }),
    head: head('VPS', 'خوادم'),
  },
  { ...page({ 'x-default': '/auth' }), modules: ['src/texts-{language}.ts'] },
  {
    ...page({ 'x-default': '/imprint', en: '/en/imprint', ar: '/ar/imprint' }),
    legalSlug: 'imprint',
    head: head('{title}', '{title}'),
  },
  {
    ...page({ 'x-default': '/news/:slug', en: '/en/news/:slug', ar: '/ar/news/:slug' }),
    ...{ isArticle: true, modules: [], head: head('{title}', '{title}') },
  },
  page({ 'x-default': '/admin' }, true),
];

/** vite manifest of the site's build. */
const MANIFEST = {
  'src/texts-en.ts': { file: 'assets/texts-en.js' },
  'src/texts-ar.ts': { file: 'assets/texts-ar.js' },
};

/** Writes a small built site to a folder of its own. */
export async function makeSite(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  await writeFile(join(folder, 'index.html'), SHELL);
  await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify(MANIFEST));
  await writeFile(join(folder, '.vite/pages.json'), JSON.stringify(PAGES));
  await writeFile(join(folder, 'favicon.svg'), '<svg/>');
  await writeFile(join(folder, 'service-worker.js'), '/* the worker of the build */');
  await writeFile(join(folder, 'assets/main-abc.js'), `console.log("${'long '.repeat(1_000)}")`);

  return folder;
}

/** Writes the bundle by which a web server draws pages to a folder of its own. */
export async function makePrerender(source: string) {
  const folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  await writeFile(join(folder, 'prerender.js'), source);
  await writeFile(join(folder, 'package.json'), '{ "type": "module" }');

  return { folder, stop: () => rm(folder, { recursive: true }) };
}

/** Starts the web server for a small built site of its own. */
export async function startWeb(upstream: string, overrides: Record<string, string> = {}) {
  const folder = await makeSite();
  const env = readEnv({
    PORT: '0',
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    HASURA_GRAPHQL_ENDPOINT: upstream,
    KEYCLOAK_URL: upstream,
    ACTIONS_URL: upstream,
    SITE_DIR: folder,
    LOG_LEVEL: 'silent',
    ...overrides,
  });
  const metrics = new Registry();
  const { logged, write } = keepLines();
  const server = await createServer(env, createLogger('web', 'info', { write }), metrics);
  await server.listen({ host: env.HOST, port: env.PORT });

  return {
    metrics,
    logged,
    /** The small built site. */
    folder,
    port: (server.server.address() as AddressInfo).port,
    url: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    /** Sets the milliseconds in which a whole request must arrive; 0 for no deadline. */
    setDeadline(ms: number) {
      Object.assign(server.server, { requestTimeout: ms, headersTimeout: ms });
    },
    /** Closes the server as a signal does: requests under way are answered. */
    close: () => server.close(),
    async stop() {
      const closed = server.close();
      server.server.closeAllConnections();
      await closed;
      await rm(folder, { recursive: true });
    },
  };
}
