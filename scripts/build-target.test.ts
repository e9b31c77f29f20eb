import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildFolder, buildName, holdBuild } from '#embedded/stack/build-targets.mjs';
import { markOf } from '#runtime/process/process-mark.mjs';

const CONFIG = `export default { publicDir: false, build: { ssr: true,
  rolldownOptions: { input: { launcher: 'embedded/main.ts' } } } };`;
/** Sets a program's clock an hour ahead of that of the files. */
const CLOCK_AHEAD = 'data:text/javascript,const now=Date.now;Date.now=()=>now()+3.6e6';

let root: string;
const dist = (): string[] => readdirSync(join(root, 'dist')).toSorted();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  mkdirSync(join(root, 'embedded'));
  writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(root, 'vite.launcher.config.ts'), CONFIG);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Builds the launcher from a source; returns the name of the build. */
function build(source: string, execArgv: string[] = []): string {
  writeFileSync(join(root, 'embedded/main.ts'), source);
  const program = resolve('scripts/build-target.mjs');
  const args = [...execArgv, program, 'launcher', '--root', root];
  const { stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (stderr !== '') throw new Error(stderr);

  return buildName(root, 'launcher');
}

it('a new build of a program is complete even if the clock jumps, and deletes earlier builds', () => {
  mkdirSync(join(root, 'dist/launcher'), { recursive: true });
  mkdirSync(join(root, 'dist/releases'));
  mkdirSync(join(root, 'dist/launcher-half.new'));
  build('console.log(1);');
  const name = build('console.log(22);', ['--import', CLOCK_AHEAD]);

  expect(dist()).toEqual([name, 'releases']);
  expect(existsSync(join(buildFolder(root, name), 'launcher.js'))).toBe(true);
});

it('a build of a program that a running process uses is kept until that process has ended', () => {
  const held = build('console.log(1);');
  holdBuild(root, held);
  const next = build('console.log(22);');
  expect(dist()).toEqual([next, held, `${held}.held-by-${markOf()}`].toSorted());

  writeFileSync(join(root, 'dist', `${held}.held-by-4194305`), '');
  rmSync(join(root, 'dist', `${held}.held-by-${markOf()}`));
  const last = build('console.log(333);');

  expect(dist()).toEqual([last]);
});

it('holdBuild does not fail in a folder that cannot be written', () => {
  const name = build('console.log(1);');

  expect(() => holdBuild(join(root, 'package.json'), name)).not.toThrow();
});

it('a build of a program succeeds after an earlier build was killed between its two renames', async () => {
  const name = build('console.log(1);');
  mkdirSync(join(root, 'dist', `${name}.old/half`), { recursive: true });
  const program = resolve('scripts/build-target.mjs');
  const again = `import(${JSON.stringify(program)}).then((m) => m.buildTarget(${JSON.stringify(root)}, 'launcher', { always: true }))`;
  const { stderr } = spawnSync(process.execPath, ['-e', again], { encoding: 'utf8' });

  expect(stderr).toBe('');
  expect(dist()).toEqual([name]);
});

it('a build of a program that fails leaves the previous build in place', () => {
  const before = build('console.log(1);');
  expect(() => build("import './missing.ts';")).toThrow(/could not be built/);

  expect(dist()).toContain(before);
});
