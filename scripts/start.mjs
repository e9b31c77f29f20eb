import { spawn, spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isFresh } from '../embedded/stack/build-targets.mjs';
import { install } from './install.mjs';

/** Milliseconds between two looks whether npm is still there. */
const LOOK_MS = 250;
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const parent = process.ppid;
// npm passes SIGTERM to the shell by which it starts this process; the shell ends and passes on nothing. Without npm
// the parent may well end first, as a shell does that has started the product in the background.
const hasLostNpm = () => 'npm_lifecycle_event' in process.env && process.ppid !== parent;

install(root);
if (hasLostNpm()) process.exit(1);
const startedAt = Date.now();
buildLauncher();
if (hasLostNpm()) process.exit(1);

const launcher = spawn(
  process.execPath,
  [
    '--enable-source-maps',
    join(root, 'dist/launcher/launcher.js'),
    `--started-at=${startedAt}`,
    ...process.argv.slice(2),
  ],
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
// The terminal sends Ctrl-C to the launcher too; this process only waits until the launcher has ended.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => launcher.kill(signal));
const looking = setInterval(() => {
  if (!hasLostNpm()) return;
  clearInterval(looking);
  launcher.kill('SIGTERM');
}, LOOK_MS);
launcher.once('exit', (code) => process.exit(code ?? 1));

/** Builds the launcher when its sources changed since the last build; the launcher builds the rest. */
function buildLauncher() {
  if (isFresh(root, 'launcher')) return;
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build-target.mjs'), 'launcher'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}
