import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium as launcher, type Browser } from 'playwright-core';

export type Executable = { path: string; env: Record<string, string>; args: string[] };

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const QUIET_FLAGS = [
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
];

/**
 * Launches a real Chromium: that of `CHROME_PATH`, else the one from the npm package on Linux x64 (no system package
 * needed), else an installed one. A missing Chromium is an error, never a skipped test.
 */
export async function launchBrowser(args: readonly string[] = []): Promise<Browser> {
  const found = await findExecutable();

  return launcher.launch({
    executablePath: found.path,
    env: found.env,
    args: [...QUIET_FLAGS, '--no-sandbox', ...found.args, ...args],
  });
}

/** Finds Chromium: its path, the environment that it needs, and its arguments. */
export async function findExecutable(): Promise<Executable> {
  const env = definedOnly(process.env);
  const asked = process.env['CHROME_PATH'];
  if (asked !== undefined) return { path: asked, env, args: [] };
  if (process.platform === 'linux' && process.arch === 'x64') return unpackFromPackage(env);

  const path = INSTALLED.find((candidate) => existsSync(candidate));
  if (path === undefined) {
    throw new Error(
      'No Chromium found: install one or name it in CHROME_PATH; browser tests are never skipped.',
    );
  }
  return { path, env, args: [] };
}

/** Returns the Chromium of the npm package, which is unpacked once. */
async function unpackFromPackage(env: Record<string, string>): Promise<Executable> {
  const cache = resolve('node_modules/.cache/chromium');
  const path = join(cache, 'chromium');
  if (!existsSync(path)) await unpackTo(cache);
  mkdirSync(join(cache, 'fontconfig'), { recursive: true });
  writeFileSync(
    join(cache, 'fontconfig/fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${cache}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${cache}/fontconfig/cache</cachedir></fontconfig>`,
  );

  return {
    path,
    env: { ...env, LD_LIBRARY_PATH: join(cache, 'al2023/lib'), FONTCONFIG_PATH: join(cache, 'fontconfig') },
    args: ['--disable-gpu'],
  };
}

/**
 * Unpacks the npm package, which puts Chromium, its libraries and fonts where `TMPDIR` and the variable of AWS Lambda
 * tell it to. The folder appears as a whole: another process must not start a Chromium that is still being written.
 */
async function unpackTo(folder: string): Promise<void> {
  const fresh = `${folder}-${process.pid}`;
  mkdirSync(fresh, { recursive: true });
  await withEnvironment({ TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' }, async () => {
    const { default: packed } = await import('@sparticuz/chromium');
    await packed.executablePath();
  });
  try {
    renameSync(fresh, folder);
  } catch (error) {
    rmSync(fresh, { recursive: true });
    if (!existsSync(join(folder, 'chromium'))) throw error;
  }
}

/**
 * Sets variables for one asynchronous step and restores the former values, that of `HOME` too (the package sets it).
 */
async function withEnvironment<T>(values: Record<string, string>, step: () => Promise<T>): Promise<T> {
  const names = [...Object.keys(values), 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME'];
  const before = names.map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, values);
  try {
    return await step();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) Reflect.deleteProperty(process.env, name);
      else process.env[name] = value;
    }
  }
}

function definedOnly(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(
    Object.entries(env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
