import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { filesBelow, fingerprint, isFresh, stampFile, TARGETS } from '../embedded/stack/build-targets.mjs';
import { alone } from './one-at-a-time.mjs';

/**
 * Builds targets of `embedded/stack/build-targets.mjs` into `dist/`, one after the other, unless they are fresh:
 *
 *     node scripts/build-target.mjs <target…> [--root <checkout>] [--mode <mode of vite>] [--always] [--show]
 *
 * A parent that listens is sent the name of each target once it is built.
 *
 * Only one process builds a target at a time; others wait and find it fresh. A build that is ended half-way leaves no
 * stamp, so the next start builds again. `--show` shows what vite says. Mode `start`, the default, leaves out what only a
 * release needs: the sizes of the pages' scripts are neither printed nor limited.
 */

/** Number of characters of vite's error that are told. */
const REASON_MAX_LENGTH = 2_000;

/** Builds the target `name`, after any other process that builds it. */
export function buildTarget(root, name, { always = false, mode = 'start', show = false } = {}) {
  mkdirSync(join(root, 'dist'), { recursive: true });

  return alone(join(root, 'dist', `${name}.building`), async () => {
    if (!always && isFresh(root, name)) return;
    const { configs, folders, sources } = TARGETS[name];
    const stamp = fingerprint(root, sources);
    const startedAt = Date.now();
    rmSync(stampFile(root, name), { force: true });
    await runVite(root, configs, { mode, logLevel: show ? 'info' : 'silent' });
    for (const folder of folders) removeOlder(join(root, 'dist', folder), startedAt);
    writeWhole(stampFile(root, name), stamp);
  });
}

async function runVite(root, configs, settings) {
  process.chdir(root);
  const { build } = await import('vite');
  const builds = await Promise.allSettled(
    configs.map((config) => build({ configFile: join(root, config), ...settings })),
  );
  const failed = builds.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/**
 * Deletes the files of earlier builds. This runs after the new build, so that a process that starts meanwhile finds its
 * files.
 */
export function removeOlder(folder, startedAt) {
  for (const file of filesBelow(folder)) {
    // Some file systems store times in whole seconds.
    if (statSync(file).mtimeMs < startedAt - 1_000) rmSync(file);
  }
}

function writeWhole(file, text) {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      root: { type: 'string', default: dirname(dirname(fileURLToPath(import.meta.url))) },
      mode: { type: 'string' },
      always: { type: 'boolean' },
      show: { type: 'boolean' },
    },
  });
  for (const name of positionals) {
    try {
      await buildTarget(values.root, name, values);
      process.send?.(name);
    } catch (error) {
      const reason = stripVTControlCharacters(String(error?.message ?? error)).trim();
      console.error(`The ${name} could not be built: ${reason.slice(0, REASON_MAX_LENGTH)}`);
      process.exitCode = 1;
      break;
    }
  }
  if (process.connected) process.disconnect();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
