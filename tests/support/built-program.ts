import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Below node_modules, where what is imported by name is found. */
const outDir = join(root, 'node_modules', '.cache', 'test-programs');
const programs = new Map<string, Promise<string>>();

/**
 * A program of the tests as one file that Node runs as it stands. Most of a short process's time would go to a loader
 * of TypeScript, and these are started again and again.
 */
export function builtProgram(entry: string): Promise<string> {
  const program = programs.get(entry) ?? buildProgram(entry);
  programs.set(entry, program);

  return program;
}

async function buildProgram(entry: string): Promise<string> {
  const name = basename(entry, '.ts');
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rollupOptions: { input: { [name]: entry } },
    },
  });

  return join(outDir, `${name}.js`);
}
