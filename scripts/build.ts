import { fileURLToPath } from 'node:url';
import { buildServer, buildSite } from '../embedded/stack/build.ts';

/**
 * Builds pages and processes into `dist/`, and prints what each page transfers. With `--image` the embedded stand-ins
 * for Hasura, Keycloak and PostgreSQL are left out.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const forImage = process.argv.includes('--image');

await buildServer(root, { always: true, forImage });
await buildSite(root, { always: true });
