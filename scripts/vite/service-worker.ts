import { build, type Plugin, type Rolldown } from 'vite';

/** Browsers ask for it by this name for ever. */
const FILE = 'service-worker.js';

/** Builds the service worker as one file of its own beside the site, which it shares no chunk with. */
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
