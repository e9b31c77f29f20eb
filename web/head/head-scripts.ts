import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { HeadElement } from './head-element.ts';

/** What an administrator saved for the head of public pages. */
export type HeadScripts = {
  /** `meta` and `link` elements, which always stand. */
  always: HeadElement[];
  /** Scripts, which wait for the visitor's consent. */
  scripts: HeadElement[];
};

const isEvent = (name: string) => name.startsWith('on');

/** Reads the saved HTML. What is neither meta, link nor script has no place in a head that others write too, and is left away. */
export function readHeadScripts(saved: string | null | undefined): HeadScripts {
  const found: HeadScripts = { always: [], scripts: [] };
  let script: HeadElement | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      // A handler in an attribute runs under no hash.
      const kept = Object.fromEntries(Object.entries(attributes).filter(([key]) => !isEvent(key)));
      if (name === 'meta' || name === 'link') found.always.push({ tag: name, attributes: kept });
      if (name === 'script') script = { tag: 'script', attributes: kept, text: '' };
    },
    ontext(text) {
      if (script) script.text += text;
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return;
      found.scripts.push(script);
      script = undefined;
    },
  });
  parser.end(saved ?? '');

  return found;
}

/** What a policy must allow of the saved HTML: its inline scripts, as `sha256-…`. */
export function headScriptHashes(saved: string | null | undefined): string[] {
  const inline = readHeadScripts(saved).scripts.filter(({ attributes }) => !('src' in attributes));
  const hashes = inline.map(({ text }) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );

  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

/** The origins that the saved HTML loads from, by kind. */
export function headScriptHosts(saved: string | null | undefined): { script: string[]; style: string[] } {
  const { scripts, always } = readHeadScripts(saved);
  const styles = always.filter(({ attributes }) => /\bstylesheet\b/i.test(attributes['rel'] ?? ''));

  return {
    script: originsOf(scripts.map(({ attributes }) => attributes['src'])),
    style: originsOf(styles.map(({ attributes }) => attributes['href'])),
  };
}

/** Other sites alone; an address without a scheme takes the page's. */
function originsOf(addresses: ReadonlyArray<string | undefined>): string[] {
  const urls = addresses.flatMap((address) => {
    const full = address?.startsWith('//') ? `https:${address}` : address;
    return full && URL.canParse(full) && /^https?:/i.test(full) ? [new URL(full).origin] : [];
  });

  return [...new Set(urls)];
}
