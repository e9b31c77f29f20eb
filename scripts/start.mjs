import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
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

const launcher = spawn(
  process.execPath,
  ['--import', 'tsx/esm', join(root, 'embedded/stack/main.ts'), ...process.argv.slice(2)],
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
