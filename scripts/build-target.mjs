import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { buildFolder, buildName, heldBuilds, TARGETS } from '../embedded/stack/build-targets.mjs';
import { alone } from './one-at-a-time.mjs';

/**
 * Builds targets of `embedded/stack/build-targets.mjs` into `dist/`, one after the other, unless they are there:
 *
 *     node scripts/build-target.mjs <target or build…> [--root <checkout>]
 *
 * A parent that listens is sent the name of each target once it is built.
 *
 * Only one process builds a target at a time; others wait and find it built. A build gets its name when it is whole, so
 * that one that is ended half-way counts for nothing. Mode `start`, the default, leaves out what only a release needs: the
 * sizes of the pages' scripts are neither printed nor limited.
 */

/** Number of characters of vite's error that are told. */
const REASON_MAX_LENGTH = 2_000;

/** Builds a target, or the build of that name, after any other process that builds it. */
export async function buildTarget(
  root,
  targetOrBuild,
  { always = false, mode = 'start', show = false } = {},
) {
  const [target] = targetOrBuild.split('-');
  const build = target === targetOrBuild ? buildName(root, target) : targetOrBuild;
  const folder = buildFolder(root, build);
  mkdirSync(dirname(folder), { recursive: true });
  await alone(join(root, 'dist', `${target}.building`), async () => {
    if (!always && existsSync(folder)) return;
    const unfinished = `${folder}.new`;
    await runVite(root, TARGETS[target].configs, { mode, show, into: unfinished });
    // A build that was killed at this place may have left one.
    rmSync(`${folder}.old`, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, `${folder}.old`);
    renameSync(unfinished, folder);
    removeOthers(root, target, build);
  });
}

/** Runs vite for each configuration; the results lie below the folder `into`, or else where the configurations say. */
export async function runVite(root, configs, { mode, show, into }) {
  process.chdir(root);
  const { build } = await import('vite');
  const builds = await Promise.allSettled(
    Object.entries(configs).map(([folder, config]) =>
      build({
        configFile: join(root, config),
        mode,
        logLevel: show ? 'info' : 'silent',
        ...(into && { build: { outDir: join(into, folder) } }),
      }),
    ),
  );
  const failed = builds.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Deletes all other builds of a target, but for those that a running process holds. */
function removeOthers(root, target, build) {
  // Releases before 0.3.0 built into folders without a hash.
  const before = [target, `${target}.stamp`, ...(target === 'site' ? ['prerender'] : [])];
  const kept = [build, ...heldBuilds(root)];
  for (const name of readdirSync(join(root, 'dist'))) {
    const isOfTarget =
      before.includes(name) || (name.startsWith(`${target}-`) && !name.includes('.held-by-'));
    if (isOfTarget && !kept.includes(name)) rmSync(buildFolder(root, name), { recursive: true, force: true });
  }
}

async function main() {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { root: { type: 'string', default: dirname(dirname(fileURLToPath(import.meta.url))) } },
  });
  for (const name of positionals) {
    try {
      await buildTarget(values.root, name);
      process.send?.(name.split('-')[0]);
    } catch (error) {
      const reason = stripVTControlCharacters(String(error?.message ?? error)).trim();
      console.error(`The ${name.split('-')[0]} could not be built: ${reason.slice(0, REASON_MAX_LENGTH)}`);
      process.exitCode = 1;
      break;
    }
  }
  if (process.connected) process.disconnect();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
