import { randomUUID } from 'node:crypto';
import { DomUtils, parseDocument } from 'htmlparser2';
import sanitize from 'sanitize-html';
import { textToHtml } from '#rules/newsletters/text-to-html.ts';
import { findUnknown } from '#rules/newsletters/variables.ts';
import { cleaningOf } from './clean-content.ts';

type Written = { tagName: string; attributes: sanitize.Attributes };
type Options = ReturnType<typeof cleaningOf>;

/** Characters of a piece that is told, and pieces. */
const PIECE_MAX_LENGTH = 80;
const PIECES_MAX = 20;

/**
 * Lists what mails don't have of a content, each once and as it was written: tags, attributes, styles, comments and
 * what looks like a variable. It is found by cleaning the content itself, with a mark at each element.
 */
export function findDropped(html: string, site: string): string[] {
  const mark = `data-written-${randomUUID()}`;
  const written: Written[] = [];
  const clean = sanitize(textToHtml(html), marking(cleaningOf(site), mark, written));
  const kept = new Map<string | undefined, sanitize.Attributes>(
    DomUtils.findAll((element) => mark in element.attribs, parseDocument(clean).children).map(
      ({ attribs }) => [attribs[mark], attribs],
    ),
  );
  const pieces = written.flatMap((one, at) => droppedOf(one, kept.get(String(at))));
  const comments = /<!--/.test(html) ? ['<!-- -->'] : [];
  const all = new Set([...pieces, ...comments, ...findUnknown(clean)]);

  return [...all].slice(0, PIECES_MAX).map(shorten);
}

/** Lets the cleaning note each element as it was written, and mark it by its number. */
function marking(options: Options, mark: string, written: Written[]): sanitize.IOptions {
  const noting =
    (transform: sanitize.Transformer): sanitize.Transformer =>
    (tagName, attributes) => {
      const number = attributes[mark] ?? String(written.push({ tagName, attributes }) - 1);
      const made = transform(tagName, attributes);

      return { ...made, attribs: { ...made.attribs, [mark]: number } };
    };
  const transforms = Object.entries(options.transformTags).map(([name, transform]) => [
    name,
    noting(transform),
  ]);
  const allowed = options.allowedAttributes;

  return {
    ...options,
    transformTags: Object.fromEntries(transforms) as Options['transformTags'],
    allowedAttributes: { ...allowed, '*': [...(allowed['*'] ?? []), mark] },
  };
}

/** A link gets a target and a rel of ours. */
const OURS = new Set(['target', 'rel']);

function droppedOf({ tagName, attributes }: Written, kept: sanitize.Attributes | undefined): string[] {
  if (!kept) return [`<${tagName}>`];

  return Object.entries(attributes).flatMap(([name, value]) => {
    if (tagName === 'a' && OURS.has(name)) return [];
    if (name === 'style') return droppedStyles(value, kept['style'] ?? '');
    const isKept = name === 'href' ? kept[name] !== undefined : kept[name] === value;

    return isKept ? [] : [`${name}="${value}"`];
  });
}

function droppedStyles(written: string, kept: string): string[] {
  const names = new Set(declarationsOf(kept).map(nameOf));

  return declarationsOf(written).filter((declaration) => !names.has(nameOf(declaration)));
}

const declarationsOf = (style: string) =>
  style
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration !== '');

const nameOf = (declaration: string) => declaration.split(':', 1)[0]?.trim().toLowerCase();

const shorten = (piece: string) =>
  piece.length > PIECE_MAX_LENGTH ? `${piece.slice(0, PIECE_MAX_LENGTH - 1)}…` : piece;
