import { brotliCompressSync } from 'node:zlib';
import type { Browser } from 'playwright-core';
import { startServer } from '#tests/support/processes/serve.ts';

/**
 * Serves copies of the pages without scripts and with inlined styles, which look the same, from a server that only sends
 * kept answers. Other files (fonts, pictures) are fetched from the site once.
 */
export async function serveCopies(browser: Browser, site: string, paths: readonly string[]) {
  const held = new Map<string, Answer>();
  for (const path of paths) {
    const body = brotliCompressSync(await copyPage(browser, `${site}${path}`));
    held.set(path, { status: 200, headers: DOCUMENT, body });
  }
  const { port, stop } = await startServer(async ({ url = '/' }, response) => {
    const known = held.get(url) ?? (await fetchOnce(`${site}${url}`));
    held.set(url, known);
    response.writeHead(known.status, known.headers).end(known.body);
  });

  return { url: `http://localhost:${port}`, stop };
}

const DOCUMENT = { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' };

type Answer = { status: number; headers: Record<string, string>; body: Buffer };

/** Returns the HTML of a page once it is complete, without its scripts. */
async function copyPage(browser: Browser, url: string): Promise<string> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    serviceWorkers: 'block',
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  const html = await page.evaluate(async () => {
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]:not([disabled])')];
    for (const sheet of sheets) {
      const style = document.createElement('style');
      style.textContent = await (await fetch(sheet.href)).text();
      sheet.replaceWith(style);
    }
    const removed = 'script, link[rel=modulepreload], link[rel=stylesheet], meta[property=csp-nonce]';
    for (const element of document.querySelectorAll(removed)) element.remove();

    return `<!doctype html>${document.documentElement.outerHTML}`;
  });
  await page.close();

  return html;
}

async function fetchOnce(url: string): Promise<Answer> {
  const response = await fetch(url);
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
    'cache-control': response.headers.get('cache-control') ?? 'no-cache',
  };

  return { status: response.status, headers, body: Buffer.from(await response.arrayBuffer()) };
}
