import { defineConfig } from 'vite';

/** The processes of the production image (deploy/Dockerfile), and what they start themselves. */
const ofImage = {
  actions: 'actions/src/main.ts',
  'apply-realm': 'keycloak/apply.ts',
  'og-worker': 'web/og/og-worker.ts',
  'render-worker': 'web/prerender/render-worker.ts',
  web: 'web/main.ts',
};
/** The processes that `npm start` adds in the place of the real servers. */
const embedded = {
  engine: 'embedded/engine/main.ts',
  'exit-with-launcher': 'runtime/exit-with-launcher.ts',
  identity: 'embedded/identity/main.ts',
  mail: 'embedded/mail/main.ts',
};

/**
 * Puts each process of the product into one file that Node runs as it stands; packages stay outside. Without a
 * loader of TypeScript in each of them the product is ready sooner.
 */
export default defineConfig(({ mode }) => ({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    // What runs from here may still load a part of itself; embedded/stack/build.ts removes what is left of older builds.
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: mode === 'image' ? ofImage : { ...ofImage, ...embedded },
    },
  },
}));
