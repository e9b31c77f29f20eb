import type { fromMarkdown } from 'mdast-util-from-markdown';
import { Fragment, type ReactNode } from 'react';
import { SiteLink } from '#src/components/site-link.tsx';
import { Text } from '#src/components/text.tsx';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type NodeOf<Type> = Extract<Node, { type: Type }>;
/** Addresses of the links that are written apart from their text (`[text][name]`), by name. */
type Urls = ReadonlyMap<string, string>;
type Drawings = { [Type in Node['type']]?: (node: NodeOf<Type>, urls: Urls) => ReactNode };

/**
 * Elements for the nodes of Markdown. Without one are definitions, which draw nothing, and images: browsers would fetch
 * them from other servers. A line break needs no element, as markdown.module.css keeps the lines of a text.
 */
const drawings: Drawings = {
  blockquote: ({ children }, urls) => <blockquote>{drawBlocks(children, urls)}</blockquote>,
  break: () => '\n',
  code: ({ lang, value }) => (
    <pre>
      <code {...(lang && { className: `language-${lang}` })}>{value && `${value}\n`}</code>
    </pre>
  ),
  emphasis: ({ children }, urls) => <em>{drawAll(children, urls)}</em>,
  heading: drawHeading,
  html: ({ value }) => value,
  inlineCode: ({ value }) => <code>{value.replaceAll('\n', ' ')}</code>,
  link: ({ url, children }, urls) => <SiteLink url={url}>{drawAll(children, urls)}</SiteLink>,
  linkReference: ({ identifier, children }, urls) => (
    <SiteLink url={urls.get(identifier) ?? ''}>{drawAll(children, urls)}</SiteLink>
  ),
  list: drawList,
  paragraph: ({ children }, urls) => <p>{drawAll(children, urls)}</p>,
  strong: ({ children }, urls) => <strong>{drawAll(children, urls)}</strong>,
  text: ({ value }) => value,
  thematicBreak: () => <hr />,
};

/** Draws parsed Markdown. */
export function drawMarkdown(root: Root): ReactNode {
  return drawBlocks(root.children, urlsIn(root));
}

/** Finds the addresses of links that are written apart; of two with the same name the first one counts. */
function urlsIn(root: Root): Urls {
  const urls = new Map<string, string>();
  const visit = (node: Root | Node): void => {
    if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url);
    if ('children' in node) node.children.forEach(visit);
  };
  visit(root);

  return urls;
}

function drawBlocks(nodes: readonly Node[], urls: Urls): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {draw(node, urls)}
    </Fragment>
  ));
}

function drawAll(nodes: readonly Node[], urls: Urls): ReactNode {
  return nodes.map((node, index) => <Fragment key={index}>{draw(node, urls)}</Fragment>);
}

function draw<Type extends Node['type']>(node: NodeOf<Type>, urls: Urls): ReactNode {
  return drawings[node.type as Type]?.(node, urls);
}

/** Looks of the first three levels of headings. They begin at h2, since the page's title is its only h1. */
const headings = {
  1: { as: 'h2', variant: 'h2' },
  2: { as: 'h2', variant: 'h3' },
  3: { as: 'h3', variant: 'h4' },
} as const;

function drawHeading({ depth, children }: NodeOf<'heading'>, urls: Urls): ReactNode {
  const drawn = drawAll(children, urls);
  if (depth <= 3) return <Text {...headings[depth as 1 | 2 | 3]}>{drawn}</Text>;
  const Heading = `h${depth}` as const;

  return <Heading>{drawn}</Heading>;
}

/** Draws a list; without empty lines between its items, their texts are no paragraphs. */
function drawList({ ordered, start, spread, children }: NodeOf<'list'>, urls: Urls): ReactNode {
  const isLoose = spread === true || children.some((item) => item.spread === true);
  const items = children.map((item, index) => (
    <li key={index}>
      {isLoose
        ? drawBlocks(item.children, urls)
        : item.children.map((node, at) => (
            <Fragment key={at}>
              {node.type === 'paragraph' ? drawAll(node.children, urls) : ['\n', draw(node, urls)]}
            </Fragment>
          ))}
    </li>
  ));
  if (!ordered) return <ul>{items}</ul>;

  return <ol {...(start !== 1 && { start: start ?? undefined })}>{items}</ol>;
}
