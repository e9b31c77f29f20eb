import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DEMO_PORTAL_PATH } from '../../server/config/runtime-config.ts';
import { inlineHashes } from '../../server/security/inline-hashes.ts';
import { documentHeaders } from '../../server/security/security-headers.ts';
import type { SiteParts } from '../pages/site-settings.ts';
import { renderDemoPortal } from './render-demo-portal.ts';

/** Adds a demo of the client portal, which shows the request that the browser sent and stores nothing. */
export function addDemoPortal(server: FastifyInstance, { publicUrl, settings, configOf }: SiteParts): void {
  server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, new URLSearchParams(body.toString())),
    );

    const show = async (request: FastifyRequest, reply: FastifyReply) => {
      const { pathname, searchParams } = new URL(request.url, publicUrl);
      const fields = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
      const { color } = configOf(await settings.read()).brand;
      const html = renderDemoPortal({
        ...{ method: request.method, path: pathname, query: searchParams, fields },
        color,
      });
      return reply
        .headers(documentHeaders({ publicUrl, portalUrl: null, ...inlineHashes(html) }))
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(html);
    };
    for (const url of [DEMO_PORTAL_PATH, `${DEMO_PORTAL_PATH}/*`]) {
      scope.route({ method: ['GET', 'POST'], url, handler: show });
    }
  });
}
