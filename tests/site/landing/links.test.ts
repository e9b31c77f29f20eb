import { describe, expect, inject, it } from 'vitest';
import { postGraphql } from '#tests/support/api.ts';

const site = inject('site');

/** Addresses in HTML: those of links, scripts, styles and pictures, and those in the head. */
const ADDRESS = /\b(?:href|src|content)="([^"]+)"/g;

/** Returns the addresses of this site's pages and files, without their fragments. */
function ownUrls(texts: readonly string[]): string[] {
  const urls = texts
    .filter((text) => text.startsWith('/') || text.startsWith(site.url))
    .map((text) => new URL(text.replaceAll('&#38;', '&').replaceAll('&amp;', '&'), site.url))
    .filter(({ origin }) => origin === site.url);

  return urls.map(({ pathname, search }) => pathname + search);
}

async function read(path: string): Promise<{ status: number; text: string }> {
  const response = await fetch(new URL(path, site.url), { headers: { accept: 'text/html' } });

  return { status: response.status, text: await response.text() };
}

const addressesIn = (html: string) => ownUrls([...html.matchAll(ADDRESS)].map(([, found]) => found ?? ''));

describe('the links of public pages', () => {
  it('all answer 200: pages of the sitemap, the addresses in their HTML, and the footer links', async () => {
    const { pages, others, lost } = await followAll();

    expect(pages.length).toBeGreaterThan(20);
    expect(others.filter((path) => path.startsWith('/og/')).length).toBeGreaterThan(10);
    // A page may still show a link that the file before has deleted, until it is rendered again.
    if (lost.length > 0) await expect.poll(async () => (await followAll()).lost).toEqual([]);
  });
});

/** Reads all pages of the sitemap and all that they lead to; returns what is not there. */
async function followAll() {
  const sitemap = (await read('/sitemap.xml')).text;
  const pages = ownUrls([...sitemap.matchAll(/<loc>([^<]+)</g)].map(([, found]) => found ?? ''));
  const { data } = await postGraphql(site.url, '{ footer_links { url } }');
  const links = (data!['footer_links'] as Array<{ url: string }>).map(({ url }) => url);

  const answers = await Promise.all(pages.map(read));
  const named = new Set([
    ...answers.flatMap(({ text }) => addressesIn(text)),
    ...ownUrls(links),
    ...ownUrls(Object.values(await (await fetch(`${site.url}/site.webmanifest`)).json()).flatMap(iconsOf)),
  ]);
  const others = [...named].filter((path) => !pages.includes(path));
  const found = await Promise.all(others.map(async (path) => ({ path, status: (await read(path)).status })));

  const isLost = ({ status }: { status: number }) => status !== 200;
  const lost = [...answers.map(({ status }, at) => ({ path: pages[at], status })), ...found].filter(isLost);

  return { pages, others, lost };
}

/** Returns the addresses of a manifest's icons. */
function iconsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map((icon: { src?: string }) => icon.src ?? '') : [];
}
