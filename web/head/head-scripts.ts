import { createHash } from 'node:crypto';
import { Parser } from 'htmlparser2';
import type { HeadElement } from './head-element.ts';

/** Elements that an administrator saved for the head of public pages. */
export type HeadScripts = {
  /** `meta` and `link` elements, which are in the head without consent. */
  always: HeadElement[];
  /** Scripts, which wait for the visitor's consent. */
  scripts: HeadElement[];
};

const isEvent = (name: string) => name.startsWith('on');

/** Reads the saved HTML. Only meta, link and script are kept; the server writes the rest of the head itself. */
export function readHeadScripts(saved: string | null | undefined): HeadScripts {
  const found: HeadScripts = { always: [], scripts: [] };
  let script: HeadElement | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      // Handlers in attributes are removed: the page's policy, which allows scripts by hash, would block them.
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

/** Returns the hashes (`sha256-…`) of the saved inline scripts, which the content security policy must allow. */
export function headScriptHashes(saved: string | null | undefined): string[] {
  const inline = readHeadScripts(saved).scripts.filter(({ attributes }) => !('src' in attributes));
  const hashes = inline.map(({ text }) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('base64'),
  );

  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

/** Returns the origins from which the saved HTML loads scripts and styles. */
export function headScriptHosts(saved: string | null | undefined): { script: string[]; style: string[] } {
  const { scripts, always } = readHeadScripts(saved);
  const styles = always.filter(({ attributes }) => /\bstylesheet\b/i.test(attributes['rel'] ?? ''));

  return {
    script: originsOf(scripts.map(({ attributes }) => attributes['src'])),
    style: originsOf(styles.map(({ attributes }) => attributes['href'])),
  };
}

/** Returns the origins of absolute URLs; a URL without a scheme (`//host/…`) counts as https. */
function originsOf(urls: ReadonlyArray<string | undefined>): string[] {
  const parsed = urls.flatMap((url) => {
    const full = url?.startsWith('//') ? `https:${url}` : url;
    return full && URL.canParse(full) && /^https?:/i.test(full) ? [new URL(full).origin] : [];
  });

  return [...new Set(parsed)];
}
