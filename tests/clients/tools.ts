import { execFile } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

/** Upper bound for a check that installs packages or compiles. */
export const BUILD_MS = 3_600_000;
export const run = promisify(execFile);
export const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Returns a folder for what a check installs and builds; the next run finds it there. */
export function cacheFolder(name: string): string {
  const folder = here(`../../node_modules/.cache/${name}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

/** Ways to ask a tool whether it is there. */
const TOOLS = {
  go: ['version'],
  cargo: ['--version'],
  python3: ['--version'],
  mvn: ['--version'],
} as const;

/** Packages of the programs in tests/clients/python that use gql. */
export const GQL = ['gql[aiohttp,websockets]==4.4.0'];

/** Adds a check that needs a tool, and is skipped with the tool's name where the machine lacks it. */
export function itWith(tool: keyof typeof TOOLS, name: string, check: () => Promise<void>): void {
  it(name, { timeout: BUILD_MS }, async ({ skip }) => {
    const isThere = await run(tool, TOOLS[tool]).then(
      () => true,
      () => false,
    );
    if (!isThere) skip(`${tool} is not installed`);
    expect.hasAssertions();
    await check();
  });
}

const installed = new Map<string, Promise<string>>();

/** Returns a Python that has the packages, in an environment of one file of checks, as files run side by side. */
export function pythonWith(name: string, packages: readonly string[]): Promise<string> {
  const python = installed.get(name) ?? installPython(name, packages);
  installed.set(name, python);
  return python;
}

async function installPython(name: string, packages: readonly string[]): Promise<string> {
  const environment = join(cacheFolder('python-clients'), name);
  const python = join(environment, 'bin/python');
  if (!existsSync(python)) await run('python3', ['-m', 'venv', environment]);
  await run(python, ['-m', 'pip', 'install', '--quiet', ...packages]);
  return python;
}

/** Runs a program of tests/clients/go, or of a copy of it; returns the JSON that it prints. */
export async function runGo(program: string, args: readonly string[], folder = here('go')): Promise<unknown> {
  const { stdout } = await run('go', ['run', program, ...args], { cwd: folder });
  return JSON.parse(stdout);
}

/** Runs a program of tests/clients/rust; returns the JSON that it prints. */
export async function runRust(program: string, args: readonly string[]): Promise<unknown> {
  const env = { ...process.env, CARGO_TARGET_DIR: join(cacheFolder('compiled-clients'), 'rust') };
  const cargo = ['run', '--quiet', '--locked', '--bin', program, '--', ...args];
  const { stdout } = await run('cargo', cargo, { cwd: here('rust'), env });
  return JSON.parse(stdout);
}

/** Runs a program of tests/clients/python; returns the JSON that it prints. */
export async function runPython(python: string, program: string, args: readonly string[]): Promise<unknown> {
  const { stdout } = await run(python, [here(`python/${program}.py`), ...args]);
  return JSON.parse(stdout);
}
