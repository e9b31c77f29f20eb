import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install } from './install.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
install(root);

const launcher = spawn(
  process.execPath,
  ['--import', 'tsx/esm', join(root, 'embedded/stack/main.ts'), ...process.argv.slice(2)],
  { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'] },
);
// The terminal sends Ctrl-C to the launcher too; this process only waits until the launcher has ended.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => launcher.kill(signal));
launcher.once('exit', (code) => process.exit(code ?? 1));
