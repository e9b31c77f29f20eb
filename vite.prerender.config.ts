import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { browserOnly } from './tooling/vite/browser-only.ts';
import { inlinedIcons } from './tooling/vite/inlined-icons.ts';
import { namedDocuments } from './tooling/vite/named-documents.ts';
import { precompiledMessages } from './tooling/vite/precompiled-messages.ts';
import { themeStyles } from './tooling/vite/theme-styles.ts';

/**
 * Second build of the site, by which the web server renders the public pages (`src/prerender.tsx`) and reads a form that
 * was sent before a page's scripts run (`src/domain-request.ts`).
 */
export default defineConfig({
  plugins: [browserOnly(), inlinedIcons(), namedDocuments(), precompiledMessages(), themeStyles(), react()],
  publicDir: false,
  // The build holds React's production code, which is faster, whatever the process's NODE_ENV. It also includes all
  // packages, because production does not install them.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    ssr: true,
    rolldownOptions: { input: ['src/prerender.tsx', 'src/domain-request.ts'] },
    outDir: 'dist/prerender',
    target: 'node20',
  },
});
