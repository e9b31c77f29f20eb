import { toPlain } from '#rules/text/to-plain.ts';
import { GUIDES, paths } from '#src/config/paths.ts';
import type { MessageId } from '#src/lib/messages/message-id.ts';
import { codeGroupId, PARTS, tableId } from '../anchors.ts';
import { sectionsOf } from '../guides/guides.ts';
import { reference } from '../reference.ts';

export type Hit = {
  /** Path of the page without a language, with the anchor of the place. */
  to: string;
  title: string;
  text: string;
  /** True for names and texts of the API itself, which are English on every page. */
  isEnglish?: boolean;
};
export type SearchDocs = typeof searchDocs;

type Doc = Hit & {
  /** Words by which it is found too but which are not shown. */
  more?: string;
};
/** Texts of the pages by their ids, written or parsed. */
type Texts = { messages: Readonly<Record<string, string | readonly object[]>> };

const SHOWN_MOST = 12;

/** Finds the places of guides and reference that have every word of a query, those with a word in their title first. */
export function searchDocs(query: string, texts: Texts): Hit[] {
  const words = query.split(/\s+/).map(toPlain).filter(Boolean);
  if (words.length === 0) return [];
  const found = docsOf(texts).flatMap((doc) => {
    const title = toPlain(doc.title);
    const all = title + toPlain(doc.text) + toPlain(doc.more ?? '');
    if (!words.every((word) => all.includes(word))) return [];

    return [{ doc, rank: rankOf(title, words) }];
  });

  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, SHOWN_MOST)
    .map(({ doc: { to, title, text, isEnglish = false } }) => ({ to, title, text, isEnglish }));
}

function rankOf(title: string, words: readonly string[]): number {
  if (title === words.join('')) return 0;
  if (words.every((word) => title.includes(word))) return 1;

  return words.some((word) => title.includes(word)) ? 2 : 3;
}

const docsOf = (texts: Texts): Doc[] => [...guideDocs(texts), ...partDocs(texts), ...apiDocs()];

/** Returns a text of the pages without its tags; the build has parsed the texts already. */
function textIn({ messages }: Texts, id: MessageId): string {
  const text = messages[id] ?? '';
  const words = typeof text === 'string' ? text.replace(/<[^>]+>/g, ' ') : text.map(wordsOf).join(' ');

  return words.replace(/\s+/g, ' ').trim();
}

/** Returns the words of a parsed text; a place for a value has none. */
function wordsOf(element: object): string {
  if ('children' in element) return (element.children as object[]).map(wordsOf).join(' ');

  return 'type' in element && element.type === LITERAL && 'value' in element ? String(element.value) : '';
}
const LITERAL = 0;

function guideDocs(texts: Texts): Doc[] {
  return GUIDES.flatMap((guide) => {
    const idOf = (rest: string) => `developers.guides.${guide}.${rest}` as MessageId;
    const title = textIn(texts, idOf('title'));
    const sections = sectionsOf(guide).map(([name]) => ({
      to: `${paths.guide(guide)}#${name}`,
      title: textIn(texts, idOf(`${name}.title`)),
      text: textIn(texts, idOf(`${name}.text`)),
      more: title,
    }));

    return [{ to: paths.guide(guide), title, text: textIn(texts, idOf('lead')) }, ...sections];
  });
}

/** Texts that begin a part, where it has one. */
const partDocs = (texts: Texts): Doc[] =>
  PARTS.map((part) => ({
    to: `${paths.developers}#${part}`,
    title: textIn(texts, `developers.${part}.title`),
    text: textIn(texts, `developers.${part}.text` as MessageId),
  }));

/** The names of the API: tables with their columns, actions, error codes and limits. */
function apiDocs(): Doc[] {
  const at = (anchor: string) => `${paths.developers}#${anchor}`;
  const english = { isEnglish: true };

  return [
    ...reference.tables.map(({ name, description, columns }) => ({
      ...{ to: at(tableId(name)), title: name, text: description, ...english },
      more: columns.map((column) => `${column.name} ${column.description}`).join(' '),
    })),
    ...reference.actions.map(({ name, description }) => ({
      ...{ to: at('actions'), title: name, text: description, ...english },
    })),
    ...reference.errorCodes.flatMap(({ codes }, group) =>
      codes.map(({ code, meaning }) => ({
        ...{ to: at(codeGroupId(group)), title: code, text: meaning.replaceAll('`', ''), ...english },
      })),
    ),
    ...reference.limits.map(({ variable, counts }) => ({
      ...{ to: at('limits'), title: variable ?? counts, text: variable === null ? '' : counts, ...english },
    })),
  ];
}
