import { fileURLToPath } from 'node:url';
import { buildServer, buildSite } from '../embedded/stack/build.ts';

/** Builds pages and processes into `dist/`, and prints what each page transfers. */
const root = fileURLToPath(new URL('..', import.meta.url));

await buildServer(root, { always: true });
await buildSite(root, { always: true });
