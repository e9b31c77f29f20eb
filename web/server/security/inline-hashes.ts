import { createHash } from 'node:crypto';

/** Hashes (`sha256-…`) of a document's inline scripts, inline styles and style attributes. */
export type InlineHashes = {
  scriptHashes: string[];
  styleHashes: string[];
  styleAttributeHashes: string[];
};

const ELEMENT = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1\s*>/gi;
const TAG = /<[a-z][^\s/>]*(?:\s+(?:[^\s"'>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?|\/))*\s*>/gi;
const STYLE_ATTRIBUTE = /\sstyle\s*=\s*(?:"([^"]*)"|'([^']*)')/gi;
const TYPE = /\stype\s*=\s*["']?([^\s"'>]+)/i;

/** Script types that browsers run; any other type, such as JSON, is a data block that the policy does not restrict. */
const RUNS = /^(module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;

/**
 * Hashes the inline scripts, styles and style attributes of a document that this server made itself. It is no parser
 * for HTML from others.
 */
export function inlineHashes(html: string): InlineHashes {
  const found = { script: new Set<string>(), style: new Set<string>(), attribute: new Set<string>() };
  const markup = html.replace(ELEMENT, (_all, name: string, attributes: string, text: string) => {
    const isStyle = name.toLowerCase() === 'style';
    if (isStyle) found.style.add(hashOf(text));
    else if (isInlineCode(attributes)) found.script.add(hashOf(text));
    return `<${name}${attributes}>`;
  });
  for (const [tag] of markup.matchAll(TAG)) {
    for (const [, double, single] of tag.matchAll(STYLE_ATTRIBUTE))
      found.attribute.add(hashOf(unescapeAttribute(double ?? single ?? '')));
  }

  return {
    scriptHashes: [...found.script],
    styleHashes: [...found.style],
    styleAttributeHashes: [...found.attribute],
  };
}

/** Hashes an inline script or style for a policy; line ends become `\n`, as HTML parsers normalize them. */
export function hashOf(text: string): string {
  const digest = createHash('sha256').update(text.replace(/\r\n?/g, '\n')).digest('base64');

  return `sha256-${digest}`;
}

function isInlineCode(attributes: string): boolean {
  if (/\ssrc\s*=/i.test(attributes)) return false;
  const type = TYPE.exec(attributes)?.[1];

  return type === undefined || RUNS.test(type);
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

/** Decodes the entities that React and this server write in attributes. */
function unescapeAttribute(value: string): string {
  return value.replace(/&(amp|lt|gt|quot|#x27|#39|#34|#38|#60|#62);/g, (found, name: string) =>
    name.startsWith('#') && !(name in ENTITIES)
      ? String.fromCharCode(Number(name.slice(1)))
      : (ENTITIES[name] ?? found),
  );
}
