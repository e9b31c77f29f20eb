import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageList } from '../pages/page-list.ts';
import type { SiteFile } from './site-files.ts';

/** Where the site comes from: a built folder, or vite while developing. */
export type SiteSource = {
  files: Map<string, SiteFile>;
  pages: PageList;
  /** Which file each source became (vite's manifest). */
  manifest: unknown;
  /** The shell's HTML before this view's language, head and nonce. */
  template: (path: string) => Promise<string>;
  /** Lets vite answer for its modules; true when it did. */
  serveModule?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};
