import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { inlinedIcons } from './scripts/vite/inlined-icons.ts';
import { namedDocuments } from './scripts/vite/named-documents.ts';
import { precompiledMessages } from './scripts/vite/precompiled-messages.ts';
import { themeStyles } from './scripts/vite/theme-styles.ts';

/** The site once more, for the web server, which draws the public pages with it (`src/prerender.tsx`). */
export default defineConfig({
  plugins: [inlinedIcons(), namedDocuments(), precompiledMessages(), themeStyles(), react()],
  publicDir: false,
  // React's faster half, whatever the process's NODE_ENV; and no packages beside it, which production does not install.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: 'src/prerender.tsx',
    outDir: 'dist/prerender',
    emptyOutDir: false,
    target: 'node20',
  },
});
