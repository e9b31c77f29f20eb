import { basename } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/**
 * Bundles a peer's script into one file, as `vite.server.config.ts` bundles the product's processes, and returns the
 * file. Measured by a TypeScript loader, a peer would pay for the names that the loader gives to each new function.
 */
export async function buildPeer(script: URL): Promise<URL> {
  const name = basename(script.pathname, '.ts');
  const outDir = `${ROOT}node_modules/.cache/bench/${name}`;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      ssr: true,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rollupOptions: { input: { [name]: fileURLToPath(script) } },
    },
  });

  return pathToFileURL(`${outDir}/${name}.js`);
}
