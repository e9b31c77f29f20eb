import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StackError } from './stack-error.ts';

const SOURCES = ['src', 'index.html', 'vite.config.ts', 'package-lock.json', 'public'];

/** Builds the site when its sources changed since the last build; answers the folder with the result. */
export async function buildSite(root: string): Promise<string> {
  const siteDir = join(root, 'dist', 'site');
  const stampFile = join(root, 'dist', 'site.stamp');
  const stamp = fingerprint(root);
  const isFresh =
    existsSync(join(siteDir, 'index.html')) &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp;
  if (isFresh) return siteDir;

  await runBuild(root);
  writeFileSync(stampFile, stamp);
  return siteDir;
}

/** Names, sizes and times of change of everything that the build reads. */
function fingerprint(root: string): string {
  const hash = createHash('sha256');
  for (const file of SOURCES.flatMap((name) => filesBelow(join(root, name)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function filesBelow(path: string): string[] {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];

  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function runBuild(root: string): Promise<void> {
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const code = await new Promise((done) => child.once('exit', done));
  if (code !== 0) throw new StackError(`The site could not be built: ${stderr.trim().slice(-2_000)}`);
}
