import { defineConfig } from 'vite';

/**
 * Entries of the production image (deploy/Dockerfile): its processes, the programs that they start themselves, and the
 * server that `web` loads once it accepts connections, which finds those programs beside itself.
 */
const ofImage = {
  actions: 'actions/src/main.ts',
  'apply-realm': 'keycloak/apply.ts',
  migrate: 'scripts/migrate.ts',
  'og-worker': 'web/og/og-worker.ts',
  'render-worker': 'web/prerender/render-worker.ts',
  web: 'web/main.ts',
  'web-server': 'web/create-server.ts',
};
/** Entry that the image adds: a checkout has its own doctor. */
const ofImageAlone = { doctor: 'scripts/doctor/in-image.ts' };
/** Entries that `npm start` adds: the processes that replace the real servers. */
const embedded = {
  engine: 'embedded/engine/main.ts',
  'exit-with-launcher': 'runtime/exit-with-launcher.ts',
  identity: 'embedded/identity/main.ts',
  mail: 'embedded/mail/main.ts',
};

/**
 * Bundles each process of the product into one file that Node runs directly; packages stay outside the bundle. The
 * product starts sooner than with a TypeScript loader in each process.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    // A running process may still load a file of the old build; embedded/stack/build.ts deletes old files later.
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: { ...ofImage, ...(mode === 'image' ? ofImageAlone : embedded) },
    },
  },
}));
