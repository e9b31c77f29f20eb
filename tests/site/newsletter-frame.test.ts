import { describe, expect, inject, it } from 'vitest';
import { previewDocument } from '#src/features/newsletters/admin/preview-document.ts';
import { useBrowser } from '#tests/support/site.ts';

const { visit } = useBrowser();
const site = inject('site');

/** What might run, send, load or lead away; none of it may do so in the frame, even where no server has cleaned it. */
const HOSTILE = [
  '<script>parent.hurt = true; top.hurt = true</script>',
  '<img src="x" onerror="parent.hurt = true">',
  '<svg onload="parent.hurt = true"><script>parent.hurt = true</script></svg>',
  '<svg><animate onbegin="parent.hurt = true" attributeName="x" dur="1s"></animate></svg>',
  '<iframe srcdoc="<script>top.hurt = true</script>"></iframe>',
  '<object data="data:text/html,<script>parent.hurt = true</script>"></object>',
  '<meta http-equiv="refresh" content="0;url=https://elsewhere.test/">',
  '<base href="https://elsewhere.test/"><img src="/pixel">',
  '<form action="https://elsewhere.test/"><button autofocus onfocus="this.click()">x</button></form>',
  '<a href="javascript:parent.hurt = true" autofocus onfocus="this.click()">x</a>',
  '<a href="https://elsewhere.test/" target="_top">leave</a>',
  '<details open ontoggle="parent.hurt = true">x</details>',
  '<style>@import "https://elsewhere.test/x.css";</style>',
  '<link rel="stylesheet" href="https://elsewhere.test/x.css">',
  '<body onload="parent.hurt = true">',
  '<video><source onerror="parent.hurt = true"></video>',
  '</iframe><script>parent.hurt = true</script>',
];

describe('the frame of the preview', () => {
  it.each(HOSTILE)('neither runs nor leads away: %s', async (html) => {
    const { page: own } = await visit();
    const reached: string[] = [];
    // What the policy stops never comes so far.
    await own.route('https://elsewhere.test/**', (route) => {
      reached.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await own.goto('/');
    const before = own.url();
    await own.evaluate(
      (document_) => {
        const frame = document.createElement('iframe');
        frame.setAttribute('sandbox', '');
        frame.srcdoc = document_;
        return new Promise((done) => {
          frame.addEventListener('load', done, { once: true });
          document.body.append(frame);
        });
      },
      previewDocument(html, site.url),
    );
    const [, frame] = own.frames();
    await frame
      ?.locator('a, button')
      .first()
      .click({ timeout: 1000, force: true })
      .catch(() => undefined);

    expect(await own.evaluate(() => 'hurt' in window)).toBe(false);
    expect(own.url()).toBe(before);
    expect(own.context().pages()).toHaveLength(1);
    expect(reached).toEqual([]);
  });
});
