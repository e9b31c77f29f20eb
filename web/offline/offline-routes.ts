import type { FastifyInstance } from 'fastify';
import type { Env } from '../config/env.ts';
import { inlineHashes } from '../security/inline-hashes.ts';
import { documentHeaders } from '../security/security-headers.ts';
import { sendFile } from '../site/send-file.ts';
import { describeFile } from '../site/site-files.ts';
import type { SiteSource } from '../site/site-source.ts';
import { renderOfflinePage } from './render-offline-page.ts';
import { RETIRED_WORKER } from './retired-worker.ts';

const WORKER = '/service-worker.js';
/** It asks this server alone, and loads no other script. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

type Options = {
  env: Pick<Env, 'OFFLINE_PAGES' | 'DEV' | 'PUBLIC_URL'>;
  source: Pick<SiteSource, 'files'>;
};

/** The service worker that keeps public pages, or the one that takes it away; and what it shows where nothing was kept. */
export function addOfflineRoutes(server: FastifyInstance, { env, source }: Options): void {
  const retired = describeFile(WORKER, Buffer.from(RETIRED_WORKER));
  const page = describeFile('/offline.html', Buffer.from(renderOfflinePage()));
  const { PUBLIC_URL: publicUrl } = env;
  const pageHeaders = documentHeaders({ publicUrl, portalUrl: null, ...inlineHashes(renderOfflinePage()) });

  server.get(WORKER, async (request, reply) => {
    const built = env.OFFLINE_PAGES && !env.DEV ? source.files.get(WORKER) : undefined;
    reply.header('content-security-policy', WORKER_POLICY);
    return sendFile(built ?? retired, request, reply, 'no-cache');
  });
  server.get('/offline.html', async (request, reply) =>
    sendFile(page, request, reply.headers(pageHeaders), 'no-cache'),
  );
}
