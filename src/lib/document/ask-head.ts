import type { ShownPage } from './shown-page.ts';

/** Description of a head element, as the web server sends it. */
export type ServerElement = {
  tag: 'link' | 'meta' | 'noscript' | 'script' | 'style' | 'template';
  attributes: Record<string, string>;
  text?: string;
};
export type ServerHead = { title?: string; elements: ServerElement[] };

/** Script types accepted from `/head.json`: data only. Executable scripts come by `/head-scripts.json`, after consent. */
const DATA = ['application/json', 'application/ld+json'];

/** Asks the web server for the head of a page. */
export async function askHead(
  { path, locale }: ShownPage,
  { isFresh }: { isFresh: boolean },
): Promise<ServerHead> {
  const query = new URLSearchParams({ path, lng: locale });
  const body = (await askJson(`/head.json?${query}`, isFresh)) as Partial<ServerHead>;
  const elements = (body.elements ?? []).filter(isHarmless);

  return { elements, ...(typeof body.title === 'string' && { title: body.title }) };
}

/** Asks for what an administrator saved for public pages and waits for consent. */
export async function askHeadScripts(): Promise<ServerElement[]> {
  const body = (await askJson('/head-scripts.json', false)) as { scripts?: ServerElement[] };

  return (body.scripts ?? []).filter(({ tag }) => tag === 'script' || tag === 'noscript');
}

async function askJson(url: string, isFresh: boolean): Promise<unknown> {
  const response = await fetch(url, isFresh ? { headers: { 'cache-control': 'no-cache' } } : {});
  if (!response.ok) throw new Error(`${url} answered with status ${response.status}.`);

  return response.json();
}

function isHarmless({ tag, attributes }: ServerElement): boolean {
  return tag !== 'script' || DATA.includes(attributes['type'] ?? '');
}
