import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  build: {
    outDir: 'dist/site',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    manifest: true,
    chunkSizeWarningLimit: 700,
  },
  publicDir: 'src/app/public',
});
