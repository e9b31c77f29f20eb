import { fileURLToPath } from 'node:url';
import { TARGETS } from '#embedded/stack/build-targets.mjs';
import { buildTarget, runVite } from './build-target.mjs';

/**
 * Builds processes and pages as a release has them, and prints what each page transfers. With `--image` the embedded
 * stand-ins for Hasura, Keycloak and PostgreSQL are left out, packages stay outside the processes' files, and the folders
 * are `dist/server`, `dist/site` and `dist/prerender`: an image holds one build.
 */
const root = fileURLToPath(new URL('..', import.meta.url));

if (process.argv.includes('--image')) {
  await runVite(root, TARGETS.server.configs, { show: true, mode: 'image' });
  await runVite(root, TARGETS.site.configs, { show: true, mode: 'production' });
} else {
  await buildTarget(root, 'server', { always: true, show: true, mode: 'production' });
  await buildTarget(root, 'site', { always: true, show: true, mode: 'production' });
}
