import { describe, expect, it } from 'vitest';
import { useStarted } from '#tests/support/use-started.ts';
import { startPart } from '../part-double.ts';
import { startWeb } from '../start-web.ts';

const part = useStarted(() => startPart());
const keeping = useStarted(() => startWeb(part.url));
const retired = useStarted(() => startWeb(part.url, { OFFLINE_PAGES: 'false' }));

describe('pages kept for offline use', () => {
  it('are served by the service worker of the build, or removed by one that unregisters itself', async () => {
    const [kept, ended] = await Promise.all(
      [keeping, retired].map(async ({ url }) => fetch(`${url}/service-worker.js`)),
    );

    expect(await kept?.text()).toBe('/* the worker of the build */');
    expect(await ended?.text()).toContain('registration.unregister()');
    for (const answer of [kept, ended]) {
      expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'no-cache',
        'content-security-policy': "default-src 'none'; connect-src 'self'",
      });
    }
  });

  it('are switched on or off by keepsPages in /config.json', async () => {
    const read = async (url: string) => (await fetch(`${url}/config.json`)).json();

    expect(await read(keeping.url)).toMatchObject({ keepsPages: true });
    expect(await read(retired.url)).toMatchObject({ keepsPages: false });
  });

  it('that the visitor never read are replaced by /offline.html, in both languages and without scripts', async () => {
    const answer = await fetch(`${keeping.url}/offline.html`);
    const html = await answer.text();

    expect(html).toContain('<section lang="en" dir="ltr">');
    expect(html).toContain('<section lang="ar" dir="rtl">');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/<script|src=/);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
  });
});
