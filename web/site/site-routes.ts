import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { runtimeConfig } from '../config/runtime-config.ts';
import type { Env } from '../config/env.ts';
import { isClosedPath } from '../head/closed-paths.ts';
import { pageHead } from '../head/page-head.ts';
import { pagePolicy } from '../head/page-policy.ts';
import { documentHeaders } from '../security/security-headers.ts';
import { compressDocument } from './compress-document.ts';
import { detectLanguage } from './detect-language.ts';
import type { Page, PageList } from './page-list.ts';
import { renderShell } from './render-shell.ts';
import { isThere, type createSiteSettings, type SiteSettings } from './site-settings.ts';
import { chooseEncoding, type SiteFile } from './site-files.ts';

/** Where the site comes from: a built folder, or vite while developing. */
export type SiteSource = {
  files: Map<string, SiteFile>;
  pages: PageList;
  /** The shell's HTML before this view's language, head and nonce. */
  template: (path: string) => Promise<string>;
  /** Lets vite answer for its modules; true when it did. */
  serveModule?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};

type SiteOptions = {
  env: Env;
  source: SiteSource;
  settings: ReturnType<typeof createSiteSettings>;
};

const NONCE_BYTES = 16;

/** Everything that no other route takes: files of the site, its pages, and HTTP 404 with the page for it. */
export function addSiteRoutes(server: FastifyInstance, { env, source, settings }: SiteOptions): void {
  function pageAt(path: string, saved: SiteSettings | undefined): Page | undefined {
    const page = source.pages.find(path);

    return page && isThere(page, saved) ? page : undefined;
  }

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname: path, searchParams: query } = new URL(request.url, env.PUBLIC_URL);
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const language = detectLanguage({ path, query, cookie, acceptLanguage });
    const isClosed = isClosedPath(path);
    const nonce = isClosed ? randomBytes(NONCE_BYTES).toString('base64') : undefined;
    const saved = await settings.read();
    const found = pageAt(path, saved);
    const html = renderShell(await source.template(path), {
      language,
      nonce,
      head: pageHead({
        publicUrl: env.PUBLIC_URL,
        language,
        path,
        page: found,
        saved,
        config: runtimeConfig(env, saved),
      }),
    });

    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);

    return reply
      .code(found ? 200 : 404)
      .headers(documentHeaders(pagePolicy({ env, html, path, saved, nonce })))
      .header('content-language', language)
      .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
      .header('cache-control', isClosed ? 'no-store' : 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(await compressDocument(html, encoding));
  }

  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .code(404)
        .send({ message: 'There is nothing at this address.', extensions: { code: 'not-found' } });
    }
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = source.files.get(decode(path));
    if (file) return sendFile(file, request, reply);
    // A page in place of a missing script would only confuse the browser.
    if (path.startsWith('/assets/') && !source.serveModule) {
      return reply.code(404).type('text/plain').send('There is no such file.');
    }
    if (await source.serveModule?.(request, reply)) return reply.hijack();
    return sendPage(request, reply);
  });
}

async function sendFile(file: SiteFile, request: FastifyRequest, reply: FastifyReply) {
  const { content, encoding } = await file.body(chooseEncoding(request.headers['accept-encoding']));
  reply
    .header('etag', file.etag)
    .header('vary', 'Accept-Encoding')
    .header('cache-control', file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=600')
    .type(file.type);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  if (request.headers['if-none-match']?.includes(file.etag)) return reply.code(304).send();

  return reply.send(content);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Not well encoded, so no file's name.
    return path;
  }
}
