import { describe, expect, inject, it } from 'vitest';
import { previewDocument } from '#src/features/newsletters/admin/preview/preview-document.ts';
import { useBrowser } from '#tests/support/browser/site.ts';

const { visit } = useBrowser();
const site = inject('site');

/**
 * HTML that tries to run code, send, load or navigate; the frame must prevent it even where no server has cleaned the
 * HTML.
 */
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

/** The same HTML, in which each entry leaves its index as a mark. */
const marked = HOSTILE.map((html, at) =>
  html.replaceAll('hurt = true', `hurt = ${at}`).replaceAll('elsewhere.test/', `elsewhere.test/${at}/`),
);

/** HTML that leads its own frame away as soon as it is read. */
const CONTROL = '<meta http-equiv="refresh" content="0;url=https://control.test/">';

describe('the iframe of the newsletter preview', () => {
  it('neither runs scripts nor navigates, whatever its HTML holds', async () => {
    const { page, refused } = await visit();
    const reached: string[] = [];
    // A request that the policy refuses never gets here.
    await page.route('https://elsewhere.test/**', (route) => {
      reached.push(route.request().url());
      return route.fulfill({ body: '' });
    });
    await page.goto('/');
    const before = page.url();
    const documents = marked.map((html) => previewDocument(html, { origin: site.url }));
    await page.evaluate(showFrames, { documents, sandbox: '' });
    for (const frame of page.frames().slice(1)) {
      const pressed = frame.locator('a, button').first();
      if ((await pressed.count()) > 0) await pressed.click({ force: true });
    }
    // This frame may refresh itself, which the page's policy refuses aloud: the frames before it have had their time.
    await page.evaluate(showFrames, { documents: [CONTROL], sandbox: 'allow-scripts' });
    await expect.poll(() => refused.join()).toContain("Framing 'https://control.test/' violates");

    expect(await page.evaluate(() => (window as { hurt?: number }).hurt)).toBeUndefined();
    expect(page.url()).toBe(before);
    expect(page.context().pages()).toHaveLength(1);
    expect(reached).toEqual([]);
    expect(refused.splice(0).join()).toContain("base-uri 'none'");
  });
});

/** Runs in the page: adds a sandboxed frame for each document and waits until all have loaded. */
function showFrames({ documents, sandbox }: { documents: string[]; sandbox: string }): Promise<unknown> {
  return Promise.all(
    documents.map((text) => {
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', sandbox);
      frame.srcdoc = text;
      return new Promise((done) => {
        frame.addEventListener('load', done, { once: true });
        document.body.append(frame);
      });
    }),
  );
}
