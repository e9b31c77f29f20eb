import { describe, expect, it } from 'vitest';
import { documentHeaders } from './security-headers.ts';

const directives = (headers: Record<string, string>) =>
  Object.fromEntries(
    (headers['content-security-policy'] ?? '').split('; ').map((part) => {
      const [name = '', ...sources] = part.split(' ');
      return [name, sources];
    }),
  );

describe('documentHeaders', () => {
  it('lets no script run by its place or its text', () => {
    const { 'script-src': sources } = directives(
      documentHeaders({ publicUrl: 'http://localhost:3000', portalUrl: null }, 'n0nce'),
    );

    expect(sources).toEqual(["'nonce-n0nce'", "'strict-dynamic'", "'self'"]);
  });

  it('lets forms go to the site and its portal alone', () => {
    const portalUrl = 'https://portal.test/clients';
    const policy = directives(documentHeaders({ publicUrl: 'https://hosting.test', portalUrl }, 'n'));

    expect(policy['form-action']).toEqual(["'self'", 'https://portal.test']);
    expect(policy['connect-src']).toContain('wss://hosting.test');
    expect(policy).toHaveProperty('upgrade-insecure-requests');
  });
});
