import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { CSV_WRITERS } from '#tests/actions/imports/csv-writers.ts';
import { byLibreOffice } from './libre-office.ts';

const run = promisify(execFile);
const here = (path: string) => fileURLToPath(new URL(`writers/${path}`, import.meta.url));
const written = (name: string) =>
  fileURLToPath(new URL(`../actions/imports/writers/${name}.csv`, import.meta.url));
const cache = fileURLToPath(new URL('../../node_modules/.cache/csv-writers', import.meta.url));
const python = join(cache, 'python', 'bin');
const PYTHON_PACKAGES = ['pandas==2.3.3', 'polars==2.1.0', 'duckdb==2.0.1', 'csvkit==2.1.0'];
const INSTALL_MS = 600_000;

mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, 'files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const PEOPLE = here('people.json');
const TABLE = here('people.csv');

type Way = {
  /** A command that is there only where the program is installed. */
  found: readonly [command: string, ...args: string[]];
  install?: () => Promise<unknown>;
  /** Writes the people as CSV by the program's defaults; returns the file's text where the program prints it. */
  write: (out: string) => Promise<{ stdout: string }>;
};

async function installPython(): Promise<void> {
  if (!existsSync(python)) await run('python3', ['-m', 'venv', join(cache, 'python')]);
  await run(join(python, 'python'), ['-m', 'pip', 'install', '--quiet', ...PYTHON_PACKAGES]);
}

const byPython = (library: string, source: string): Way => ({
  found: ['python3', '--version'],
  install: installPython,
  write: (out) => run(join(python, 'python'), [here('write.py'), library, source, out]),
});

const classPath = join(cache, 'java-class-path');
const byJava = (library: string): Way => ({
  found: ['mvn', '--version'],
  install: () =>
    run('mvn', [
      ...['--quiet', '--batch-mode', '--file', here('java/pom.xml')],
      ...['dependency:build-classpath', `-Dmdep.outputFile=${classPath}`],
    ]),
  write: (out) =>
    run('java', ['-cp', readFileSync(classPath, 'utf8'), here('java/Write.java'), library, PEOPLE, out]),
});

const byScript = (command: string, script: string, source: string): Way => ({
  found: [command, '--version'],
  write: (out) => run(command, [here(script), source, out]),
});

const WAYS: Record<string, Way> = {
  'python-csv': byPython('csv', PEOPLE),
  pandas: byPython('pandas', TABLE),
  polars: byPython('polars', TABLE),
  duckdb: byPython('duckdb', TABLE),
  csvkit: {
    found: ['python3', '--version'],
    install: installPython,
    write: () => run(join(python, 'in2csv'), [TABLE]),
  },
  r: byScript('Rscript', 'write.R', TABLE),
  miller: { found: ['mlr', '--version'], write: () => run('mlr', ['--csv', 'cat', TABLE]) },
  libreoffice: { found: ['soffice', '--version'], write: (out) => byLibreOffice(TABLE, out) },
  gnumeric: {
    found: ['ssconvert', '--version'],
    write: (out) => run('ssconvert', ['--export-type=Gnumeric_stf:stf_csv', TABLE, out]),
  },
  go: {
    found: ['go', 'version'],
    write: (out) => run('go', ['run', '.', PEOPLE, out], { cwd: here('go') }),
  },
  'rust-csv': {
    found: ['cargo', '--version'],
    write: (out) =>
      run('cargo', ['run', '--quiet', '--locked', PEOPLE, out], {
        cwd: here('rust'),
        env: { ...process.env, CARGO_TARGET_DIR: join(cache, 'rust') },
      }),
  },
  opencsv: byJava('opencsv'),
  'commons-csv': byJava('commons-csv'),
  univocity: byJava('univocity'),
  ruby: byScript('ruby', 'write.rb', PEOPLE),
  php: byScript('php', 'write.php', PEOPLE),
  exceljs: byScript(process.execPath, 'write-exceljs.mjs', PEOPLE),
};

const isThere = ([command, ...args]: Way['found']) =>
  run(command, args).then(
    () => true,
    () => false,
  );

describe.each(CSV_WRITERS)('the file that $name writes', { timeout: INSTALL_MS }, ({ name, file }) => {
  it('is still the committed one; with -u it is written again', async ({ skip }) => {
    const way = WAYS[file];
    if (!way) throw new Error(`Nothing says how ${name} is run.`);
    if (!(await isThere(way.found))) return skip(`${name} is not installed`);
    await way.install?.();
    const out = join(folder, `${file}.csv`);
    const { stdout } = await way.write(out);
    if (!existsSync(out)) writeFileSync(out, stdout);

    await expect(readFileSync(out, 'utf8')).toMatchFileSnapshot(written(file));
  });
});
