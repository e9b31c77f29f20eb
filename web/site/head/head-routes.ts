import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pagesOf } from '../pages/kind-pages.ts';
import type { PageList } from '../pages/page-list.ts';
import { isThere, type SiteParts } from '../pages/site-settings.ts';
import { readHeadScripts } from './head-scripts.ts';
import { pageHead } from './page-head.ts';
import { savedHeadScripts } from './tags.ts';

type Options = SiteParts & { pages: PageList };
type Asked = FastifyRequest<{ Querystring: { path?: unknown; lng?: unknown } }>;

/** Adds routes for open pages: the configuration, the next view's head, and the head scripts after consent. */
export function addHeadRoutes(server: FastifyInstance, options: Options): void {
  const { publicUrl, configOf, pages, settings } = options;
  const read = ({ headers }: FastifyRequest) =>
    settings.read({ isFresh: headers['cache-control'] === 'no-cache' });

  server.get('/config.json', async (request, reply) =>
    reply.header('cache-control', 'no-cache').send(configOf(await read(request))),
  );

  /** `/head.json?path=/ar/hosting/vps&lng=ar` */
  server.get('/head.json', async (request: Asked, reply) => {
    const path = String(request.query.path ?? '/');
    const saved = await read(request);
    const found = pagesOf(pages, saved).find(path);
    const head = pageHead({
      publicUrl,
      language: request.query.lng === 'ar' ? 'ar' : 'en',
      path,
      page: found && isThere(found, saved) ? found : undefined,
      saved,
      config: configOf(saved),
    });
    return send(request, reply, head);
  });

  server.get('/head-scripts.json', async (request, reply) => {
    const saved = await read(request);
    const { scripts } = readHeadScripts(savedHeadScripts(saved?.analytics ?? []));
    return send(request, reply, { scripts });
  });
}

function send(request: FastifyRequest, reply: FastifyReply, body: object) {
  const text = JSON.stringify(body);
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', 'no-cache').type('application/json');
  if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send();

  return reply.send(text);
}
