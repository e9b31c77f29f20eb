import { fileURLToPath } from 'node:url';
import { buildTarget } from './build-target.mjs';

/**
 * Builds pages and processes into `dist/` as a release has them, and prints what each page transfers. With `--image` the
 * embedded stand-ins for Hasura, Keycloak and PostgreSQL are left out, and packages stay outside the processes' files.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

const forImage = process.argv.includes('--image');

await buildTarget(root, 'server', { always: true, show: true, mode: forImage ? 'image' : 'production' });
await buildTarget(root, 'site', { always: true, show: true, mode: 'production' });
