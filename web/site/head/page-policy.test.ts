import { describe, expect, it } from 'vitest';
import { hashOf } from '../../server/security/inline-hashes.ts';
import { makeConfig } from '../../server/config/make-config.ts';
import { makeSaved } from './make-view.ts';
import { pagePolicy } from './page-policy.ts';

const saved = makeSaved({
  analytics: [
    { key: 'gtm_id', value: 'GTM-AB12CD3' },
    {
      key: 'additional_head_scripts',
      value: '<script>chat()</script><script src="https://chat.test/c.js"></script>',
    },
  ],
});
const config = makeConfig(saved, { TURNSTILE_SITE_KEY: 'key' });
const page = { publicUrl: 'https://host.test', config, saved };
const html = '<head><script>first()</script></head>';

describe('pagePolicy', () => {
  it('allows on a public page its own scripts, the saved head scripts and the tags in use', () => {
    const policy = pagePolicy({ ...page, html, path: '/ar/hosting/vps' });

    expect(policy.scriptHashes).toEqual([hashOf('first()'), hashOf('chat()')]);
    expect(policy.hosts?.script).toEqual([
      'https://*.googletagmanager.com',
      'https://chat.test',
      'https://challenges.cloudflare.com',
    ]);
  });

  it.each(['/auth', '/admin/analytics', '/update-password', '/invitation', '/confirm-email'])(
    'allows on %s only the captcha besides its own scripts',
    (path) => {
      const policy = pagePolicy({ ...page, html, path, nonce: 'N' });

      expect(policy.scriptHashes).toEqual([hashOf('first()')]);
      expect(policy.hosts?.script).toEqual(['https://challenges.cloudflare.com']);
      expect(policy.nonce).toBe('N');
    },
  );
});
