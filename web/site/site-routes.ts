import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isClosedPath } from './head/closed-paths.ts';
import { pagePolicy } from './head/page-policy.ts';
import type { Prerender, SentPage } from './prerender/create-prerender.ts';
import { readCredentials } from '../server/security/read-credentials.ts';
import { REFUSALS, RETRY_AFTER_S } from '../server/security/refusals.ts';
import { documentHeaders } from '../server/security/security-headers.ts';
import { compressDocument } from './files/compress-document.ts';
import { describeView } from './head/describe-view.ts';
import {
  chosenLanguage,
  detectLanguage,
  LANGUAGES,
  languageOfPath,
  type Language,
} from './pages/detect-language.ts';
import { renderShell, withNonce } from './head/render-shell.ts';
import { movedTo } from './pages/kind-pages.ts';
import { isOfficePath, withOfficeSkeleton } from './pages/office-skeleton.ts';
import type { SiteSource } from './files/site-source.ts';
import type { SiteParts } from './pages/site-settings.ts';
import { forSavedData, savesData } from './files/saving-data.ts';
import { sendFile } from './files/send-file.ts';
import { chooseEncoding } from './files/site-files.ts';

type SiteOptions = SiteParts & {
  source: SiteSource;
  /** Prerendered pages; absent without the site's server build. */
  prerender?: Prerender | undefined;
};

type View = { path: string; language: Language };

const NONCE_BYTES = 16;
/** Names a server that answers without the page that was asked for; deploy/caddy/Caddyfile looks for it. */
const STATE_HEADER = 'x-server-state';

/** Adds the handler for paths without a route: the site's files, its pages, and a 404 page for the rest. */
export function addSiteRoutes(
  server: FastifyInstance,
  { publicUrl, configOf, source, settings, prerender }: SiteOptions,
): void {
  const isDevelopment = source.serveModule !== undefined;

  async function sendPage(request: FastifyRequest, reply: FastifyReply) {
    const { pathname: path, searchParams: query } = new URL(request.url, publicUrl);
    const { cookie, 'accept-language': acceptLanguage } = request.headers;
    const language = detectLanguage({ path, query, cookie, acceptLanguage });
    // A Chromium that sends only the first wish asks again in the visitor's next language that this header names; after
    // the visitor has chosen, it would ask for each page twice.
    if (chosenLanguage({ path, query, cookie }) === undefined)
      reply.header('avail-language', LANGUAGES.join(', '));
    const saved = await settings.read();
    const moved = movedTo(request.url, saved);
    if (moved !== undefined) return sendMoved(reply, moved);
    const found = await prerender?.pageAt(path, language, query);
    const isAwaited = found === 'awaited';
    const drawn = isAwaited ? undefined : found;
    const isClosed = isClosedPath(path);
    if (drawn?.status === 404 && hasKey(request)) return sendNothing(request, reply);
    if (drawn && !isClosed) return sendDrawn(drawn, { path, language }, request, reply);
    const address = { publicUrl, path, language, saved, config: configOf(saved) };
    const { status, view } = describeView(source.pages, address);
    if (status === 404 && hasKey(request)) return sendNothing(request, reply);
    const nonce = isClosed ? randomBytes(NONCE_BYTES).toString('base64') : undefined;
    const shell = drawn ? drawn.page.identity.toString() : renderShell(await source.template(path), view);
    const page = isOfficePath(path) ? withOfficeSkeleton(shell, cookie) : shell;
    const document = nonce === undefined ? page : withNonce(page, nonce);
    const html = savesData(request.headers) ? forSavedData(document) : document;
    const encoding = chooseEncoding(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);

    // A browser draws the page all the same; a proxy asks another server, and a search engine comes again.
    if (isAwaited) reply.header('retry-after', RETRY_AFTER_S).header(STATE_HEADER, 'starting');

    return reply
      .code(isAwaited ? 503 : status)
      .headers(documentHeaders(pagePolicy({ ...address, html, nonce, isDevelopment })))
      .header('content-language', language)
      .header('vary', 'Accept-Language, Cookie, Accept-Encoding, Save-Data')
      .header('cache-control', isClosed || isAwaited ? 'no-store' : 'private, no-cache')
      .type('text/html; charset=utf-8')
      .send(await compressDocument(html, encoding));
  }

  server.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendNothing(request, reply);
    const path = request.url.split('?', 1)[0] ?? '/';
    const file = source.files.get(decode(path)) ?? (await source.findKept?.(path));
    if (file) return sendFile(file, request, reply);
    // A missing script is answered with plain text, as a browser can do nothing with an HTML page in its place.
    if (path.startsWith('/assets/') && !isDevelopment) {
      return reply
        .code(404)
        .header('cache-control', 'no-store')
        .type('text/plain')
        .send('There is no such file.');
    }
    if (await source.serveModule?.(request, reply)) return reply.hijack();
    return sendPage(request, reply);
  });
}

const hasKey = ({ headers }: FastifyRequest) => readCredentials(headers).kind !== 'none';

/** Sends a permanent redirect; browsers ask again before they follow it, as a kind may get its former slug back. */
const sendMoved = (reply: FastifyReply, location: string) =>
  reply.code(301).headers({ location, 'cache-control': 'no-cache' }).send();

/** Answers in the form of the API's faults; a program with a key is told where the API is. */
function sendNothing(request: FastifyRequest, reply: FastifyReply) {
  const { status, body } = hasKey(request) ? REFUSALS.apiNotFound : REFUSALS.notFound;
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/** Sends a prerendered page; its bytes depend only on the language and on `Save-Data`, never on the visitor. */
async function sendDrawn(
  { status, page: { headers, ...whole } }: SentPage,
  view: View,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const page = savesData(request.headers) ? whole.forSavedData() : whole;
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  const hasOneLanguage = languageOfPath(view.path) !== undefined;
  reply
    .headers(headers)
    .header('content-language', view.language)
    .header(
      'vary',
      hasOneLanguage ? 'Accept-Encoding, Save-Data' : 'Accept-Language, Cookie, Accept-Encoding, Save-Data',
    )
    .header('cache-control', hasOneLanguage ? 'public, no-cache' : 'private, no-cache')
    .header('etag', page.etag);
  if (status === 200 && request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);

  return reply
    .code(status)
    .type('text/html; charset=utf-8')
    .send(await page.bodyIn(encoding));
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A path that cannot be decoded names no file.
    return path;
  }
}
