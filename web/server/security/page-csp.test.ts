import { describe, expect, it } from 'vitest';
import { pageCsp, type PageCsp } from './page-csp.ts';

const directives = (page: Partial<PageCsp> = {}): Record<string, string[]> =>
  Object.fromEntries(
    pageCsp({
      publicUrl: 'http://localhost:3000',
      portalUrl: null,
      scriptHashes: [],
      styleHashes: [],
      ...page,
    })
      .split('; ')
      .map((part) => {
        const [name = '', ...sources] = part.split(' ');
        return [name, sources];
      }),
  );

describe('pageCsp', () => {
  it('lets no script run by its place or its text', () => {
    const policy = directives({ scriptHashes: ['sha256-a', 'sha256-a', 'sha256-b'] });

    expect(policy['script-src']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('takes no style by its text either, but those of a known hash', () => {
    const policy = directives({ styleHashes: ['sha256-s'], styleAttributeHashes: ['sha256-t'] });

    expect(policy['style-src']).toEqual([
      "'self'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "'sha256-s'",
    ]);
    expect(policy['style-src-attr']).toEqual(["'unsafe-hashes'", "'sha256-t'"]);
    expect(directives()).not.toHaveProperty('style-src-attr');
    expect(
      pageCsp({ publicUrl: 'http://x', portalUrl: null, scriptHashes: [], styleHashes: [] }),
    ).not.toMatch(/unsafe|nonce/);
  });

  it('gives the styles of a page that is not cached a nonce, its scripts none', () => {
    const policy = directives({ nonce: 'N' });

    expect(policy['style-src']).toContain("'nonce-N'");
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('opens to the configured hosts, each for what it gives', () => {
    const policy = directives({
      hosts: { script: ['https://s.test'], connect: ['https://c.test'], frame: ['https://f.test'] },
    });

    expect(policy['script-src']).toEqual(["'self'", 'https://s.test']);
    expect(policy['connect-src']).toEqual(["'self'", 'ws://localhost:3000', 'https://c.test']);
    expect(policy['frame-src']).toEqual(["'self'", 'https://f.test']);
    expect(policy['style-src']).not.toContain('https://s.test');
  });

  it('lets forms go to the site and its portal alone', () => {
    const policy = directives({
      publicUrl: 'https://hosting.test',
      portalUrl: 'https://portal.test/clients',
    });

    expect(policy['form-action']).toEqual(["'self'", 'https://portal.test']);
    expect(policy['connect-src']).toContain('wss://hosting.test');
    expect(policy).toHaveProperty('upgrade-insecure-requests');
  });
});
