import { defineConfig } from 'vite';

/**
 * Each process of the product in one file that Node runs as it stands; packages stay outside. Without a
 * loader of TypeScript in each of them the product is ready sooner.
 */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    outDir: 'dist/server',
    // What runs from here may still load a part of itself; embedded/stack/build.ts removes what is left of older builds.
    emptyOutDir: false,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        actions: 'actions/src/main.ts',
        'apply-realm': 'keycloak/apply.ts',
        engine: 'embedded/engine/main.ts',
        'exit-with-launcher': 'runtime/exit-with-launcher.ts',
        identity: 'embedded/identity/main.ts',
        mail: 'embedded/mail/main.ts',
        'og-worker': 'web/og/og-worker.ts',
        'render-worker': 'web/prerender/render-worker.ts',
        web: 'web/main.ts',
      },
    },
  },
});
