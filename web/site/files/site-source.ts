import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PageList } from '../pages/page-list.ts';
import type { FindKept } from './releases.ts';
import type { SiteFile } from './site-files.ts';

/** Source of the site's files and pages: a built folder, or vite in development. */
export type SiteSource = {
  files: Map<string, SiteFile>;
  /** Finds a hashed file of another release, which pages that are still open may ask for. */
  findKept?: FindKept;
  pages: PageList;
  /** vite's manifest, which maps each source to its built file. */
  manifest: unknown;
  /** Returns the shell's HTML without language, head and nonce of a view. */
  template: (path: string) => Promise<string>;
  /** Loads a source module of the site; absent where the modules are built. */
  loadModule?: (path: string) => Promise<unknown>;
  /** Lets vite answer requests for its modules; resolves to true if it answered. */
  serveModule?: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};
