import { readFileSync } from 'node:fs';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';

import { canonicalPath } from '#src/config/pages.ts';
import { describePages } from './describe-pages.ts';
import { createMessageStore } from './messages/message-store.ts';
import { createRoutes } from './router.tsx';

const routes = createRoutes(createMessageStore('en'));
const urls = describePages().flatMap((page) => page.urls.map(({ path }) => path));
const routeOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.path;

describe('the list of pages', () => {
  it.each(urls)('has a page at %s, for which the router has a route', (path) => {
    const address = path.replace(':kind', 'vps');

    expect(routeOf(address)).toBe(path);
    expect(routeOf(`${address}/`)).toBe(path);
  });

  it.each(['/nowhere', '/hosting', '/en/auth', '/EN', '/admin/nowhere'])(
    'has no page at %s, for which the router shows the page "not found"',
    (path) => {
      expect(urls).not.toContain(path);
      expect(routeOf(path)).toBe('*');
    },
  );

  it('has the English and the Arabic URLs of public pages', () => {
    for (const path of ['/ar', '/en/hosting/:kind', '/ar/terms']) expect(urls).toContain(path);
  });

  it('has a title and a description for public pages except the landing page', () => {
    const headAt = (wanted: string) =>
      describePages().find(({ urls }) => urls.some(({ path }) => path === wanted))?.head;

    expect(headAt('/')).toBeUndefined();
    expect(headAt('/hosting/:kind')?.ar).toEqual({ title: '{kind} – {brand}', description: '{text}' });
    expect(headAt('/terms')?.en.title).toBe('{title} · {brand}');
    expect(headAt('/auth')?.ar).toEqual({
      title: 'تسجيل الدخول إلى منطقة العملاء · {brand}',
      description: null,
    });
    expect(headAt('/admin')).toBeUndefined();
  });

  it('has the same paths as docs/build/routes.md', () => {
    const [, pages = ''] = /## Pages\n([^]*?)\n## /.exec(readFileSync('docs/build/routes.md', 'utf8')) ?? [];
    const documented = [...pages.matchAll(/`(\/[^`#]*)`/g)].map(([, path]) => path);

    const pagesThere = documented.filter((path) => !path?.startsWith('/demo-portal'));
    expect(new Set(pagesThere)).toEqual(new Set(urls));
  });

  it('gives the canonical path of public pages, and none for the back office or an unknown path', () => {
    const open = ['/', '/ar', '/hosting/vps', '/ar/hosting/word-press', '/auth'];
    expect(open.map((path) => canonicalPath(`${path}/`))).toEqual(['/', ...open.slice(1)]);
    expect(['/admin', '/admin/notices', '/nowhere', '/hosting', '/hosting/a/b'].map(canonicalPath)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
