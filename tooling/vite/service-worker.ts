import { build, type Plugin, type Rolldown } from 'vite';

/** File name, which must never change: browsers that installed the worker request updates by this name. */
const FILE = 'service-worker.js';

/** Builds the service worker as one file that shares no chunk with the site. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle() {
      const built = (await build({
        configFile: false,
        publicDir: false,
        logLevel: 'warn',
        build: {
          write: false,
          target: 'baseline-widely-available',
          rolldownOptions: {
            input: 'src/service-worker.ts',
            output: { format: 'iife', entryFileNames: FILE },
          },
        },
      })) as Rolldown.RolldownOutput;
      const [{ code }] = built.output;
      this.emitFile({ type: 'asset', fileName: FILE, source: code });
    },
  };
}
