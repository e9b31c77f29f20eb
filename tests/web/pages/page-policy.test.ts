import { urlsOf, ADMIN_PAGES, SITE_PAGES } from '#src/config/pages.ts';
import { isClosedPath as isClosedInBrowser } from '#src/config/paths.ts';
import { isClosedPath } from '#web/site/head/closed-paths.ts';
import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));

const page = async (path: string) => {
  const response = await fetch(web.url + path);
  return { response, html: await response.text() };
};

describe('the Content-Security-Policy of a page', () => {
  it('is the same for all visitors, with no nonce and no unsafe source, and forbids framing', async () => {
    const [one, other] = [await page('/'), await page('/')];
    const policy = one.response.headers.get('content-security-policy') ?? '';

    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/nonce|unsafe/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(other.html).toBe(one.html);
    expect(other.response.headers.get('content-security-policy')).toBe(policy);
    expect(Object.fromEntries(one.response.headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(one.response.headers.has('strict-transport-security')).toBe(false);
  });

  it('has a new nonce for each view of a page where people enter secrets, which is not cached', async () => {
    for (const path of ['/auth', '/admin', '/admin/nowhere']) {
      const [one, other] = [await page(path), await page(path)];
      const nonce = /<meta property="csp-nonce" content="" nonce="([^"]+)">/.exec(one.html)?.[1];

      expect(nonce).toMatch(/^.{22}==$/);
      expect(one.response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
      expect(one.response.headers.get('content-security-policy')).toContain("script-src 'self';");
      expect(other.html).not.toContain(nonce);
      expect(one.response.headers.get('cache-control')).toBe('no-store');
    }
  });

  it('lets the document of the back office show its outline before any script, with the sidebar as it was', async () => {
    const { html } = await page('/admin/contacts');
    const collapsed = await fetch(`${web.url}/admin`, { headers: { cookie: 'sidebar_state=collapsed' } });

    expect(html).toMatch(/<div id="root"><div aria-hidden="true" style="[^"]*">.*16rem/);
    expect(await collapsed.text()).toMatch(/<div id="root">.*3rem/);
    expect((await page('/auth')).html).not.toMatch(/<div id="root"><div aria-hidden="true" style/);
  });

  it('treats the same pages as secret ones on the server and in the browser', () => {
    const paths = [...SITE_PAGES, ...ADMIN_PAGES].flatMap((page) => urlsOf(page).map(({ path }) => path));

    expect(paths.filter(isClosedPath)).toEqual(paths.filter(isClosedInBrowser));
    expect(paths.filter(isClosedPath)).toHaveLength(ADMIN_PAGES.length + 5);
  });
});
