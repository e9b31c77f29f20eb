import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { firstLoad } from './tooling/vite/first-load.ts';
import { inlinedIcons } from './tooling/vite/inlined-icons.ts';
import { inlinedStyles } from './tooling/vite/inlined-styles.ts';
import { historyWords } from './tooling/vite/history-words.ts';
import { lateGroup } from './tooling/vite/late-group.ts';
import { leanPackages } from './tooling/vite/lean-packages.ts';
import { namedDocuments } from './tooling/vite/named-documents.ts';
import { pageList } from './tooling/vite/page-list.ts';
import { roleSchemas } from './tooling/vite/role-schemas.ts';
import { preloadedFont } from './tooling/vite/preloaded-font.ts';
import { precompiledMessages } from './tooling/vite/precompiled-messages.ts';
import { serviceWorker } from './tooling/vite/service-worker.ts';
import { themeStyles } from './tooling/vite/theme-styles.ts';
import { transferSizes } from './tooling/vite/transfer-sizes.ts';

export default defineConfig(({ mode }) => ({
  plugins: [
    inlinedIcons(),
    historyWords(),
    leanPackages(),
    namedDocuments(),
    pageList(),
    precompiledMessages(),
    roleSchemas(),
    serviceWorker(),
    themeStyles(),
    preloadedFont(),
    react(),
    inlinedStyles(),
    ...(mode === 'production' ? [transferSizes()] : []),
  ],
  // rxjs without the helpers for browsers that know no classes.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist/site',
    target: 'baseline-widely-available',
    manifest: true,
    // Every browser of `target` supports modulepreload.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      treeshake: {
        // No package reads a property for what its getter does.
        propertyReadSideEffects: false,
        // Emotion imports this package for its side effects alone, which it lacks.
        moduleSideEffects: [
          { test: /\/(hoist-non-react-statics|@emotion\/react\/_isolated-hnrs)\//, sideEffects: false },
        ],
      },
      output: {
        // Without their words: each script names the files that it loads.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: firstLoad(), priority: 2 },
            { name: lateGroup, priority: 1, includeDependenciesRecursively: false },
          ],
        },
      },
    },
  },
  publicDir: 'src/app/public',
}));
