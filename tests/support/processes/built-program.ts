import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** This folder is below node_modules, so that imports by a package's name are found. */
const outDir = join(root, 'node_modules', '.cache', 'test-programs');
const programs = new Map<string, Promise<string>>();

/**
 * Builds a test's program into one file that Node runs directly, and returns its path. Short programs that run often
 * would spend most of their time in a TypeScript loader.
 *
 * With the folder of another checkout, the product's modules are those of that checkout, as far as it has them.
 */
export function builtProgram(entry: string, checkout = root): Promise<string> {
  const key = `${checkout} ${entry}`;
  const program = programs.get(key) ?? buildProgram(entry, checkout);
  programs.set(key, program);

  return program;
}

async function buildProgram(entry: string, checkout: string): Promise<string> {
  const name = basename(entry, '.ts') + (checkout === root ? '' : `-${basename(checkout)}`);
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [knowsItsPlace, ...(checkout === root ? [] : [importsFrom(checkout)])],
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

/** Lets a module that looks for files beside itself find them, although it runs from another folder. */
const knowsItsPlace: Plugin = {
  name: 'knows-its-place',
  transform: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
};

/** Takes the modules that a program imports by `#` from another checkout; its own tests stay where they are. */
const importsFrom = (checkout: string): Plugin => ({
  name: 'imports-from-checkout',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('#') || source.startsWith('#tests/') || importer?.startsWith(checkout))
      return null;

    return this.resolve(source, join(checkout, 'package.json'), { skipSelf: true });
  },
});
