import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isPage, isPrivatePage, PAGES } from './page-list.ts';

const documented = readFileSync(new URL('../../docs/routes.md', import.meta.url), 'utf8');

describe('the list of pages', () => {
  it.each(PAGES)('has %s, as the documentation says', (path) => {
    expect(isPage(path)).toBe(true);
    expect(isPage(`${path}/`)).toBe(true);
    expect(documented).toContain(`\`${path}\``);
  });

  it('has nothing else', () => {
    for (const path of ['/admin/', '/auth/']) expect(isPage(path)).toBe(true);
    for (const path of ['/x', '/admin/x', '/hosting', '/hosting/x', '/en/auth', '/EN']) {
      expect(isPage(path)).toBe(false);
    }
  });

  it('tells which pages search engines leave alone', () => {
    expect(['/admin', '/admin/seo', '/update-password'].every(isPrivatePage)).toBe(true);
    expect(['/', '/administrators', '/auth'].some(isPrivatePage)).toBe(false);
  });
});
