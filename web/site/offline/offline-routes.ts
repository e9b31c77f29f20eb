import type { FastifyInstance } from 'fastify';
import { inlineHashes } from '../../server/security/inline-hashes.ts';
import { documentHeaders } from '../../server/security/security-headers.ts';
import { sendFile } from '../files/send-file.ts';
import { describeFile } from '../files/site-files.ts';
import type { SiteParts } from '../pages/site-settings.ts';
import type { SiteSource } from '../files/site-source.ts';
import { renderOfflinePage } from './render-offline-page.ts';

/** Source of a service worker that replaces an installed one at once, deletes the kept pages and unregisters itself. */
const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.map((name) => caches.delete(name)));
  indexedDB.deleteDatabase('workbox-expiration');
  await registration.unregister();
}
`;

const WORKER = '/service-worker.js';
/** Policy of the service worker, which fetches from this server only and loads no other script. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

type Options = SiteParts & { keepsPages: boolean; source: Pick<SiteSource, 'files'> };

/** Adds the service worker (with OFFLINE_PAGES off the one that removes it) and the page shown for unkept addresses. */
export function addOfflineRoutes(server: FastifyInstance, options: Options): void {
  const { publicUrl, keepsPages, source, settings, configOf } = options;
  const retired = describeFile(WORKER, Buffer.from(RETIRED_WORKER));

  server.get(WORKER, async (request, reply) => {
    const built = keepsPages ? source.files.get(WORKER) : undefined;
    reply.header('content-security-policy', WORKER_POLICY);
    return sendFile(built ?? retired, request, reply, 'no-cache');
  });
  server.get('/offline.html', async (request, reply) => {
    const html = renderOfflinePage(configOf(await settings.read()).brand.color);
    const headers = documentHeaders({ publicUrl, portalUrl: null, ...inlineHashes(html) });
    const page = describeFile('/offline.html', Buffer.from(html));
    return sendFile(page, request, reply.headers(headers), 'no-cache');
  });
}
