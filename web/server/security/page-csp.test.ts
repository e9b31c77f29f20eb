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
  it('allows only scripts of the site itself and inline scripts of the given hashes', () => {
    const policy = directives({ scriptHashes: ['sha256-a', 'sha256-a', 'sha256-b'] });

    expect(policy['script-src']).toEqual(["'self'", "'sha256-a'", "'sha256-b'"]);
    expect(policy['object-src']).toEqual(["'none'"]);
    expect(policy['base-uri']).toEqual(["'none'"]);
    expect(policy['frame-ancestors']).toEqual(["'none'"]);
  });

  it('allows only inline styles and style attributes of the given hashes', () => {
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

  it('allows styles, but not scripts, by the nonce of a page that is not cached', () => {
    const policy = directives({ nonce: 'N' });

    expect(policy['style-src']).toContain("'nonce-N'");
    expect(policy['script-src']).toEqual(["'self'"]);
  });

  it('allows each configured host only for its kind of resource', () => {
    const policy = directives({
      hosts: { script: ['https://s.test'], connect: ['https://c.test'], frame: ['https://f.test'] },
    });

    expect(policy['script-src']).toEqual(["'self'", 'https://s.test']);
    expect(policy['connect-src']).toEqual(["'self'", 'ws://localhost:3000', 'https://c.test']);
    expect(policy['frame-src']).toEqual(["'self'", 'https://f.test']);
    expect(policy['style-src']).not.toContain('https://s.test');
  });

  it('allows forms to be sent only to the site and to its portal', () => {
    const policy = directives({
      publicUrl: 'https://hosting.test',
      portalUrl: 'https://portal.test/clients',
    });

    expect(policy['form-action']).toEqual(["'self'", 'https://portal.test']);
    expect(policy['connect-src']).toContain('wss://hosting.test');
    expect(policy).toHaveProperty('upgrade-insecure-requests');
  });
});
