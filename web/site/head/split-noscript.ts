import { isHandler, type InnerPart } from '#rules/head/read-head-html.ts';

/** Elements that a `noscript` in a head may hold. */
const OF_HEAD: ReadonlySet<string> = new Set(['link', 'meta', 'style']);
/** Elements that load nothing and only show their text. */
const OF_TEXT: ReadonlySet<string> = new Set(
  'a abbr b br code dd div dl dt em h1 h2 h3 h4 h5 h6 hr i li ol p section small span strong ul'.split(' '),
);

type Split = {
  /** Parts that stay in the document; undefined where there are none but blanks and comments. */
  stays: readonly InnerPart[] | undefined;
  /** Parts that load something (pictures, frames, whatever isn't known to load nothing). */
  waits: readonly InnerPart[] | undefined;
  /** Whether a head can hold the parts that stay. */
  isOfHead: boolean;
};

/** Splits what a `noscript` holds, child by child. */
export function splitNoscript(inner: readonly InnerPart[]): Split {
  const children = childrenOf(inner);
  const stays = children.filter(loadsNothing).flat();
  const waits = children.filter((child) => !loadsNothing(child)).flat();

  return {
    stays: stays.some(isContent) ? stays : undefined,
    waits: waits.length > 0 ? waits : undefined,
    isOfHead: children
      .filter(loadsNothing)
      .every(([first]) => !first || !isContent(first) || isOfHead(first)),
  };
}

function childrenOf(inner: readonly InnerPart[]): InnerPart[][] {
  const children: InnerPart[][] = [];
  let depth = 0;
  for (const part of inner) {
    if (depth === 0) children.push([part]);
    else children.at(-1)?.push(part);
    if (part.kind === 'open') depth += 1;
    if (part.kind === 'close') depth -= 1;
  }

  return children;
}

const loadsNothing = (child: readonly InnerPart[]): boolean =>
  child.every(
    (part) =>
      part.kind !== 'open' ||
      OF_HEAD.has(part.name) ||
      (OF_TEXT.has(part.name) && !Object.keys(part.attributes).some(mayLoad)),
  );

const mayLoad = (attribute: string): boolean =>
  attribute === 'style' || attribute === 'background' || isHandler(attribute);

const isContent = (part: InnerPart): boolean =>
  part.kind === 'open' || (part.kind === 'text' && part.text.trim() !== '');

const isOfHead = (part: InnerPart): boolean => part.kind === 'open' && OF_HEAD.has(part.name);
