import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';

const part = useStarted(() => startPart());
const web = useStarted(() => startWeb(part.url));
const helped = useStarted(() => startWeb(part.url, { SUPPORT_EMAIL: 'help@host.test' }));

describe('files for programs and crawlers', () => {
  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/sitemap.xml', 'application/xml'],
    ['/llms.txt', 'text/plain; charset=utf-8'],
    ['/site.webmanifest?lng=ar', 'application/manifest+json; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
    ['/api/rest/openapi.json', 'application/json; charset=utf-8'],
  ])('%s may be cached for an hour, and is answered with 304 when unchanged', async (path, type) => {
    const first = await fetch(helped.url + path);
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(helped.url + path, { headers: { 'if-none-match': etag } });

    expect([first.status, first.headers.get('content-type')]).toEqual([200, type]);
    expect(first.headers.get('cache-control')).toBe('public, max-age=3600');
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it('include the OpenAPI document, which pages of any origin may read', async () => {
    const response = await fetch(`${web.url}/api/rest/openapi.json`, {
      headers: { origin: 'https://a.test' },
    });

    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', servers: [{ url: '/' }] });
  });

  it('have no security.txt where no security contact is configured', async () => {
    expect((await fetch(`${web.url}/.well-known/security.txt`)).status).toBe(404);
  });
});
